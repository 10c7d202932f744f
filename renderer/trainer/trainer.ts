/** The T-spin trainer. `?seed=N` makes the same puzzles each time. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { PuzzleWorkers } from './supply/PuzzleWorkers.ts';
import { Trainer } from './Trainer.svelte.ts';
import { bridge } from '../shared/bridge.ts';

const given = new URLSearchParams(location.search).get('seed');
const seed = given === null ? crypto.getRandomValues(new Int32Array(1))[0]! : Number(given) | 0;
const makeWorker = (): Worker =>
  new Worker(new URL('../../engine/protocol/puzzleWorker.ts', import.meta.url), { type: 'module' });
const okiba = bridge();
const trainer = new Trainer(new PuzzleWorkers(makeWorker, seed), okiba);
mount(App, { target: document.querySelector('#app')!, props: { trainer, bridge: okiba } });
