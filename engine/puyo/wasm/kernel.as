import { fieldBytes } from './planes';
import { popped, resolve, resolveScored, score } from './resolve';

/** The field of the calls that follow. */
export const field: usize = memory.data(fieldBytes, 16);
const copy: usize = memory.data(fieldBytes, 16);

export function chains(): i32 {
  return resolveScored(field);
}

export function chainScore(): i32 {
  return score;
}

export function chainPopped(): i32 {
  return popped;
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
