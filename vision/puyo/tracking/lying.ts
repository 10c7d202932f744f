/** Rules for resting puyo on a field: text boards, top row first. */
import type { Pair } from '../../../engine/puyo/types.ts';
import type { Cell } from '../../../engine/tetris/types.ts';

export type Cells = readonly string[];

/** Groups of this size vanish. */
const popping = 4;

export const same = (a: Cells, b: Cells): boolean =>
  a.length === b.length && a.every((row, i) => row === b[i]);

export const isBare = (cells: Cells): boolean => cells.every((row) => /^\.*$/.test(row));

export const hasGarbage = (cells: Cells): boolean => cells.some((row) => row.includes('O'));

/** Every puyo has something below it. */
export function isAtRest(cells: Cells): boolean {
  return cells.every((row, y) =>
    [...row].every((kind, x) => kind === '.' || y === cells.length - 1 || cells[y + 1]![x] !== '.'),
  );
}

/** Some puyo are about to vanish. */
export const willPop = (cells: Cells): boolean => groupsToPop(cells).size > 0;

/** The cells of all groups that are large enough to vanish, and of the garbage beside them, as "x,row from the top". */
export function groupsToPop(cells: Cells): Set<string> {
  const seen = new Set<string>();
  const vanishing = new Set<string>();
  cells.forEach((row, y) =>
    [...row].forEach((kind, x) => {
      if (kind === '.' || kind === 'O' || seen.has(`${x},${y}`)) return;
      const group = new Set<string>();
      gather(cells, x, y, kind, group);
      for (const cell of group) seen.add(cell);
      if (group.size >= popping) for (const cell of group) vanishing.add(cell);
    }),
  );
  for (const cell of [...vanishing])
    for (const [x, y] of around(cell)) if (cells[y]?.[x] === 'O') vanishing.add(`${x},${y}`);
  return vanishing;
}

function gather(cells: Cells, x: number, y: number, kind: string, group: Set<string>): void {
  const key = `${x},${y}`;
  if (cells[y]?.[x] !== kind || group.has(key)) return;
  group.add(key);
  for (const [nextX, nextY] of around(key)) gather(cells, nextX, nextY, kind, group);
}

function around(cell: string): Cell[] {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ];
}

/** The difference of two readings of a field. */
export interface Difference {
  /** Puyo that only the second one has: [x, y], y = 0 the bottom row, and their kinds. */
  added: { cell: Cell; kind: string }[];
  /** Cells in which the first one has another puyo, or one that is missing in the second. */
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

/** Nothing has changed except that the pair has landed, side by side or one on the other. */
export function hasLanded(before: Cells, after: Cells, { axis, child }: Pair): boolean {
  const { added, lost } = compare(before, after);
  if (lost > 0 || added.length !== 2 || !isAtRest(after)) return false;
  const [a, b] = added as [Difference['added'][number], Difference['added'][number]];
  const near = Math.abs(a.cell[0] - b.cell[0]) <= 1;
  return near && [a.kind + b.kind, b.kind + a.kind].includes(axis + child);
}
