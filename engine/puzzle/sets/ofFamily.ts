import { readFamily } from '../families.ts';
import { familyOf } from '../family.ts';
import { type Draft, patternOf } from '../generating/reverse.ts';
import type { Puzzle } from '../types.ts';
import { NoSuchPuzzle, puzzleAt } from './series.ts';

/** A fresh puzzle of a family (see `familyOf`); the same seed makes the same one. Throws where there is none. */
export function familyPuzzle(family: string, seed: number): Puzzle {
  const wanted = readFamily(family);
  if (!wanted) throw new NoSuchPuzzle(`${JSON.stringify(family)} is not a family of puzzles`);
  const { category, moves } = wanted;
  const fits = (draft: Draft): boolean => familyOf(patternOf(draft, category)) === family;
  return puzzleAt({ recipe: { category, moves, slides: false, fits }, salt: seed }, 0);
}
