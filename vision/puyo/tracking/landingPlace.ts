import type { Cells } from './lying.ts';
import { pairCells, type Sight } from './sight.ts';

/**
 * The cells without the two in which a visible pair would come to rest, which may be a landing mark that was read as
 * puyo; null if one of its columns is empty. Text, top row first.
 */
export function withoutLandingPlace(cells: Cells, { at: [x, y], direction }: Sight): Cells | null {
  return pairCells({ x, y, direction }).reduce<Cells | null>(
    (left, [column]) => left && withoutTop(left, column),
    cells,
  );
}

function withoutTop(cells: Cells, column: number): Cells | null {
  const top = cells.findIndex((row) => row[column] !== '.');
  if (top < 0) return null;
  return cells.map((row, i) => (i === top ? `${row.slice(0, column)}.${row.slice(column + 1)}` : row));
}
