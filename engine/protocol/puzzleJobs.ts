/** What pages ask of the worker that makes and judges puzzles, and what it answers. */
import type { Verdict } from '../puzzle/judging/verdict.ts';
import type { PlayedMoment } from '../puzzle/missed.ts';
import type { PuzzleKind } from '../puzzle/sets/figures.ts';
import type { SlotTask } from '../puzzle/sets/slotTask.ts';
import type { Learned } from '../puzzle/sets/taste.ts';
import type { Category, Puzzle, Task } from '../puzzle/types.ts';
import type { Cell, Location, Placement } from '../tetris/types.ts';

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

export type PuzzleRequest =
  | { do: 'make'; id: number; order: Order }
  | { do: 'judge'; id: number; task: Task; placed: readonly Location[] }
  /** `intended`: tried before a way is searched for. */
  | { do: 'guide'; id: number; task: Task; placed: readonly Location[]; intended: readonly Location[] }
  | { do: 'slot'; id: number; number: number }
  | { do: 'learn'; id: number; liked: readonly Liked[] }
  /** From now on orders are chosen by this. */
  | { do: 'use'; id: number; learned: readonly Learned[] }
  /** A task from elsewhere. */
  | { do: 'read'; id: number; task: unknown }
  /** What was missed in a game. */
  | { do: 'cut'; id: number; moments: readonly PlayedMoment[]; most: number }
  /** T-spins in each of these games. */
  | { do: 'count'; id: number; games: readonly (readonly PlayedMoment[])[] };

export type PuzzleAnswer =
  /** null: there is none. */
  | { tells: 'puzzle'; id: number; served: Served | null }
  | { tells: 'verdict'; id: number; verdict: Verdict }
  /** null: there is no way any more. */
  | { tells: 'guide'; id: number; guide: Guide | null }
  | { tells: 'slot'; id: number; task: SlotTask }
  | { tells: 'taste'; id: number; learned: Learned[] }
  | { tells: 'used'; id: number }
  /** null: it is none, or has no answer; `why` in one line where something is wrong with it. */
  | { tells: 'read'; id: number; served: Served | null; why: string | null }
  | { tells: 'cut'; id: number; served: Served[] }
  | { tells: 'count'; id: number; spins: number[] }
  /** It could not be done, in one line. */
  | { tells: 'error'; id: number; error: string };
