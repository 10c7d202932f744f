/** Full rows at the bottom, as solid garbage is. */
import type { CellLooks } from './cellLooks.ts';

/** Cells of one kind of block differ by no more, as a distance of colours, 0..441. */
const mostApart = 12;

/** The index from which on all rows are full; the length where none is. `locked`: 1 for each locked block, row-major. */
export function floorStart(locked: Uint8Array, columns: number): number {
  let from = locked.length;
  while (from > 0 && locked.subarray(from - columns, from).every((value) => value === 1)) from -= columns;
  return from;
}

/** Whether there are full rows at the bottom whose cells all look the same, as those of nothing that lies behind a board do. */
export function isPlainFloor({ columns, colours }: CellLooks, locked: Uint8Array): boolean {
  const from = floorStart(locked, columns);
  const first = colours.subarray(3 * from, 3 * from + 3);
  for (let cell = from + 1; cell < locked.length; cell += 1) {
    const distance = Math.hypot(...first.map((value, channel) => value - colours[3 * cell + channel]!));
    if (distance > mostApart) return false;
  }
  return from < locked.length;
}
