import { distinctTurns, shapes } from '../../../engine/tetris/rules/pieces.ts';
import type { Piece } from '../../../engine/tetris/types.ts';

/**
 * A piece's cells in all orientations and places that include this cell, on a board of this many columns; some may be
 * above or below it.
 */
export function placesOver(piece: Piece, cell: number, columns: number): number[][] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  return distinctTurns[piece].flatMap((turn) => {
    const shape = shapes[piece][turn]!;
    const places = shape.map(([ox, oy]) => shape.map(([x, y]) => [column + x - ox, row - y + oy] as const));
    return places
      .filter((place) => place.every(([x]) => x >= 0 && x < columns))
      .map((place) => place.map(([x, y]) => y * columns + x));
  });
}
