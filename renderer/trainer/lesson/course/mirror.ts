/** Boards and pieces as a mirror shows them. */
import type { Piece } from '../../../../engine/tetris/types.ts';

const others: Partial<Record<Piece, Piece>> = { J: 'L', L: 'J', S: 'Z', Z: 'S' };

export function mirroredPiece(piece: Piece): Piece {
  return others[piece] ?? piece;
}

export function mirroredRows(rows: readonly string[]): string[] {
  return rows.map((row) => [...row].reverse().join(''));
}
