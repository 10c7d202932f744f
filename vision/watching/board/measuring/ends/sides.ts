import type { Rect } from '../../../../types.ts';
import type { Ends, Measured, Takes } from './ends.ts';
import { along, eachRun, upright, type Direction } from './runs.ts';

/** A block's side is straight: its ends on neighbouring lines differ by at most this many pixels. */
const straight = 1;

/** Of the ends that `countEnds` counts only those in a row over at least this many pixels, as along a block's side. */
export function countSides(
  changed: Uint8Array,
  area: Rect,
  { across, down }: Measured,
  takes: { across: Takes; down: Takes },
  least: { across: number; down: number },
): void {
  countStraight(changed, along(changed, area), across, takes.across, least.across);
  countStraight(changed, upright(changed, area), down, takes.down, least.down);
}

function countStraight(
  changed: Uint8Array,
  direction: Direction,
  { counts, firsts }: Ends,
  mayCount: Takes,
  least: number,
): void {
  const ends: { at: number; isFirst: boolean }[] = [];
  const rows = new StraightRows(counts.length, least);
  eachRun(changed, direction, (from, to, line) => {
    if (!mayCount(to - from)) return;
    ends.push({ at: from, isFirst: true }, { at: to, isFirst: false });
    rows.add(from, line);
    rows.add(to, line);
  });
  for (const { at, isFirst } of ends)
    if (rows.hasAt(at)) {
      counts[at]! += 1;
      if (isFirst) firsts[at]! += 1;
    }
}

/** Ends at about the same place on consecutive lines. */
class StraightRows {
  private readonly lines: Int32Array;
  private readonly lengths: Int32Array;
  private readonly isLong: Uint8Array;

  constructor(
    length: number,
    private readonly least: number,
  ) {
    this.lines = new Int32Array(length).fill(-2);
    this.lengths = new Int32Array(length);
    this.isLong = new Uint8Array(length);
  }

  /** Lines in their order. */
  add(at: number, line: number): void {
    let before = 0;
    for (let i = at - straight; i <= at + straight; i += 1)
      if (this.lines[i] === line - 1) before = Math.max(before, this.lengths[i]!);
    this.lines[at] = line;
    this.lengths[at] = before + 1;
    if (before + 1 >= this.least) this.isLong[at] = 1;
  }

  /** Whether an end at this place belongs to a long row. */
  hasAt(at: number): boolean {
    return this.isLong.subarray(Math.max(0, at - straight), at + straight + 1).includes(1);
  }
}
