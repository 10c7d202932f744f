/** A position of Puyo as pages send it, and what they are answered. */
import type { Suggestion } from '../../engine/puyo/types.ts';

/** Typed by hand, or from the practice game. */
export interface PuyoPosition {
  /** Rows top first, at most 13 with the hidden one: R G B Y P, O garbage, '.' empty. */
  cells: string[];
  /** Two letters each, the axis first; the falling pair first. */
  pairs: string[];
  /** The last chain cleared everything. */
  allClear: boolean;
  /** Garbage that an opponent has announced; none where absent. */
  incoming?: number;
}

export type PuyoAnswer = { ok: true; suggestion: Suggestion } | { ok: false; error: string };
