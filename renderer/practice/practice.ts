/** The practice page. `?seed=N` deals the same pieces in every game. */
import { mount } from 'svelte';
import '../shared/theme.css';
import App from './App.svelte';
import { Practice } from './tetris/Practice.svelte.ts';
import { PuyoPractice } from './puyo/PuyoPractice.svelte.ts';
import { Speaker } from './sound/Speaker.ts';
import { Thinker } from './thinking/Thinker.ts';
import { bridge } from '../shared/bridge.ts';

const seed = new URLSearchParams(location.search).get('seed');
const nextSeed = () => (seed === null ? crypto.getRandomValues(new Uint32Array(1))[0]! : Number(seed));
const okiba = bridge();
const thinker = new Thinker(
  () => new Worker(new URL('../../engine/protocol/gameWorker.ts', import.meta.url), { type: 'module' }),
);
/** More than a pair has. */
const allPlaces = 30;
const settings = async () => (await okiba.request('state:get', null)).settings;
const practice = new Practice(
  nextSeed,
  async (state) => {
    const { evaluator, skill, misdrops } = await settings();
    return thinker.tetris(state, { evaluator, skill, misdrops });
  },
  (turn, columns, rows) => thinker.judge(turn, columns, rows),
);
const puyo = new PuyoPractice(nextSeed, async (state) =>
  thinker.puyo(state, { evaluator: (await settings()).puyoEvaluator, count: allPlaces }),
);
mount(App, {
  target: document.querySelector('#app')!,
  props: { practice, puyo, speaker: new Speaker(), bridge: okiba },
});
