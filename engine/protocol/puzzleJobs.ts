/** What pages give to the worker that makes and judges puzzles, and what they get. */
import type { PuzzleKind } from '../puzzle/sets/figures.ts';
import type { Category, Puzzle, Task } from '../puzzle/types.ts';
import type { Cell, Location, Placement } from '../tetris/types.ts';

/** Asks for a way to the goal from where these placements lead. */
export interface GuideQuestion {
  task: Task;
  placed: readonly Location[];
  /** Tried before a way is searched for. */
  intended: readonly Location[];
}

/** A way to the goal from where the player stands. */
export interface Guide {
  placements: Placement[];
  /** Of the goal's own piece, on the board after these. */
  finish: Placement;
  /** Where that will be, on the board as it is before these. */
  slot: Cell[];
}

/** Which puzzle is wanted. The same order brings the same one, but where a learned taste chooses among several. */
export type Order =
  /** Of several numbers the one that the player's taste likes best; the first one where it is not known. */
  | { from: 'category'; kind: PuzzleKind; slides: boolean; numbers: readonly number[] }
  | { from: 'curated'; moves: number; number: number }
  | { from: 'test'; round: number; number: number }
  | { from: 'plan'; round: number; number: number }
  | { from: 'ladder'; round: number; number: number }
  /** 'YYYY-MM-DD'. */
  | { from: 'daily'; day: string }
  | { from: 'family'; family: string; number: number };

/** A puzzle as it comes. */
export interface Served {
  puzzle: Puzzle;
  /** Its number in its set, from 0; null where it has none. */
  number: number | null;
  /** See `familyOf`. */
  family: string;
}

/** A rating as it is kept. */
export interface Liked {
  puzzle: Task & { category: Category; solutions: readonly (readonly Location[])[] };
  like: boolean;
}
