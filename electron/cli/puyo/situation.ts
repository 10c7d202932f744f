import { parseField } from '../../../engine/puyo/field.ts';
import { readPosition, toldFloating } from '../../../engine/puyo/position.ts';
import { type PuyoState } from '../../../engine/puyo/types.ts';
import type { Layout, PuyoObservation } from '../../../vision/types.ts';

/** What a Puyo hint is asked for: a position, and the picture that it was read from, if any. */
export interface PuyoSituation {
  state: PuyoState;
  picture: { file: string; layout: Layout } | null;
  /** What was put right, or why the position may be wrong; empty where it is sure. */
  doubts: readonly string[];
}

/** Whether a position is one of Puyo, whatever else is wrong with it. */
export function isPuyo(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'game' in value && value.game === 'puyo';
}

/** Throws PositionError. */
export function fromPuyoPosition(value: unknown): PuyoSituation {
  const { state, doubts } = readPosition(value);
  return { state, picture: null, doubts };
}

/** null where the falling pair can't be told. */
export function fromPuyoPicture(file: string, seen: PuyoObservation): PuyoSituation | null {
  const { board, columns, rows, confidence, current, next, cells } = seen;
  if (!current) return null;
  const { field, floating } = parseField(cells);
  const pairs = [current, ...next].map(({ axis, child }) => ({ axis, child }));
  const layout: Layout = { game: 'puyo', board, columns, rows, next: [], hold: null, confidence };
  const unsure = confidence >= 0.9 ? [] : seen.doubts;
  return {
    state: { game: 'puyo', field, pairs, allClear: false, incoming: 0, score: null },
    picture: { file, layout },
    doubts: floating > 0 ? [...unsure, toldFloating(floating)] : unsure,
  };
}
