/** The T-spin trainer. `?seed=N` makes the same puzzles each time; `?missed` begins with what was missed in games. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { RecordStore } from './records/RecordStore.svelte.ts';
import { loadPreferences, savePreferences } from './records/preferences.ts';
import { PuzzleWorkers } from './supply/PuzzleWorkers.ts';
import { readyFor } from './supply/ready.ts';
import { Trainer } from './Trainer.svelte.ts';
import { bridge } from '../shared/bridge.ts';
import { followLayout } from '../shared/practice/layout.svelte.ts';

const asked = new URLSearchParams(location.search);
const given = asked.get('seed');
const seed = given === null ? crypto.getRandomValues(new Int32Array(1))[0]! : Number(given) | 0;
const makeWorker = (): Worker =>
  new Worker(new URL('../../engine/protocol/puzzleWorker.ts', import.meta.url), { type: 'module' });
const okiba = bridge();
/** Milliseconds in which the page has drawn its first puzzle, however busy the machine is. */
const drawnMs = 500;
const onceDrawn = (run: () => void): void => void requestIdleCallback(run, { timeout: drawnMs });
const workers = new PuzzleWorkers(makeWorker, readyFor, onceDrawn);
const { preferences, isRepaired } = loadPreferences(localStorage);
const trainer = new Trainer({
  supply: workers,
  recordStore: new RecordStore(okiba),
  seed,
  preferences: { ...preferences, ...(asked.has('missed') && { mode: 'games' as const }) },
  remember: (preferences) => savePreferences(localStorage, preferences),
});
// A puzzle that came with the page is drawn with it; one that has to be made is not waited for.
await Promise.race([trainer.open(), new Promise((resolve) => setTimeout(resolve))]);
followLayout();
mount(App, {
  target: document.querySelector('#app')!,
  props: { trainer, bridge: okiba, reader: workers, isRepaired },
});
