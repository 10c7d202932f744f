/** Full rows at the bottom, such as solid garbage. */
import type { CellLooks } from './cellLooks.ts';

/** Cells of one kind of block differ by at most this distance of colours, 0..441. */
const mostApart = 12;

/** The index from which on all rows are full; the length if there is none. `locked`: 1 for each locked block, row-major. */
export function floorStart(locked: Uint8Array, columns: number): number {
  let from = locked.length;
  while (from > 0 && locked.subarray(from - columns, from).every((value) => value === 1)) from -= columns;
  return from;
}

/** Whether all cells of the full rows at the bottom look the same, unlike a picture behind the board. */
export function isPlainFloor({ columns, colours }: CellLooks, locked: Uint8Array): boolean {
  const from = floorStart(locked, columns);
  const first = colours.subarray(3 * from, 3 * from + 3);
  for (let cell = from + 1; cell < locked.length; cell += 1) {
    const distance = Math.hypot(...first.map((value, channel) => value - colours[3 * cell + channel]!));
    if (distance > mostApart) return false;
  }
  return from < locked.length;
}
