/** Pairs as they drop and what pops, step by step. */
import { resolve } from '../../../../engine/puyo/rules/chain.ts';
import { heightsOf, parseField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { childOffsets, dropPair, restingCells } from '../../../../engine/puyo/rules/place.ts';
import type { Cell, Pair, Placement, PuyoField } from '../../../../engine/puyo/types.ts';
import type { PairView } from '../../../shared/puyo/fieldView.ts';
import type { PuyoStep } from '../course/puyoSteps.ts';

export interface PuyoFrame {
  /** Text field, top row first. */
  rows: readonly string[];
  current: PairView | null;
  /** Puyos that are about to pop. */
  popping: readonly Cell[];
  /** The step of the chain, from 1; 0: none runs. */
  chain: number;
}

/** The lowest rows, with room for a pair above. */
const shownRows = 8;
/** Row of the axis while a pair hangs. */
const hangsAt = 6;

export function rowsOf({ cells }: PuyoField): string[] {
  return cells.slice(-shownRows);
}

export function fieldOf(rows: readonly string[]): PuyoField {
  return parseField(rows).field;
}

export function hanging(pair: Pair, { column, direction }: Placement): PairView {
  const [dx, dy] = childOffsets[direction];
  return {
    ...pair,
    cells: [
      [column - 1, hangsAt],
      [column - 1 + dx, hangsAt + dy],
    ],
  };
}

/** Where it would come down. */
export function landingOf(field: PuyoField, pair: Pair, placement: Placement): PairView {
  return { ...pair, cells: restingCells(placement, heightsOf(stacksOf(field))) };
}

export function puyoFramesOf({ rows, pairs, placed }: PuyoStep['shown']): PuyoFrame[] {
  let field = fieldOf(rows);
  return placed.flatMap((placement, at) => {
    const frames = dropFrames(field, pairs[at]!, placement);
    field = resolve(dropPair(field, pairs[at]!, placement)).after;
    return frames;
  });
}

/** From the pair that hangs to the field in which nothing pops any more. */
export function dropFrames(field: PuyoField, pair: Pair, placement: Placement): PuyoFrame[] {
  const dropped = dropPair(field, pair, placement);
  const frames: PuyoFrame[] = [
    { rows: rowsOf(field), current: hanging(pair, placement), popping: [], chain: 0 },
    { rows: rowsOf(dropped), current: null, popping: [], chain: 0 },
  ];
  for (const [at, { groups, after }] of resolve(dropped).steps.entries()) {
    const before = frames.at(-1)!;
    frames.push({ ...before, current: null, popping: groups.flat(), chain: at + 1 });
    frames.push({ rows: rowsOf(after), current: null, popping: [], chain: at + 1 });
  }
  return frames;
}
