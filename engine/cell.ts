/** How the cells of a board are named, for both games. */
declare const order: unique symbol;

/** x = 0 the left column, y = 0 the bottom row: the form in which cells leave the module that found them. */
export type Cell = readonly [x: number, y: number];

/** A cell's number where cells stand row by row, the top row first, as in pictures; negative above the board. */
export type CellIndex = number & { readonly [order]: 'rows from the top' };

/** States that a number counts cells row by row, the top row first. */
export const cellIndex = (number: number): CellIndex => number as CellIndex;

interface BoardSize {
  columns: number;
  rows: number;
}

/** x = index mod columns, y = rows - 1 - floor(index / columns). */
export function cellAt(index: CellIndex, { columns, rows }: BoardSize): Cell {
  const top = Math.floor(index / columns);
  return [index - top * columns, rows - 1 - top];
}

/** (rows - 1 - y) * columns + x. Undoes `cellAt`. */
export const indexAt = ([x, y]: Cell, { columns, rows }: BoardSize): CellIndex =>
  cellIndex((rows - 1 - y) * columns + x);
