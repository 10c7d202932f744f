/** Falling pieces for the frame that both games have in common. */
import { inputs, type Input } from '../../../engine/tetris/types.ts';
import type { Command } from '../../../electron/contract/practice/keys.ts';
import type { ClockRules } from '../play/TimedGame.svelte.ts';
import {
  advance,
  keyDown,
  keyUp,
  levelOf,
  outcomeOf,
  releaseAll,
  startClock,
  undo,
  type Clock,
} from './clock.ts';
import { heardBetween } from './heard.ts';
import { mostLevel } from './timing.ts';

const keyOf = (command: Command): Input | undefined => inputs.find((input) => input === command);

export const tetrisRules: ClockRules<Clock, Input> = {
  game: 'tetris',
  mostLevel,
  start: startClock,
  advance,
  keyOf,
  keyDown,
  keyUp,
  releaseAll,
  undo,
  levelOf,
  outcomeOf,
  heardBetween,
  countsOf: ({ score, game, splits, faults, keys }) => ({
    score: Math.round(score),
    cleared: game.lines,
    placed: game.locked,
    faults,
    keys,
    ...(splits.length > 0 && { splits }),
  }),
};
