/** Endless Puyo for the frame that both games have in common. */
import type { ClockRules } from '../play/TimedGame.svelte.ts';
import {
  advance,
  keyDown,
  keyUp,
  levelOf,
  outcomeOf,
  releaseAll,
  startPuyo,
  undo,
  type Key,
  type PuyoClock,
} from './clock.ts';
import { heardBetween } from './heard.ts';
import { keyOf } from './keys.ts';
import { mostLevel } from './timing.ts';

export const puyoRules: ClockRules<PuyoClock, Key> = {
  game: 'puyo',
  mostLevel,
  start: startPuyo,
  advance,
  keyOf,
  keyDown,
  keyUp,
  releaseAll,
  undo,
  levelOf,
  outcomeOf,
  heardBetween,
  countsOf: ({ round }) => ({ score: round.score, cleared: round.longest, placed: round.turn }),
};
