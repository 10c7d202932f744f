/** Positions that pages ask about: typed by hand. */
import * as v from 'valibot';
import type { Suggestion as PuyoSuggestion } from '../../../engine/puyo/types.ts';
import type { Suggestion } from '../../../engine/tetris/types.ts';
import { count, rowsOfCells } from '../channels/values.ts';

const word = v.pipe(v.string(), v.maxLength(8));
const words = v.pipe(v.array(word), v.maxLength(64));

export const manualPosition = v.strictObject({
  /** Rows top first: piece letters and '.'. */
  cells: rowsOfCells,
  /** The pieces to come, the falling one first. */
  queue: words,
  hold: v.nullable(word),
  /** Rows of garbage that an opponent has announced; none where absent. */
  incoming: v.exactOptional(count),
});
export type ManualPosition = v.InferOutput<typeof manualPosition>;

export const puyoPosition = v.strictObject({
  /** Rows top first, at most 13 with the hidden one: R G B Y P, O garbage, '.' empty. */
  cells: rowsOfCells,
  /** Two letters each, the axis first; the falling pair first. */
  pairs: words,
  /** The last chain cleared everything. */
  allClear: v.boolean(),
  /** Garbage that an opponent has announced; none where absent. */
  incoming: v.exactOptional(count),
});
export type PuyoPosition = v.InferOutput<typeof puyoPosition>;

/** What the engine says, or in one line why it can't be asked. */
type Answer<Suggested> = { ok: true; suggestion: Suggested } | { ok: false; error: string };
export type ManualAnswer = Answer<Suggestion>;
export type PuyoAnswer = Answer<PuyoSuggestion>;
