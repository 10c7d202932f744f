import type { Cell } from '../../../engine/tetris/types.ts';
import type { BoardView } from './boardView.ts';

/**
 * A small board that says what something is about. A text board, top row first, in which small letters are the piece that is
 * suggested there: `t` is a T that is to come.
 */
export type Drawing = readonly string[];

export function drawnView(drawing: Drawing): BoardView {
  const cells = drawing.flatMap((row, y) =>
    [...row].flatMap((kind, x) =>
      /[a-z]/.test(kind) ? [{ kind, cell: [x, drawing.length - 1 - y] as Cell }] : [],
    ),
  );
  const kind = cells[0]?.kind.toUpperCase();
  return {
    rows: drawing.map((row) => row.replace(/[a-z]/g, '.')),
    hint: kind ? { kind, cells: cells.map(({ cell }) => cell) } : null,
  };
}
