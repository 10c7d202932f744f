/** What may lie on a field: text boards, top row first, as they are read. */
import type { Pair } from '../../../engine/puyo/types.ts';
import type { Cell } from '../../../engine/tetris/types.ts';

export type Cells = readonly string[];

/** Groups of so many vanish. */
const popping = 4;

export const same = (a: Cells, b: Cells): boolean =>
  a.length === b.length && a.every((row, i) => row === b[i]);

export const isBare = (cells: Cells): boolean => cells.every((row) => /^\.*$/.test(row));

/** No puyo has nothing below it. */
export function isAtRest(cells: Cells): boolean {
  return cells.every((row, y) =>
    [...row].every((kind, x) => kind === '.' || y === cells.length - 1 || cells[y + 1]![x] !== '.'),
  );
}

/** Some puyo are about to vanish. */
export function willPop(cells: Cells): boolean {
  const seen = new Set<string>();
  return cells.some((row, y) =>
    [...row].some((kind, x) => kind !== '.' && kind !== 'O' && groupAt(cells, x, y, kind, seen) >= popping),
  );
}

/** Size of the group of one kind around a cell, as far as it has not been `seen`. */
function groupAt(cells: Cells, x: number, y: number, kind: string, seen: Set<string>): number {
  const key = `${x},${y}`;
  if (cells[y]?.[x] !== kind || seen.has(key)) return 0;
  seen.add(key);
  return (
    1 +
    groupAt(cells, x + 1, y, kind, seen) +
    groupAt(cells, x - 1, y, kind, seen) +
    groupAt(cells, x, y + 1, kind, seen) +
    groupAt(cells, x, y - 1, kind, seen)
  );
}

/** How two readings of a field differ. */
export interface Difference {
  /** Puyo that only the second one has: [x, y], y = 0 the bottom row, and their kinds. */
  added: { cell: Cell; kind: string }[];
  /** Cells in which the first one has another puyo, or has one where the second has none. */
  lost: number;
}

export function compare(before: Cells, after: Cells): Difference {
  const added: Difference['added'] = [];
  let lost = 0;
  after.forEach((row, top) =>
    [...row].forEach((kind, x) => {
      const was = before[top]![x]!;
      if (was === kind) return;
      if (was === '.') added.push({ cell: [x, after.length - 1 - top], kind });
      else lost += 1;
    }),
  );
  return { added, lost };
}

/** Nothing has changed but that the pair has come to rest, side by side or one on the other. */
export function hasLanded(before: Cells, after: Cells, { axis, child }: Pair): boolean {
  const { added, lost } = compare(before, after);
  if (lost > 0 || added.length !== 2 || !isAtRest(after)) return false;
  const [a, b] = added as [Difference['added'][number], Difference['added'][number]];
  const near = Math.abs(a.cell[0] - b.cell[0]) <= 1;
  return near && [a.kind + b.kind, b.kind + a.kind].includes(axis + child);
}
