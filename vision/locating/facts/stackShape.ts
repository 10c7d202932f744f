/** The pattern of filled cells: whether it could be a stack, and a piece above it. */
import { partsOf } from '../../cells/cellGroups.ts';

/** All are about 0..1. */
export interface Shape {
  floating: number;
  fullRows: number;
  holes: number;
  topRows: number;
  piece: number;
  low: number;
  floor: number;
}

export function shapeOf(filled: Uint8Array, columns: number, rows: number): Shape {
  const parts = partsOf(filled, columns, rows);
  const total = Math.max(
    1,
    parts.reduce((sum, part) => sum + part.cells.length, 0),
  );
  const loose = parts.filter((part) => !part.floor);
  const piece = loose.find((part) => part.cells.length === 4);
  const floating = loose.reduce((sum, part) => sum + (part === piece ? 0 : part.cells.length), 0);
  let fullRows = 0;
  let depth = 0;
  let holes = 0;
  let below = 0;
  const covered = new Uint8Array(columns);
  for (let row = 0; row < rows; row += 1) {
    let inRow = 0;
    for (let column = 0; column < columns; column += 1) {
      const value = filled[row * columns + column]!;
      inRow += value;
      if (value) covered[column] = 1;
      else if (covered[column]) holes += 1;
      below += covered[column]!;
    }
    if (inRow === columns) fullRows += 1;
    depth += (inRow * (row + 0.5)) / rows;
  }
  const inRows = (from: number, to: number): number =>
    countOf(filled.subarray(from * columns, to * columns)) / ((to - from) * columns);
  return {
    floating: floating / total,
    fullRows: Math.min(1, fullRows / 4),
    holes: holes / Math.max(1, below),
    topRows: inRows(0, 3),
    piece: piece ? 1 : 0,
    low: depth / total,
    floor: inRows(rows - 1, rows),
  };
}

/** 1 if the whole row or column is filled: probably a part of the frame. */
export function fullLine(filled: Uint8Array, from: number, step: number, count: number): number {
  for (let i = 0; i < count; i += 1) if (!filled[from + i * step]) return 0;
  return 1;
}

export function countOf(filled: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < filled.length; i += 1) total += filled[i]!;
  return total;
}
