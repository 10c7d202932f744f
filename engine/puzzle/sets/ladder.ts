/** Puzzles that get harder one by one, for runs against the clock or without a mistake. */
import type { Puzzle } from '../types.ts';
import type { Level, PuzzleKind } from './figures.ts';
import { levelOf } from './modes.ts';
import { puzzleAt } from './series.ts';

interface Rung extends PuzzleKind {
  /** Any where absent. */
  level?: Level;
  puzzles: number;
}

/** Four pieces are left out: such puzzles take longer to make than a good player takes to solve the one before. */
const rungs: readonly Rung[] = [
  { category: 'tsd', moves: 1, level: 'easy', puzzles: 3 },
  { category: 'tsd', moves: 1, puzzles: 4 },
  { category: 'tsd', moves: 2, level: 'easy', puzzles: 4 },
  { category: 'tsd', moves: 2, level: 'medium', puzzles: 5 },
  { category: 'tsd', moves: 2, level: 'hard', puzzles: 5 },
  { category: 'donation', moves: 2, puzzles: 4 },
  { category: 'tsd', moves: 3, puzzles: 10 },
  { category: 'donation', moves: 3, puzzles: Infinity },
];

function rungAt(place: number): Rung {
  let from = 0;
  for (const rung of rungs) {
    from += rung.puzzles;
    if (place < from) return rung;
  }
  return rungs.at(-1)!;
}

/** The puzzle at this place of a run, from 0; every `seed` has others. */
export function ladderPuzzle(seed: number, place: number): Puzzle {
  const { category, moves, level } = rungAt(place);
  const suits = level && ((predicted: Puzzle['predicted']): boolean => levelOf(predicted) === level);
  return puzzleAt({ recipe: { category, moves, slides: false, ...(suits && { suits }) }, salt: seed }, place);
}
