import { distinctTurns, shapes } from '../../../engine/tetris/rules/pieces.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import type { Masks } from './masks.ts';

/** `levels[turn][y]` has bit x set if the piece's centre, which is a cell of it, may be at [x, y]. */
export type Levels = Uint32Array[];

/**
 * The places where the piece fits in the rows 0 to `highest`, by its distinct orientations: a whole row of places at
 * a time.
 */
export function freeLevels(board: Masks, columns: number, type: Piece, highest: number): Levels {
  const row = (1 << columns) - 1;
  const emptyIn = (y: number): number => (y < 0 ? 0 : row & ~(board[y] ?? 0));
  return distinctTurns[type].map((turns) =>
    Uint32Array.from({ length: highest + 1 }, (_, y) =>
      shapes[type][turns]!.reduce((free, [dx, dy]) => free & moved(emptyIn(y + dy), -dx), row),
    ),
  );
}

/** A row of bits, moved by this many columns to the right. */
const moved = (bits: number, columns: number): number => (columns < 0 ? bits >>> -columns : bits << columns);
