/** Groups of cells that are connected by their sides. */
import { cellIndex, type Cell, type CellIndex } from '../../engine/cell.ts';
import { identify } from '../../engine/tetris/rules/pieces.ts';
import type { Piece } from '../../engine/tetris/types.ts';
import { colourDistance, type CellLooks } from './cellLooks.ts';

/** Cells less different than this have one colour. */
const oneColour = 24;

export interface Part {
  cells: CellIndex[];
  /** Whether one of them is in the bottom row. */
  floor: boolean;
}

/** The cells above, below, left and right of one; those above and below may be off the board. */
export function neighbours(cell: number, columns: number): number[] {
  const column = ((cell % columns) + columns) % columns;
  return [
    cell - columns,
    cell + columns,
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
  ];
}

/** The connected parts of the cells that are 1, in reading order. */
export function partsOf(filled: Uint8Array, columns: number, rows: number): Part[] {
  const rest = filled.slice();
  const floor = (rows - 1) * columns;
  const parts: Part[] = [];
  for (let start = 0; start < rest.length; start += 1) {
    if (!rest[start]) continue;
    const part: Part = { cells: [cellIndex(start)], floor: false };
    rest[start] = 0;
    for (let i = 0; i < part.cells.length; i += 1) {
      const cell = part.cells[i]!;
      const column = cell % columns;
      if (cell >= floor) part.floor = true;
      if (cell >= columns) take(cell - columns, rest, part.cells);
      if (cell + columns < rest.length) take(cell + columns, rest, part.cells);
      if (column > 0) take(cell - 1, rest, part.cells);
      if (column < columns - 1) take(cell + 1, rest, part.cells);
    }
    parts.push(part);
  }
  return parts;
}

function take(cell: number, rest: Uint8Array, cells: CellIndex[]): void {
  if (!rest[cell]) return;
  rest[cell] = 0;
  cells.push(cellIndex(cell));
}

/** Splits connected cells where their colours differ. */
export function splitByColour(cells: readonly CellIndex[], looks: CellLooks): CellIndex[][] {
  const { columns } = looks;
  const rest = new Set<number>(cells);
  const found: CellIndex[][] = [];
  for (const start of cells) {
    if (!rest.delete(start)) continue;
    const part = [start];
    for (let i = 0; i < part.length; i += 1) {
      const cell = part[i]!;
      for (const next of neighbours(cell, columns))
        if (rest.has(next) && colourDistance(looks, start, next) < oneColour) {
          rest.delete(next);
          part.push(cellIndex(next));
        }
    }
    found.push(part);
  }
  return found;
}

/** The kind of four cells given as indices of a grid of `columns`; null if they do not form a piece. */
export function kindOf(cells: readonly number[], columns: number): Piece | null {
  if (cells.length !== 4) return null;
  const place = (cell: number): Cell => [cell % columns, -Math.floor(cell / columns)];
  return identify(cells.map(place))?.type ?? null;
}

/** No other filled cell is above these. */
export function isOpenAbove(cells: readonly number[], filled: Uint8Array, columns: number): boolean {
  return cells.every((cell) => {
    for (let above = cell - columns; above >= 0; above -= columns)
      if (filled[above] && !cells.includes(above)) return false;
    return true;
  });
}
