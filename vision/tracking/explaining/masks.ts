import type { Cell } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';

/** Rows of cells as bit sets: bit x of `masks[y]` is cell [x, y], y = 0 the bottom row. */
export type Masks = Uint16Array;

/** As many as in the engine's boards: room for a piece that enters, turns or locks above the frame. */
const storedRows = 32;

/** All filled cells of a reading, including the falling piece, even above the frame. */
export function readMasks({ cells, current, cut = [], rows }: TetrisObservation): Masks {
  const masks = new Uint16Array(storedRows);
  cells.forEach((row, top) => {
    for (let x = 0; x < row.length; x++) if (row[x] !== '.') masks[rows - 1 - top]! |= 1 << x;
  });
  return withCells(masks, [...(current?.cells ?? []), ...cut]);
}

/** Cells below the floor or above the stored rows are ignored. */
export function withCells(masks: Masks, cells: readonly Cell[]): Masks {
  const result = masks.slice();
  for (const [x, y] of cells) if (y >= 0 && y < result.length) result[y]! |= 1 << x;
  return result;
}

export function withoutCells(masks: Masks, cells: readonly Cell[]): Masks {
  const result = masks.slice();
  for (const [x, y] of cells) if (y >= 0 && y < result.length) result[y]! &= ~(1 << x);
  return result;
}

export function sameMasks(a: Masks, b: Masks): boolean {
  return a.length === b.length && a.every((mask, y) => mask === b[y]);
}

export function isFilled(masks: Masks, [x, y]: Cell): boolean {
  return ((masks[y] ?? 0) & (1 << x)) !== 0;
}

export function isEmpty(masks: Masks): boolean {
  return masks.every((mask) => mask === 0);
}

/** The filled cells of one row's bits. */
export function cellsOfRow(mask: number, y: number): Cell[] {
  const cells: Cell[] = [];
  for (let x = 0; mask >> x; x++) if (mask & (1 << x)) cells.push([x, y]);
  return cells;
}

export function cellsOfMasks(masks: Masks): Cell[] {
  return Array.from(masks, cellsOfRow).flat();
}

/** Inside the walls, above the floor and on no filled cell. */
export function fits(masks: Masks, columns: number, cells: readonly Cell[]): boolean {
  return cells.every(([x, y]) => x >= 0 && x < columns && y >= 0 && !isFilled(masks, [x, y]));
}

/** The landing place of a drop from here. */
export function landed(masks: Masks, columns: number, cells: readonly Cell[]): readonly Cell[] {
  let at = cells;
  while (!rests(masks, columns, at)) at = at.map(([x, y]) => [x, y - 1] as const);
  return at;
}

/** One row lower it would not fit. */
export function rests(masks: Masks, columns: number, cells: readonly Cell[]): boolean {
  return !fits(
    masks,
    columns,
    cells.map(([x, y]) => [x, y - 1] as const),
  );
}

export function fullRows(masks: Masks, columns: number): number[] {
  const full = (1 << columns) - 1;
  return Array.from(masks.keys()).filter((y) => masks[y] === full);
}

/** The rows that cells fill. A row that was full before is solid garbage and stays, like a floor. */
export function filledBy(masks: Masks, columns: number, cells: readonly Cell[]): number[] {
  const before = fullRows(masks, columns);
  return fullRows(withCells(masks, cells), columns).filter((y) => !before.includes(y));
}

/** Full rows at the bottom. */
export function floorOf(masks: Masks, columns: number): number {
  const full = (1 << columns) - 1;
  return Math.max(
    0,
    masks.findIndex((mask) => mask !== full),
  );
}

/** Removes rows; the rows above move down unchanged (naive gravity). */
export function removeRows(masks: Masks, rows: readonly number[]): Masks {
  const result = new Uint16Array(masks.length);
  result.set(masks.filter((_, y) => !rows.includes(y)));
  return result;
}

/**
 * Whether a board is possible between two pieces: no full row except a floor of solid garbage, and no empty row below
 * a filled one, since every piece locks on something and rows move down as a whole.
 */
export function isSettled(masks: Masks, columns: number): boolean {
  const height = masks.findLastIndex((mask) => mask !== 0) + 1;
  return (
    fullRows(masks, columns).length === floorOf(masks, columns) &&
    masks.subarray(0, height).every((mask) => mask !== 0)
  );
}
