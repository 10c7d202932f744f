/** Cells that hang together by their sides. */
import { identify } from '../engine/tetris/pieces.ts';
import type { Cell, Piece } from '../engine/tetris/types.ts';
import { colourDistance, type Looks } from './cells.ts';

/** Cells less different than this have one colour. */
const oneColour = 24;

export interface Part {
  /** Indices, row-major, top row first. */
  cells: number[];
  /** Whether one of them lies in the bottom row. */
  floor: boolean;
}

/** The connected parts of the cells that are 1, in reading order. */
export function partsOf(filled: Uint8Array, columns: number, rows: number): Part[] {
  const seen = new Uint8Array(filled.length);
  const parts: Part[] = [];
  for (let start = 0; start < filled.length; start += 1) {
    if (!filled[start] || seen[start]) continue;
    const cells = [start];
    seen[start] = 1;
    const visit = (next: number): void => {
      if (!filled[next] || seen[next]) return;
      seen[next] = 1;
      cells.push(next);
    };
    for (let i = 0; i < cells.length; i += 1) {
      const cell = cells[i]!;
      const column = cell % columns;
      if (cell >= columns) visit(cell - columns);
      if (cell + columns < filled.length) visit(cell + columns);
      if (column > 0) visit(cell - 1);
      if (column < columns - 1) visit(cell + 1);
    }
    parts.push({ cells, floor: cells.some((cell) => cell >= (rows - 1) * columns) });
  }
  return parts;
}

/** Splits connected cells where their colours differ. */
export function splitByColour(cells: readonly number[], looks: Looks): number[][] {
  const { columns } = looks;
  const rest = new Set(cells);
  const found: number[][] = [];
  for (const start of cells) {
    if (!rest.delete(start)) continue;
    const part = [start];
    for (let i = 0; i < part.length; i += 1) {
      const cell = part[i]!;
      const sides = [cell - columns, cell + columns];
      if (cell % columns > 0) sides.push(cell - 1);
      if (cell % columns < columns - 1) sides.push(cell + 1);
      for (const next of sides)
        if (rest.has(next) && colourDistance(looks, start, next) < oneColour) {
          rest.delete(next);
          part.push(next);
        }
    }
    found.push(part);
  }
  return found;
}

/** The kind of four cells given as indices of a grid of `columns`; null where they are no piece. */
export function kindOf(cells: readonly number[], columns: number): Piece | null {
  if (cells.length !== 4) return null;
  const place = (cell: number): Cell => [cell % columns, -Math.floor(cell / columns)];
  return identify(cells.map(place))?.type ?? null;
}

/** No other filled cell lies above these. */
export function isOpenAbove(cells: readonly number[], filled: Uint8Array, columns: number): boolean {
  return cells.every((cell) => {
    for (let above = cell - columns; above >= 0; above -= columns)
      if (filled[above] && !cells.includes(above)) return false;
    return true;
  });
}
