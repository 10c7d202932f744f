import { valueForms } from './value/form';
import { fieldBytes, setRules } from './planes';
import { popped, resolve, resolveScored, score } from './resolve';
import { prepareShape, valueShape } from './value/shape';
import { valueWaiting, waitingNeeds, waitingSteps } from './value/waiting';
export { begin, endWays, fired, firedWays, nodes, prepare, queue, roots, run, waited, waitedWays } from './search/beam';
export { forms, setForms } from './value/form';
export { keep, restore } from './search/lines';
export { weights } from './value/weights';

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

/** Steps of the chain that waits, the best by the weights, times four, and the puyos that it needs. */
export function waiting(): i32 {
  valueWaiting(field);
  return waitingSteps * 4 + waitingNeeds;
}

/** What the field is worth by its groups and its heights. */
export function shapeWorth(): i32 {
  prepareShape();
  return valueShape(field);
}

/** What the forms of the field are worth. */
export function formsWorth(): i32 {
  return valueForms(field);
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
