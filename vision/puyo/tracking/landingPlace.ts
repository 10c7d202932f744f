import type { Cells } from './lying.ts';
import { pairCells, type Sight } from './sight.ts';

/**
 * The cells without those in which a visible pair would come to rest, first without both and then without one: they
 * may be a landing mark that was read as puyo. Text, top row first.
 */
export function withoutLandingPlace(cells: Cells, { at: [x, y], direction }: Sight): Cells[] {
  const [one, other] = pairCells({ x, y, direction }).map(([column]) => column) as [number, number];
  const without = (column: number, left: Cells | null): Cells | null => left && withoutTop(left, column);
  const halves = [without(one, cells), ...(one === other ? [] : [without(other, cells)])];
  return [without(other, halves[0]!), ...halves].filter((left) => left !== null);
}

function withoutTop(cells: Cells, column: number): Cells | null {
  const top = cells.findIndex((row) => row[column] !== '.');
  if (top < 0) return null;
  return cells.map((row, i) => (i === top ? `${row.slice(0, column)}.${row.slice(column + 1)}` : row));
}
