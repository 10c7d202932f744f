/** Puzzles by number: each can be had at once, without those before it, and is the same everywhere. */
import { mix } from '../../tetris/random.ts';
import { familyOf } from '../family.ts';
import { goodDraft, puzzleOf, rateDraft } from '../generating/generate.ts';
import { type Draft, type Recipe, patternOf } from '../generating/reverse.ts';
import type { Puzzle, Rating } from '../types.ts';

/** There is none of this kind, or none was found in all tries. */
export class NoSuchPuzzle extends RangeError {
  override name = 'NoSuchPuzzle';
}

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
export function puzzleAt(series: Series, number: number): Puzzle {
  const { draft, seed } = draftAt(series, number);
  return puzzleOf(draft, series.recipe, seed);
}

/** What is known of a puzzle before its answers are searched for, which takes far longer. */
export interface Outline {
  predicted: Rating;
  /** See `familyOf`. */
  family: string;
}

/** Of the puzzle of this number. Throws where the recipe makes none. */
export function outlineAt(series: Series, number: number): Outline {
  const { draft } = draftAt(series, number);
  return {
    predicted: rateDraft(draft, series.recipe),
    family: familyOf(patternOf(draft, series.recipe.category)),
  };
}

function draftAt({ recipe, salt }: Series, number: number): { draft: Draft; seed: number } {
  const first = mix(mix(salt) + number);
  for (let tried = 0; tried < mostTries; tried++) {
    const seed = mix(first + tried);
    const draft = goodDraft(seed, recipe);
    if (draft) return { draft, seed };
  }
  throw new NoSuchPuzzle(`no puzzle of ${recipe.category} with ${recipe.moves} moves in ${mostTries} tries`);
}
