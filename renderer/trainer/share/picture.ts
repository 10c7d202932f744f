/** A puzzle as a picture: its board, and the pieces below in their order. */
import { goals, type Task } from '../../../engine/puzzle/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import { colourOf } from '../../../electron/contract/colours/pieces.ts';

const [cell, margin, small] = [32, 16, 18] as const;
const [page, well, line] = ['#14161A', '#0E1013', '#262B34'] as const;
const rowsAbove = 2;

function paintCell(
  context: CanvasRenderingContext2D,
  kind: string,
  x: number,
  y: number,
  size: number,
): void {
  context.fillStyle = colourOf(kind);
  context.fillRect(x + 1, y + 1, size - 2, size - 2);
}

function paintPiece(context: CanvasRenderingContext2D, piece: Piece, left: number, top: number): void {
  const cells = cellsOf({ type: piece, orientation: 'north', x: 0, y: 0 });
  for (const [x, y] of cells) paintCell(context, piece, left + (x + 1) * small, top + (1 - y) * small, small);
}

function paintBoard(context: CanvasRenderingContext2D, rows: readonly string[]): void {
  context.fillStyle = well;
  context.fillRect(margin, margin, 10 * cell, rows.length * cell);
  context.strokeStyle = line;
  for (const [y, row] of rows.entries())
    for (const [x, kind] of [...row].entries()) {
      context.strokeRect(margin + x * cell + 0.5, margin + y * cell + 0.5, cell, cell);
      if (kind !== '.') paintCell(context, kind, margin + x * cell, margin + y * cell, cell);
    }
}

/** Rejects where the browser makes no picture. */
export async function pictureOf({ board, queue, goal }: Task): Promise<Blob> {
  const top = Math.max(0, board.findIndex((row) => /[^.]/.test(row)) - rowsAbove);
  const rows = board.slice(top);
  const canvas = document.createElement('canvas');
  canvas.width = 10 * cell + 2 * margin;
  canvas.height = rows.length * cell + 3 * margin + 2 * small;
  const context = canvas.getContext('2d')!;
  context.fillStyle = page;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintBoard(context, rows);
  for (const [at, piece] of [...queue, goals[goal.kind].piece].entries())
    paintPiece(context, piece, margin + at * small * 4.4, 2 * margin + rows.length * cell);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
