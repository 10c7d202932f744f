/** Changes of a field by the rules: pairs land, groups vanish, the rest falls, garbage falls on top. */
import type { Pair } from '../../../engine/puyo/types.ts';
import { compare, groupsToPop, isAtRest, type Cells } from './lying.ts';

/** The change from one field to another: puyo that vanished, and garbage that came. */
export interface Outcome {
  cleared: number;
  garbage: number;
}

/** Columns from the bottom up; puyo above the visible rows are in no group. */
type Columns = string[];

/** Rows above the visible ones that a pair may land in. */
const hiddenRows = 2;

/**
 * The change from one field to the other: the pair (null: it had landed before) lands, all groups vanish one after
 * the other, and garbage falls. null if this does not explain it, or in more than one way.
 */
export function outcomeOf(before: Cells, pair: Pair | null, after: Cells): Outcome | null {
  if (!isAtRest(after)) return null;
  const starts = pair ? landings(columnsOf(before), pair) : [columnsOf(before)];
  const found = starts.flatMap((start) => {
    const { columns, cleared } = resolve(start, before.length);
    const { added, lost } = compare(cellsOf(columns, before.length), after);
    const isGarbage = lost === 0 && added.every(({ kind }) => kind === 'O');
    return isGarbage ? [{ cleared, garbage: added.length }] : [];
  });
  const [first] = found;
  const isSure = found.every((other) => other.cleared === first!.cleared && other.garbage === first!.garbage);
  return first && isSure ? first : null;
}

/** Every landing place of the pair. */
function landings(columns: Columns, { axis, child }: Pair): Columns[] {
  const put = (...puyo: [x: number, kind: string][]): Columns =>
    columns.map((column, x) => column + puyo.map(([at, kind]) => (at === x ? kind : '')).join(''));
  return columns.flatMap((_, x) => [
    put([x, axis], [x, child]),
    put([x, child], [x, axis]),
    ...(x + 1 < columns.length ? [put([x, axis], [x + 1, child]), put([x, child], [x + 1, axis])] : []),
  ]);
}

/** Until no group is left. */
function resolve(start: Columns, rows: number): { columns: Columns; cleared: number } {
  let columns = start.map((column) => column.slice(0, rows + hiddenRows));
  for (let cleared = 0; ;) {
    const popping = groupsToPop(cellsOf(columns, rows));
    if (popping.size === 0) return { columns, cleared };
    cleared += popping.size;
    columns = columns.map((column, x) =>
      [...column].filter((_, y) => !popping.has(`${x},${rows - 1 - y}`)).join(''),
    );
  }
}

function columnsOf(cells: Cells): Columns {
  return [...cells[0]!].map((_, x) =>
    cells
      .map((row) => row[x]!)
      .reverse()
      .join('')
      .replace(/\.+$/, ''),
  );
}

function cellsOf(columns: Columns, rows: number): Cells {
  return Array.from({ length: rows }, (_, top) =>
    columns.map((column) => column[rows - 1 - top] ?? '.').join(''),
  );
}
