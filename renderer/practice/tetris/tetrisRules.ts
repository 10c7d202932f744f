/** Falling pieces for the frame that both games have in common. */
import { inputs, type Input } from '../../../engine/tetris/types.ts';
import type { Command } from '../../../electron/contract/practice/keys.ts';
import type { ClockRules } from '../play/TimedGame.svelte.ts';
import {
  type Clock,
  advance,
  keyDown,
  keyUp,
  levelOf,
  outcomeOf,
  releaseAll,
  startClock,
  undo,
} from './clock.ts';
import { mostLevel } from './timing.ts';
import type { Heard } from '../play/Played.ts';

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

function heardBetween(before: Clock, after: Clock): Heard[] {
  if (before.game === after.game) return [];
  if (after.game.over && !before.game.over) return [['over']];
  if (after.last !== before.last) return [heardOfLock(after)];
  return heardOfMove(before, after);
}

function heardOfLock({ last }: Clock): Heard {
  const rows = last?.cleared.length ?? 0;
  if (!last || rows === 0) return ['lock'];
  return [rows === 4 || last.spin !== 'none' ? 'bigClear' : 'clear', last.combo];
}

function heardOfMove({ game: before }: Clock, { game: after }: Clock): Heard[] {
  if (after.hold !== before.hold) return [['hold']];
  if (after.active?.orientation !== before.active?.orientation) return [['turn']];
  return after.active?.x === before.active?.x ? [] : [['move']];
}
