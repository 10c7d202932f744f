/** The review page: games that were played, move by move. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { Review } from './Review.svelte.ts';
import { bridge } from '../shared/bridge.ts';
import { GameClient } from '../../engine/protocol/GameClient.ts';
import type { TryEngine } from './trying/tryingAt.ts';
import { followLayout } from '../shared/practice/layout.svelte.ts';

const makeWorker = (): Worker =>
  new Worker(new URL('../../engine/protocol/reviewWorker.ts', import.meta.url), { type: 'module' });
const games = new GameClient();
const engine: TryEngine = {
  tetris: (state, options) => games.ask('tetris', state, options),
  puyo: (state, options) => games.ask('puyo', state, options),
  judge: (turn, columns, rows) => games.ask('judge', turn, columns, rows),
  judgePair: (pair) => games.ask('judgePair', pair),
};
const okiba = bridge();
followLayout();
mount(App, {
  target: document.querySelector('#app')!,
  props: { review: new Review(okiba, makeWorker, engine), bridge: okiba },
});
