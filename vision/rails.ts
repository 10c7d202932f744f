/** Pairs of long edges that could be the two walls of a well, and the levels where its floor and top could be. */
import type { Line } from './lines.ts';

/** Two walls: the well lies between the columns `left` and `right`, the longer wall reaches from `top` to `bottom`. */
export interface Walls {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether both walls begin, and end, at about the same height. */
  evenTop: boolean;
  evenBottom: boolean;
}

/** Lines at most this far apart are one line drawn softly; the better one stands for both. */
const near = 2;
/** A line is this many times as strong as the strip of so many pixels on both sides of it. */
const standsOut = 1.2;
const beside = 4;

/**
 * The lines with the doubles of soft or thick edges taken out, the picture's own borders added. `strength` is
 * the mean edge along a line at a given offset from it: a line must stand out from what lies beside it.
 */
export function rails(
  lines: readonly Line[],
  size: number,
  length: number,
  strength: (line: Line, from: number, to: number) => number,
): Line[] {
  const standing = lines.filter(
    (line) => strength(line, 0, 1) > standsOut * strength(line, -beside, beside + 1),
  );
  const sorted = [...standing].sort((a, b) => weight(b) - weight(a));
  const kept: Line[] = [];
  const byPlace = new Map<number, Line[]>();
  for (const line of sorted) {
    if (isDouble(line, byPlace)) continue;
    kept.push(line);
    byPlace.set(line.at, [...(byPlace.get(line.at) ?? []), line]);
  }
  kept.push({ at: 0, from: 0, to: length, filled: 1 }, { at: size, from: 0, to: length, filled: 1 });
  return kept;
}

const weight = (line: Line): number => (line.to - line.from) * line.filled;

function isDouble(line: Line, byPlace: Map<number, Line[]>): boolean {
  for (let at = line.at - near; at <= line.at + near; at += 1)
    for (const other of byPlace.get(at) ?? []) {
      const common = Math.min(line.to, other.to) - Math.max(line.from, other.from);
      if (common > 0.8 * (line.to - line.from)) return true;
    }
  return false;
}

/** Every pair of upright rails whose distance and common height could be a well's. */
export function pairRails(upright: readonly Line[], least: number): Walls[] {
  const sorted = [...upright].sort((a, b) => a.at - b.at);
  const found: Walls[] = [];
  sorted.forEach((left, i) => {
    for (let j = i + 1; j < sorted.length; j += 1) {
      const right = sorted[j]!;
      const width = right.at - left.at;
      if (width < least) continue;
      const common = Math.min(left.to, right.to) - Math.max(left.from, right.from);
      if (common < 0.7 * width) continue;
      const top = Math.min(left.from, right.from);
      const bottom = Math.max(left.to, right.to);
      const even = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(2, width / 60);
      found.push({
        left: left.at,
        right: right.at,
        top,
        bottom,
        evenTop: even(left.from, right.from),
        evenBottom: even(left.to, right.to),
      });
    }
  });
  return found;
}
