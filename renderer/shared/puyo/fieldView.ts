/** What a Puyo field shows. Cells are [x, y] with y = 0 the bottom row; y may be a fraction while something falls. */
import type { Candidate, Cell, Direction, Pair, PuyoColour } from '../../../engine/puyo/types.ts';
import { lockedCells, type Drawn } from '../board/boardView.ts';

export interface PairView extends Pair {
  /** The axis's cell first. */
  cells: readonly Cell[];
}

/** Sides on which a puyo goes over into an equal one. */
export type Joins = readonly Direction[];

export interface JoinedPuyo extends Drawn {
  joins: Joins;
}

const neighbours: readonly [Direction, dx: number, dy: number][] = [
  ['up', 0, -1],
  ['right', 1, 0],
  ['down', 0, 1],
  ['left', -1, 0],
];

/** The puyos of a text field, top row first; equal neighbours are joined, in the rows above `visible` ones none. */
export function joinedPuyos(rows: readonly string[], visible = rows.length): JoinedPuyo[] {
  const first = rows.length - visible;
  const kindAt = (x: number, y: number) => (y < first ? undefined : rows[y]?.[x]);
  return lockedCells(rows).map((puyo) => ({
    ...puyo,
    joins: neighbours
      .filter(
        ([, dx, dy]) => puyo.kind !== 'O' && kindAt(puyo.x, puyo.y) === kindAt(puyo.x + dx, puyo.y + dy),
      )
      .filter(() => puyo.y >= first)
      .map(([side]) => side),
  }));
}

/** Where a pair goes by a candidate. */
export function pairAt({ cells }: Candidate, { axis, child }: Pair): PairView {
  return { axis, child, cells };
}

export function coloursOf({ axis, child }: Pair): readonly [PuyoColour, PuyoColour] {
  return [axis, child];
}

/** Equal for pairs that look alike on the field: two equal puyos can be turned round. */
export function looksOf({ axis, child, cells }: PairView): string {
  return [`${String(cells[0])}${axis}`, `${String(cells[1])}${child}`].sort().join();
}
