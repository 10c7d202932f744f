/** What a board shows. Cells are [x, y] with y = 0 the bottom row; all parts but `rows` may be missing. */
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Location } from '../../../engine/tetris/types.ts';
import { boardUnits, type BoardUnits, type Rect } from '../../../vision/space.ts';

export interface PieceView {
  /** A letter of a text board. */
  kind: string;
  cells: readonly Cell[];
}

export interface BoardView {
  /** Text board, top row first. */
  rows: readonly string[];
  /** The falling piece. */
  current?: PieceView | null;
  /** Where the falling piece would land. */
  ghost?: PieceView | null;
  hint?: PieceView | null;
  /** The second best place. */
  second?: PieceView | null;
  /** Cells that are to be filled. */
  plan?: readonly Cell[];
  /** A place to avoid. */
  notHere?: PieceView | null;
}

/** A piece at its place; null where there is none. */
export const pieceAt = (location: Location | null | undefined): PieceView | null =>
  location ? { kind: location.type, cells: cellsOf(location) } : null;

/** A cell that is drawn: 1 x 1, y downwards from the top row. */
export interface Drawn {
  x: number;
  y: number;
  kind: string;
}

/** The filled cells of a text board. */
export function lockedCells(rows: readonly string[]): Drawn[] {
  return rows.flatMap((row, y) => [...row].flatMap((kind, x) => (kind === '.' ? [] : [{ x, y, kind }])));
}

/** Of each column of a text board, counted from the floor to its highest block. */
export function heightsOf(rows: readonly string[]): number[] {
  return [...(rows[0] ?? '')].map((_, x) => {
    const top = rows.findIndex((row) => row[x] !== '.');
    return top < 0 ? 0 : rows.length - top;
  });
}

/** A piece's cells on a board of `rows` rows; cells above the top row have a negative y. */
export function pieceCells({ kind, cells }: PieceView, rows: number): Drawn[] {
  return cells.map(([x, y]) => ({ x, y: rows - 1 - y, kind }));
}

/** For `outline`: x, and rows - 1 - y from the top. */
export function pieceRects(cells: readonly Cell[], rows: number): Rect<BoardUnits>[] {
  return cells.map(([x, y]) => boardUnits({ x, y: rows - 1 - y, width: 1, height: 1 }));
}
