/** Endless Puyo for the frame that both games have in common. */
import type { ClockRules } from '../play/TimedGame.svelte.ts';
import {
  type Key,
  type PuyoClock,
  type Phase,
  advance,
  keyDown,
  keyUp,
  levelOf,
  outcomeOf,
  releaseAll,
  startPuyo,
  undo,
} from './clock.ts';
import { mostLevel } from './timing.ts';
import type { Heard } from '../play/Played.ts';
import type { Command } from '../../../electron/contract/practice/keys.ts';

const keys: Partial<Record<Command, Key>> = {
  left: 'left',
  right: 'right',
  softDrop: 'down',
  cw: 'cw',
  ccw: 'ccw',
};

/** What a command does to a pair; undefined: nothing. */
function keyOf(command: Command): Key | undefined {
  return keys[command];
}

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

function heardBetween({ phase: before }: PuyoClock, { phase: after }: PuyoClock): Heard[] {
  if (before === after) return [];
  if (after.kind === 'steer') return before.kind === 'steer' ? heardOfMove(before, after) : [];
  if (after.kind === before.kind) return [];
  return heardOfPhase(after, before.kind === 'steer');
}

function heardOfPhase(phase: Exclude<Phase, { kind: 'steer' }>, isNew: boolean): Heard[] {
  if (phase.kind === 'over') return [['over']];
  if (phase.kind === 'pop') return [['chain', phase.step + 1]];
  return isNew ? [['lock']] : [];
}

type Steering = Extract<Phase, { kind: 'steer' }>;

function heardOfMove({ stance: before }: Steering, { stance: after }: Steering): Heard[] {
  if (after.direction !== before.direction) return [['turn']];
  return after.x === before.x ? [] : [['move']];
}
