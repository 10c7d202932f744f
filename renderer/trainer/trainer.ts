/** The T-spin trainer. `?seed=N` makes the same puzzles each time. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { Keeper } from './records/Keeper.svelte.ts';
import { loadPreferences, savePreferences } from './records/preferences.ts';
import { PuzzleWorkers } from './supply/PuzzleWorkers.ts';
import { readyFor } from './supply/ready.ts';
import { Trainer } from './Trainer.svelte.ts';
import { bridge } from '../shared/bridge.ts';

const given = new URLSearchParams(location.search).get('seed');
const seed = given === null ? crypto.getRandomValues(new Int32Array(1))[0]! : Number(given) | 0;
const makeWorker = (): Worker =>
  new Worker(new URL('../../engine/protocol/puzzleWorker.ts', import.meta.url), { type: 'module' });
const okiba = bridge();
const workers = new PuzzleWorkers(makeWorker, readyFor);
const trainer = new Trainer({
  supply: workers,
  keeper: new Keeper(okiba),
  seed,
  preferences: loadPreferences(localStorage),
  remember: (preferences) => savePreferences(localStorage, preferences),
});
mount(App, { target: document.querySelector('#app')!, props: { trainer, bridge: okiba, reader: workers } });
