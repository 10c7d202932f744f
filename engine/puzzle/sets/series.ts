/** Puzzles by number: each can be had at once, without those before it, and is the same everywhere. */
import { mix } from '../../tetris/random.ts';
import { puzzleFrom } from '../generating/generate.ts';
import type { Recipe } from '../generating/reverse.ts';
import type { Puzzle } from '../types.ts';
import { NoSuchPuzzle } from './NoSuchPuzzle.ts';

export interface Series {
  recipe: Recipe;
  /** Tells series of the same recipe apart. */
  salt: number;
}

/** Tries for one number; a recipe that makes no puzzle in as many makes hardly any. */
const mostTries = 20_000;

/**
 * The puzzle of this number, counted from 0. Two numbers of a series hardly ever have the same one. Throws where the
 * recipe makes none.
 */
export function puzzleAt({ recipe, salt }: Series, number: number): Puzzle {
  const first = mix(mix(salt) + number);
  for (let tried = 0; tried < mostTries; tried++) {
    const puzzle = puzzleFrom(mix(first + tried), recipe);
    if (puzzle) return puzzle;
  }
  throw new NoSuchPuzzle(`no puzzle of ${recipe.category} with ${recipe.moves} moves in ${mostTries} tries`);
}
