/** What pages ask of the worker that makes and judges puzzles, and what it answers. */
import type { Verdict } from '../puzzle/judging/verdict.ts';
import type { PuzzleKind } from '../puzzle/sets/modes.ts';
import type { Puzzle, Task } from '../puzzle/types.ts';
import type { Cell, Location, Placement } from '../tetris/types.ts';

/** A way to the goal from where the player stands. */
export interface Guide {
  placements: Placement[];
  /** Of the goal's own piece, on the board after these. */
  finish: Placement;
  /** Where that will be, on the board as it is before these. */
  slot: Cell[];
}

export type PuzzleRequest =
  /** One puzzle; the same seed and number make the same one, other numbers others. */
  | { do: 'make'; id: number; kind: PuzzleKind; onlyInteresting: boolean; seed: number; number: number }
  | { do: 'judge'; id: number; task: Task; placed: readonly Location[] }
  /** `intended`: tried before a way is searched for. */
  | { do: 'guide'; id: number; task: Task; placed: readonly Location[]; intended: readonly Location[] };

export type PuzzleAnswer =
  /** null: no more of them are to be found. */
  | { tells: 'puzzle'; id: number; puzzle: Puzzle | null }
  | { tells: 'verdict'; id: number; verdict: Verdict }
  /** null: there is no way any more. */
  | { tells: 'guide'; id: number; guide: Guide | null };
