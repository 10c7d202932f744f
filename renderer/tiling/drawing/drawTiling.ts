/** A tiling on a canvas, for pictures to keep; and letters on tilings of any kind. */
import { colourOf, inkOf } from '../../../electron/contract/colours/pieces.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import type { Placed } from '../TilingList.ts';

/** What every drawing of one terrain has in common. Cells in rows counted from the bottom. */
export interface Sheet {
  columns: number;
  rows: number;
  fixed: readonly Cell[];
  placed: Placed;
  letters: boolean;
}

const well = '#0E1013';
const line = '#0E1013';

/** Draws at x, y in pixels, each cell `size` pixels wide. Borders between pieces tell equal neighbours apart. */
export function drawTiling(
  context: CanvasRenderingContext2D,
  { columns, rows, fixed, placed, letters }: Sheet,
  tiling: Uint16Array,
  x: number,
  y: number,
  size: number,
): void {
  context.fillStyle = well;
  context.fillRect(x, y, columns * size, rows * size);
  const left = (column: number): number => x + column * size;
  const top = (row: number): number => y + (rows - 1 - row) * size;
  context.fillStyle = colourOf('G');
  for (const [column, row] of fixed) context.fillRect(left(column), top(row), size, size);
  const border = Math.max(1, Math.round(size / 9));
  for (const placement of tiling) {
    const kind = placed.pieceOf(placement);
    const cells = placed.cellsOf(placement);
    context.fillStyle = colourOf(kind);
    for (const [column, row] of cells) context.fillRect(left(column), top(row), size, size);
    context.fillStyle = line;
    for (const [column, row] of cells) {
      const has = (dx: number, dy: number): boolean =>
        cells.some(([ownX, ownY]) => ownX === column + dx && ownY === row + dy);
      if (!has(-1, 0)) context.fillRect(left(column), top(row), border, size);
      if (!has(0, 1)) context.fillRect(left(column), top(row), size, border);
    }
  }
  if (letters) drawLetters(context, placed, tiling, rows, x, y, size);
}

/** A letter on each piece, where cells are large enough to read it. */
export function drawLetters(
  context: CanvasRenderingContext2D,
  placed: Placed,
  tiling: Uint16Array,
  rows: number,
  x: number,
  y: number,
  size: number,
): void {
  if (size < 8) return;
  for (const placement of tiling) {
    const [column, row] = placed.cellsOf(placement)[1]!;
    drawLetter(context, placed.pieceOf(placement), x + column * size, y + (rows - 1 - row) * size, size);
  }
}

function drawLetter(
  context: CanvasRenderingContext2D,
  kind: string,
  x: number,
  y: number,
  size: number,
): void {
  context.fillStyle = inkOf(kind);
  context.font = `700 ${Math.round(size * 0.75)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(kind, x + size / 2, y + size / 2 + 1);
}

/** The rows that a terrain needs, so that empty ones above it are not drawn. */
export function heightOf(cells: readonly Cell[], fixed: readonly Cell[]): number {
  return [...cells, ...fixed].reduce((most, [, y]) => Math.max(most, y + 1), 1);
}
