/** Kept films of real games as frames, and what their labels say of one picture. */
import type { Cell, Piece } from '../../../engine/tetris/types.ts';
import type { Frame, Image } from '../../../vision/types.ts';
import { boardUnder, type TetrisLabels } from '../../record/tetris/tetrisFilm.ts';

/** The truth of one picture. */
export interface Truth {
  /** Counts the pieces of the film. */
  piece: number;
  kind: Piece;
  /** What lies there, '.' and 'X', top row first. */
  board: string[];
  cells: Cell[];
  /** null where the film doesn't tell. */
  next: Piece | null;
}

/** null where something moves or vanishes just then. */
export function truthOf(labels: TetrisLabels, index: number): Truth | null {
  const { piece, cells } = labels.pictures[index]!;
  if (!cells) return null;
  const next = labels.hasNext ? (labels.pieces[piece + 1]?.kind ?? null) : null;
  return { piece, kind: labels.pieces[piece]!.kind, board: boardUnder(labels, piece), cells, next };
}

/** The board with the falling piece in it. */
export function filledIn(board: readonly string[], cells: readonly Cell[]): string[] {
  const isIn = (x: number, row: number) =>
    cells.some(([cx, cy]) => cx === x && board.length - 1 - cy === row);
  return board.map((line, row) =>
    [...line].map((letter, x) => (letter !== '.' || isIn(x, row) ? 'X' : '.')).join(''),
  );
}

/** The whole window as a frame of a stream; `at` in milliseconds. */
export function frameOf(image: Image, seq: number, at: number): Frame {
  const full = { width: image.width, height: image.height };
  return { ...image, seq, capturedAt: at, origin: { x: 0, y: 0 }, full };
}
