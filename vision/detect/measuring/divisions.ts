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
  const lines = profile.lines.map((value) => 1 / (1 + Math.exp(-value)));
  const found: Division[] = [];
  for (const one of withoutLines(profile, logSoftmax(counts), fewest)) {
    const last = found.at(-1);
    // Those that follow can't be likelier, however clear their lines.
    if (found.length === kept && one.score + linesWorth <= last!.score) break;
    const score = one.score + linesWorth * drawn(lines, one.first, one.last, one.count);
    insert(found, { ...one, score });
  }
  return found;
}

/** All divisions, as likely as they are by their ends and counts alone; the likeliest first. */
function withoutLines(profile: Profile, chances: readonly number[], fewest: number): Division[] {
  const [firsts, lasts] = [peaksOf(profile.first), peaksOf(profile.last)];
  const all: Division[] = [];
  for (const first of firsts)
    for (const last of lasts) {
      if (last.at - first.at < leastLength) continue;
      const ends = first.chance + last.chance;
      for (let i = 0; i < chances.length; i += 1)
        all.push({ first: first.at, last: last.at, count: fewest + i, score: ends + chances[i]! });
    }
  return all.sort((a, b) => b.score - a.score);
}

/** Adds a division to the likeliest ones. */
function insert(found: Division[], one: Division): void {
  let at = found.length;
  while (at > 0 && found[at - 1]!.score < one.score) at -= 1;
  found.splice(at, 0, one);
  if (found.length > kept) found.pop();
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
