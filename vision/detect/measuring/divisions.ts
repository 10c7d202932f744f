/** Possible sides of a board along one axis, and its division into cells between them. */
import type { Profile } from './MeasuringNetwork.ts';
import { logSoftmax, peaksOf } from './peaks.ts';

/** In points of the measured part. */
export interface Division {
  first: number;
  last: number;
  count: number;
  /** The logarithm of how likely it is. */
  score: number;
}

/** A board is at least this many points wide, and high. */
const leastLength = 20;
/** The weight of lines between cells, relative to the network's count. */
const linesWorth = 3;
const kept = 40;

/** The likeliest first. `counts`: logits for each number of cells from `fewest` on. */
export function divisionsOf(profile: Profile, counts: readonly number[], fewest: number): Division[] {
  const chances = logSoftmax(counts);
  const lines = profile.lines.map((value) => 1 / (1 + Math.exp(-value)));
  const [firsts, lasts] = [peaksOf(profile.first), peaksOf(profile.last)];
  const found: Division[] = [];
  for (const first of firsts)
    for (const last of lasts) {
      if (last.at - first.at < leastLength) continue;
      chances.forEach((chance, i) => {
        const [count, ends] = [fewest + i, first.chance + last.chance];
        const score = ends + chance + linesWorth * drawn(lines, first.at, last.at, count);
        found.push({ first: first.at, last: last.at, count, score });
      });
    }
  return found.sort((a, b) => b.score - a.score).slice(0, kept);
}

/** How much likelier lines are between the cells than in their middles, -1 to 1. */
function drawn(lines: Float32Array, first: number, last: number, count: number): number {
  const cell = (last - first) / count;
  let [between, within] = [0, 0];
  for (let i = 1; i < count; i += 1) between += valueAt(lines, first + i * cell);
  for (let i = 0; i < count; i += 1) within += valueAt(lines, first + (i + 0.5) * cell);
  return between / (count - 1) - within / count;
}

/** Between two points. */
function valueAt(line: Float32Array, at: number): number {
  const place = Math.max(0, Math.min(line.length - 1, at));
  const before = Math.min(Math.floor(place), line.length - 2);
  return line[before]! + (place - before) * (line[before + 1]! - line[before]!);
}
