/** What can be heard of one moment and the next. */
import type { Heard } from '../play/Played.ts';
import type { Phase, PuyoClock } from './clock.ts';

export function heardBetween({ phase: before }: PuyoClock, { phase: after }: PuyoClock): Heard[] {
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
