/** The practice page. `?seed=N` deals the same pieces in every game; `?from=` a position in JSON begins training there. */
import { mount } from 'svelte';
import '../shared/theme.css';
import './view/layout/dark.css';
import App from './App.svelte';
import { Practice } from './tetris/Practice.svelte.ts';
import { goOnFrom } from './onward/Onward.svelte.ts';
import { PuyoPractice } from './puyo/PuyoPractice.svelte.ts';
import { Speaker } from './sound/Speaker.ts';
import type { StartingPosition } from '../../electron/contract/asking/practice.ts';
import { GameClient } from '../../engine/protocol/GameClient.ts';
import { bridge } from '../shared/bridge.ts';
import { followLayout } from '../shared/practice/layout.svelte.ts';

const asked = new URLSearchParams(location.search);
const seed = asked.get('seed');
const nextSeed = () => (seed === null ? crypto.getRandomValues(new Uint32Array(1))[0]! : Number(seed));
const okiba = bridge();
const engine = new GameClient();
/** The other player thinks for itself: hints never wait for it. */
const rivals = new GameClient();
/** More than a pair has. */
const allPlaces = 30;
const settings = async () => (await okiba.request('state:get', null)).settings;
const practice = new Practice(nextSeed, {
  ask: async (state) => {
    const { evaluator, skill, misdrops } = await settings();
    return engine.ask('tetris', state, { evaluator, skill, misdrops });
  },
  judge: (turn, columns, rows) => engine.ask('judge', turn, columns, rows),
  rival: (state, options) => rivals.ask('tetris', state, options),
  drill: (wish) => engine.ask('drill', wish, nextSeed()),
  way: (goal, position) => engine.ask('way', goal, position),
});
const puyo = new PuyoPractice(nextSeed, {
  ask: async (state) =>
    engine.ask('puyo', state, { evaluator: (await settings()).puyoEvaluator, count: allPlaces }),
  rival: (state, options) => rivals.ask('puyo', state, options),
  tsume: () => engine.ask('tsume', nextSeed()),
});
followLayout();
const from = JSON.parse(asked.get('from') ?? 'null') as StartingPosition | null;
mount(App, {
  target: document.querySelector('#app')!,
  props: { practice, puyo, speaker: new Speaker(), bridge: okiba, first: from?.game ?? 'tetris' },
});
if (from) goOnFrom(from, { tetris: practice, puyo });
