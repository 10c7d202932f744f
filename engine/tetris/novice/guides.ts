import { type SuggestOptions, suggest } from '../advice/suggest.ts';
import { findOptions } from '../advice/options.ts';
import { compareGreedy } from '../advice/greedy.ts';
import { type Guide } from './novice.ts';

/** Follows the first suggestion. */
export function hintsOf(options: Omit<SuggestOptions, 'count'>): Guide {
  return (state) => suggest(state, { ...options, count: 1 }).candidates[0] ?? null;
}

/** Plays without hints: straight drops of the falling piece, taken greedily. */
export const greedily: Guide = (state) => {
  const options = findOptions(state, { skill: 'drops', useHold: false });
  const alive = options.filter(({ result }) => !result.toppedOut);
  const [first] = (alive.length > 0 ? alive : options).sort(compareGreedy);
  return first ? { cells: first.cells, useHold: false, inputs: first.inputs } : null;
};
