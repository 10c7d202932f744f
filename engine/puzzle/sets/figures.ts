/** What the sets hold, with the figures of the thesis's app. Times are in seconds. */
import type { Category } from '../types.ts';

export interface PuzzleKind {
  category: Category;
  moves: number;
}

/** Chosen for interest: fifty each of one to four moves, picked by number; no answers are shown. */
export const curatedSize = 50;

/** For flash and practice: five hundred each. */
export const categorySize = 500;

/** The thesis's categories: one to four moves, and donations of two to four. */
export const thesisKinds: readonly PuzzleKind[] = [
  ...[1, 2, 3, 4].map((moves): PuzzleKind => ({ category: 'tsd', moves })),
  ...[2, 3, 4].map((moves): PuzzleKind => ({ category: 'donation', moves })),
];

/** Each puzzle is shown, then its answer, then the next one; both can be changed. */
export const flashTimes = { puzzle: 2, answer: 1 } as const;

/** Fifteen puzzles of two moves, no answers: five easy ones, five between, five hard. */
export const skillTest = { puzzles: 15, seconds: 30 } as const;

/** What made beginners' T-spins four times as many: so many interesting puzzles of two moves, then a game. */
export const trainingPlan = { puzzles: 75, seconds: 20 } as const;

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];
