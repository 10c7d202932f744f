/** The data of the T-spin puzzles: plain objects that can be cloned, sent and written as JSON. */
import type { Piece, Placement, Spin } from '../tetris/types.ts';

/** tsd: a T-spin Double; tst: a T-spin Triple; four: four rows with one I. */
export const goalKinds = ['tsd', 'tst', 'four'] as const;
export type GoalKind = (typeof goalKinds)[number];

/** What has to be possible once the pieces of a puzzle are placed: one more piece that clears exactly so many rows. */
export interface Goal {
  readonly piece: Piece;
  readonly rows: number;
  readonly spin: Spin;
}

export const goals: Readonly<Record<GoalKind, Goal>> = {
  tsd: { piece: 'T', rows: 2, spin: 'full' },
  tst: { piece: 'T', rows: 3, spin: 'full' },
  four: { piece: 'I', rows: 4, spin: 'none' },
};

/** donation: a T-spin Double over a well that is covered on the way and open again after it. */
export const categories = ['tsd', 'donation', 'tst', 'four'] as const;
export type Category = (typeof categories)[number];

/** The fewest pieces of a category: covering a well and building a slot over it takes two. */
export const leastMoves: Readonly<Record<Category, number>> = { tsd: 1, donation: 2, tst: 1, four: 1 };
export const mostMoves = 4;

/** Every kind of puzzle there is. */
export const puzzleKinds: readonly { category: Category; moves: number }[] = categories.flatMap((category) =>
  Array.from({ length: mostMoves + 1 - leastMoves[category] }, (_, more) => ({
    category,
    moves: leastMoves[category] + more,
  })),
);

/** How many right answers there are: one, at most `mostFew`, or more. */
export const answerCounts = ['unique', 'few', 'many'] as const;
export type AnswerCount = (typeof answerCounts)[number];

const mostFew = 5;

export function answerCountOf(solutionCount: number): AnswerCount {
  if (solutionCount <= 1) return 'unique';
  return solutionCount <= mostFew ? 'few' : 'many';
}

/** Estimates on the scales of the survey that the prior follows, from 1 (low) to 5 (high). */
export interface Rating {
  interest: number;
  difficulty: number;
}

/** What a puzzle asks: place these pieces in this order, without hold, so that the goal can be reached. */
export interface Task {
  /** Text rows, top row first, 'X' filled. */
  board: string[];
  queue: Piece[];
  goal: { kind: GoalKind };
}

export interface Puzzle extends Task {
  /** Tells puzzles apart by what they ask; the same for the same task. */
  id: string;
  category: Category;
  /** Pieces to place: the length of the queue. */
  moves: number;
  /** Sequences of placements that reach the goal, the intended one first; no more than `mostListed` of them. */
  solutions: Placement[][];
  /** How many sequences there are in all, found by complete search over every reachable place. */
  solutionCount: number;
  answers: AnswerCount;
  /** No sequence of hard drops reaches the goal. */
  needsSlides: boolean;
  /** In the order of `featureNames` (rating/features.ts). */
  features: number[];
  predicted: Rating;
  /** What `puzzleFrom` makes the same puzzle of; null where it was cut out of a game. */
  seed: number | null;
}
