/** Even distances at which change recurs along one axis. */
import { between, fold, folded, parts } from './folding.ts';

/** Lines at `phase + i * pitch`, in pixels. */
interface Lines {
  pitch: number;
  phase: number;
  /** The share of all change that is on the lines, beyond what chance puts there: at most 1. */
  share: number;
}

export interface Lattice extends Lines {
  /** The phase at which the least change is: letters leave gaps between them where blocks have borders. */
  gap: number;
  /** How much less change there is than elsewhere: 0..1. */
  clear: number;
}

/** So many parts of a cell are its line. */
const onLine = 3;
/** So many parts on both sides of a gap's middle are looked at. */
const gapReach = 5;
/** Pitches that are tried grow by so much, and around the best ones by so much. */
const growth = { rough: 1.02, fine: 1.006 };
const leastShare = 0.1;
const most = 3;

/**
 * The clearest lattices of `least` to `greatest` pixels a cell between `from` and `to`, best first. `before[i]` is the
 * sum of all change before i.
 */
export function latticesOf(
  before: Int32Array,
  from: number,
  to: number,
  least: number,
  greatest: number,
): Lattice[] {
  const [start, end] = between(before, from, to);
  const tried: Lines[] = [];
  for (let pitch = least; pitch <= greatest; pitch *= growth.rough)
    tried.push(linesOf(before, start, end, pitch));
  const shareAt = (i: number): number => tried[i]?.share ?? 0;
  return tried
    .filter(({ share }, i) => share >= leastShare && share >= shareAt(i - 1) && share > shareAt(i + 1))
    .sort(better)
    .slice(0, most)
    .map((one) => closely(one, before, start, end));
}

const better = (a: Lines, b: Lines): number => b.share - a.share;

function closely(one: Lines, before: Int32Array, start: number, end: number): Lattice {
  const near = [1 / growth.fine, growth.fine].map((by) => linesOf(before, start, end, one.pitch * by));
  const best = [one, ...near].sort(better)[0]!;
  return { ...best, ...gapOf(before, start, end, best.pitch) };
}

const foldedAt = (part: number): number => folded[(part + parts) % parts]!;
const around = (part: number): number => foldedAt(part - 1) + foldedAt(part) + foldedAt(part + 1);
const chance = onLine / parts;

/** The phase at which lines of this pitch hold the most change. */
function linesOf(before: Int32Array, start: number, end: number, pitch: number): Lines {
  const total = fold(before, start, end, pitch);
  let best = 0;
  for (let part = 1; part < parts; part += 1) if (around(part) > around(best)) best = part;
  const share = total > 0 ? (around(best) / total - chance) / (1 - chance) : 0;
  return { pitch, phase: start + (best * pitch) / parts, share };
}

/** The middle of the widest and emptiest gap. */
function gapOf(
  before: Int32Array,
  start: number,
  end: number,
  pitch: number,
): Pick<Lattice, 'gap' | 'clear'> {
  const total = fold(before, start, end, pitch);
  let best = { part: 0, sum: Infinity };
  for (let part = 0; part < parts; part += 1) {
    let sum = 0;
    for (let d = -gapReach; d <= gapReach; d += 1) sum += (gapReach + 1 - Math.abs(d)) * foldedAt(part + d);
    if (sum < best.sum) best = { part, sum };
  }
  const clear = total > 0 ? 1 - around(best.part) / total / chance : 0;
  return { gap: start + (best.part * pitch) / parts, clear };
}
