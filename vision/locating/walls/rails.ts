/** Long edges without the duplicates of soft or thick ones. */
import type { Line } from './lines.ts';

/** A line, and the range in which it is about as strong as most of it. */
export interface Rail extends Line {
  strongFrom: number;
  strongTo: number;
}

/** Lines at most this far apart are one soft line; the better one represents both. */
const near = 2;
/** A line is this many times as strong as the strip of this many pixels on both sides of it. */
const standsOut = 1.2;
const beside = 4;
/** This many pixels at each end must be about as strong as the rest. */
const endLength = 8;

/**
 * The lines without the duplicates of soft or thick edges, with the picture's own borders added. `strength` is the
 * mean edge along a line at a given offset from it: a line must be stronger than its surroundings.
 */
export function rails(
  lines: readonly Line[],
  size: number,
  length: number,
  strength: (line: Line, from: number, to: number) => number,
): Rail[] {
  const standing = lines.filter(
    (line) => strength(line, 0, 1) > standsOut * strength(line, -beside, beside + 1),
  );
  const sorted = standing.sort((a, b) => weight(b) - weight(a));
  const kept: Rail[] = [];
  const byPlace = new Map<number, Line[]>();
  for (const line of sorted) {
    if (isDouble(line, byPlace)) continue;
    kept.push(withStrongPart(line, strength));
    byPlace.set(line.at, [...(byPlace.get(line.at) ?? []), line]);
  }
  const border = { from: 0, to: length, filled: 1, strongFrom: 0, strongTo: length };
  return [...kept, { at: 0, ...border }, { at: size, ...border }];
}

/** A line's ends belong to it if they have this share of its mean strength. */
const strongEnd = 0.85;
/** A line is a duplicate if it shares more than this part of its length with a better one beside it. */
const mostShared = 0.8;

/** Texture may continue where a line ends: finds the range of the line itself. */
function withStrongPart(line: Line, strength: (line: Line, from: number, to: number) => number): Rail {
  const least = strongEnd * strength(line, 0, 1);
  let { from, to } = line;
  while (to - from > 4 * endLength && strength({ ...line, from, to: from + endLength }, 0, 1) < least)
    from += 1;
  while (to - from > 4 * endLength && strength({ ...line, from: to - endLength, to }, 0, 1) < least) to -= 1;
  return { ...line, strongFrom: from, strongTo: to };
}

const weight = (line: Line): number => (line.to - line.from) * line.filled;

function isDouble(line: Line, byPlace: Map<number, Line[]>): boolean {
  for (let at = line.at - near; at <= line.at + near; at += 1)
    for (const other of byPlace.get(at) ?? []) {
      const common = Math.min(line.to, other.to) - Math.max(line.from, other.from);
      if (common > mostShared * (line.to - line.from)) return true;
    }
  return false;
}
