/**
 * Finds even distances at which change rises and falls along one axis, even if borders are double, soft or round, and
 * through texture.
 */
import { beginFolding, between, fold, foldedAt, parts } from './folding.ts';

/** A wave with crests at `phase + i * pitch`, in pixels. */
export interface Wave {
  pitch: number;
  phase: number;
  /** The share of the change that follows it: 0..1. */
  share: number;
}

/** The growth of the pitches that are tried, and of those around the best ones. */
const growth = { rough: 1.02, fine: 1.006 };
/** The least share of the change that a wave explains; less is chance. */
const leastShare = 0.1;
const most = 3;

const turn = (part: number): number => (2 * Math.PI * part) / parts;
const cosines = Array.from({ length: parts }, (_, part) => Math.cos(turn(part)));
const sines = Array.from({ length: parts }, (_, part) => Math.sin(turn(part)));

/**
 * The clearest waves of `least` to `greatest` pixels between `from` and `to`, best first. `before[i]` is the sum of all
 * change before i.
 */
export function wavesOf(
  before: Int32Array,
  from: number,
  to: number,
  least: number,
  greatest: number,
): Wave[] {
  const [start, end] = between(before, from, to);
  if (end <= start) return [];
  beginFolding(standingOut(before, start, end));
  const waveAt = (pitch: number): Wave => waveOf(start, end, pitch);
  const tried: Wave[] = [];
  for (let pitch = least; pitch <= greatest; pitch *= growth.rough) tried.push(waveAt(pitch));
  const shareAt = (i: number): number => tried[i]?.share ?? 0;
  return tried
    .filter(({ share }, i) => share >= leastShare && share >= shareAt(i - 1) && share > shareAt(i + 1))
    .sort(better)
    .slice(0, most)
    .map((one) => [one, waveAt(one.pitch / growth.fine), waveAt(one.pitch * growth.fine)].sort(better)[0]!);
}

const better = (a: Wave, b: Wave): number => b.share - a.share;

/** The sums of the change above the median of all places: texture and dither are everywhere. */
function standingOut(before: Int32Array, start: number, end: number): Int32Array {
  const change = before.subarray(start + 1, end + 1).map((sum, i) => sum - before[start + i]!);
  const usual = change.slice().sort()[change.length >> 1]!;
  const sums = new Int32Array(end + 1);
  change.forEach((value, i) => (sums[start + i + 1] = sums[start + i]! + Math.max(0, value - usual)));
  return sums;
}

/** The first harmonic of the change folded at this pitch. */
function waveOf(start: number, end: number, pitch: number): Wave {
  const total = fold(start, end, pitch);
  let [x, y] = [0, 0];
  for (let part = 0; part < parts; part += 1) {
    x += foldedAt(part) * cosines[part]!;
    y += foldedAt(part) * sines[part]!;
  }
  const share = total > 0 ? Math.hypot(x, y) / total : 0;
  return { pitch, phase: start + (Math.atan2(y, x) / (2 * Math.PI)) * pitch, share };
}
