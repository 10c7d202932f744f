import { fieldBytes, setRules } from './planes';
import { popped, resolve, resolveScored, score } from './resolve';
import { valueShape } from './shape';
import { valueWaiting, waitingNeeds, waitingSteps } from './waiting';
export { begin, fired, keep, liveLines, nodes, prepare, queue, restore, roots, run, waited } from './beam';
export { weights } from './weights';

/** The field of the calls that follow. */
export const field: usize = memory.data(fieldBytes, 16);
const copy: usize = memory.data(fieldBytes, 16);

export function configure(kept: i32, hasWalls: bool): void {
  setRules(kept, hasWalls);
}

export function chains(): i32 {
  return resolveScored(field);
}

export function chainScore(): i32 {
  return score;
}

export function chainPopped(): i32 {
  return popped;
}

/** Steps of the longest chain that one to three puyos would fire, times four, less the puyos that it needs. */
export function waitingChain(): i32 {
  valueWaiting(field);
  return waitingSteps * 4 - waitingNeeds;
}

/** Resolves the same field again and again, for measuring. */
export function repeat(times: i32, scored: bool): i32 {
  let steps = 0;
  for (let time = 0; time < times; time++) {
    memory.copy(copy, field, fieldBytes);
    steps += scored ? resolveScored(copy) : resolve(copy);
  }
  return steps;
}

/** Values the same field again and again, for measuring. */
export function repeatValue(times: i32): i32 {
  let value = 0;
  for (let time = 0; time < times; time++) value ^= valueShape(field) + valueWaiting(field);
  return value;
}
