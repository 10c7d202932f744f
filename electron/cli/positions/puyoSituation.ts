import { PositionError } from '../../../engine/tetris/rules/board.ts';
import { readLink } from '../../../engine/puyo/notation/links/link.ts';
import { type LinkStep, pairsIn } from '../../../engine/puyo/notation/links/linked.ts';
import { heightsOf, parseField, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { readPosition, toldFloating } from '../../../engine/puyo/notation/position.ts';
import { childOffsets } from '../../../engine/puyo/rules/place.ts';
import { type PuyoField, type PuyoState, directions } from '../../../engine/puyo/types.ts';
import { isSure } from '../../../vision/trust.ts';
import type { Layout, PuyoObservation } from '../../../vision/types.ts';

/** What a Puyo hint is asked for: a position, and the picture that it was read from, if any. */
export interface PuyoSituation {
  state: PuyoState;
  picture: { file: string; layout: Layout } | null;
  /** What was put right, or why the position may be wrong; empty where it is sure. */
  doubts: readonly string[];
  steps?: readonly LinkStep[];
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

/** The field of a link with its pairs, as if none were placed. Throws PositionError. */
export function fromPuyoLink(link: string): PuyoSituation {
  const linked = readLink(link);
  const pairs = pairsIn(linked);
  if (pairs.length === 0) throw new PositionError('the link has no pairs; the first one is the falling one');
  const { field, steps } = linked;
  const incoming = announcedIn(steps);
  const state: PuyoState = { game: 'puyo', field, pairs, allClear: false, incoming, score: null };
  return { state, picture: null, doubts: [], steps };
}

/** Garbage that falls before the second pair: the first one is placed under its announcement. */
function announcedIn(steps: readonly LinkStep[]): number {
  const second = steps.findIndex(
    (step, at) => step.kind === 'pair' && steps.slice(0, at).some(({ kind }) => kind === 'pair'),
  );
  const before = second < 0 ? steps : steps.slice(0, second);
  return before.reduce(
    (sum, step) => sum + (step.kind === 'garbage' ? step.counts.reduce((all, one) => all + one) : 0),
    0,
  );
}

/** null if the falling pair can't be recognised. */
export function fromPuyoPicture(file: string, seen: PuyoObservation): PuyoSituation | null {
  const { board, columns, rows, confidence, current, next, cells } = seen;
  if (!current) return null;
  const { field, floating } = parseField(cells);
  const pairs = [current, ...next].map(({ axis, child }) => ({ axis, child }));
  const layout: Layout = { game: 'puyo', board, columns, rows, next: [], hold: null, confidence };
  const unsure = isSure(seen) ? [] : seen.doubts;
  const active = standsAt(current.cells, field);
  return {
    state: {
      game: 'puyo',
      field,
      pairs,
      allClear: false,
      incoming: 0,
      score: null,
      ...(active && { active }),
    },
    picture: { file, layout },
    doubts: floating > 0 ? [...unsure, toldFloating(floating)] : unsure,
  };
}

/** Where the pair is seen; null where its cells aren't free, or not beside each other. */
function standsAt(
  [axis, child]: NonNullable<PuyoObservation['current']>['cells'],
  field: PuyoField,
): PuyoState['active'] | null {
  if (!axis || !child) return null;
  const [dx, dy] = [child[0] - axis[0], child[1] - axis[1]];
  const direction = directions.find((one) => childOffsets[one][0] === dx && childOffsets[one][1] === dy);
  const heights = heightsOf(stacksOf(field));
  const isFree = [axis, child].every(([x, y]) => y >= heights[x]!);
  return direction && isFree ? { x: axis[0], y: axis[1], direction } : null;
}
