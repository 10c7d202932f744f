import { type SuggestOptions, suggest } from '../../../../engine/tetris/advice/suggest.ts';
import { type Option, findOptions } from '../../../../engine/tetris/advice/options.ts';
import { compareGreedy } from '../../../../engine/tetris/advice/greedy.ts';
import { type TetrisState } from '../../../../engine/tetris/types.ts';
import { type Aim, type Guide } from './novice.ts';

/** Follows the first suggestion. */
export function hintsOf(options: Omit<SuggestOptions, 'count'>): Guide {
  return (state) => suggest(state, { ...options, count: 1 }).candidates[0] ?? null;
}

/** Follows hints, but for a share of looks at which the player goes by an idea of their own. */
export function mostly(hints: Guide, own: Guide, ignored: number, random: () => number): Guide {
  return (state) => (random() < ignored ? own(state) : hints(state));
}

/** Plays without hints: hard drops of the falling piece, taken greedily. */
export const greedily: Guide = (state) => firstBy(state, compareGreedy);

/**
 * Plays without hints as beginners do once they know that holes are bad: of the hard drops that leave the fewest new
 * holes the greedy one. Each piece is looked at so closely but with chance `care`.
 */
export function carefully(care: number, random: () => number): Guide {
  const fewestHoles = (a: Option, b: Option) => newHoles(a) - newHoles(b) || compareGreedy(a, b);
  return (state) => firstBy(state, random() < care ? fewestHoles : compareGreedy);
}

function newHoles({ result }: Option): number {
  return Math.max(0, result.holesAdded);
}

function firstBy(state: TetrisState, compare: (a: Option, b: Option) => number): Aim | null {
  const options = findOptions(state, { skill: 'drops', useHold: false });
  const alive = options.filter(({ result }) => !result.toppedOut);
  const [first] = (alive.length > 0 ? alive : options).sort(compare);
  return first ? { cells: first.cells, useHold: false, inputs: first.inputs } : null;
}
