/** Finds even distances at which change recurs along one axis. */
import { memoize } from '../memoize.ts';
import { beginFolding, between, fold, foldedAt, fullestPart, parts } from './folding.ts';

/** Lines at `phase + i * pitch`, in pixels. */
interface Lines {
  pitch: number;
  phase: number;
  /** The share of all change that is on the lines, beyond the share expected by chance: at most 1. */
  share: number;
}

export interface Lattice extends Lines {
  /** The phase with the least change: letters leave gaps between them where blocks have borders. */
  gap: number;
  /** How much less change there is than elsewhere: 0..1. */
  clear: number;
}

/** This many parts of a cell are its line. */
const onLine = 3;
/** This many parts on both sides of a gap's middle are examined. */
const gapReach = 5;
/** The growth of the pitches that are tried, and of those around the best ones. */
const growth = { rough: 1.02, fine: 1.006 };
/** The least share of the change that a lattice explains; less is chance. */
const leastShare = 0.1;
const most = 3;

/**
 * Finds lattices of at least `least` pixels per cell between `from` and `to`. `before[i]` is the sum of all change
 * before i. No pitch is tried twice.
 */
export class LatticeScan {
  readonly #before: Int32Array;
  readonly #start: number;
  readonly #end: number;
  readonly #tried: Lines[] = [];
  readonly #closely = memoize((one: Lines) => closely(one, this.#start, this.#end));
  #next: number;

  constructor(before: Int32Array, from: number, to: number, least: number) {
    this.#before = before;
    [this.#start, this.#end] = between(before, from, to);
    this.#next = least;
  }

  /** The clearest lattices of up to `greatest` pixels per cell, best first. */
  clearest(greatest: number): Lattice[] {
    beginFolding(this.#before);
    for (; this.#next <= greatest; this.#next *= growth.rough)
      this.#tried.push(linesOf(this.#start, this.#end, this.#next));
    const tried = this.#tried.filter(({ pitch }) => pitch <= greatest);
    const shareAt = (i: number): number => tried[i]?.share ?? 0;
    return tried
      .filter(({ share }, i) => share >= leastShare && share >= shareAt(i - 1) && share > shareAt(i + 1))
      .sort(better)
      .slice(0, most)
      .map(this.#closely);
  }
}

/** The clearest lattices of `least` to `greatest` pixels per cell; see `LatticeScan`. */
export const latticesOf = (
  before: Int32Array,
  from: number,
  to: number,
  least: number,
  greatest: number,
): Lattice[] => new LatticeScan(before, from, to, least).clearest(greatest);

const better = (a: Lines, b: Lines): number => b.share - a.share;

function closely(one: Lines, start: number, end: number): Lattice {
  const near = [1 / growth.fine, growth.fine].map((by) => linesOf(start, end, one.pitch * by));
  const best = [one, ...near].sort(better)[0]!;
  return { ...best, ...gapOf(start, end, best.pitch) };
}

const around = (part: number): number => foldedAt(part - 1) + foldedAt(part) + foldedAt(part + 1);
const chance = onLine / parts;

/** The phase with the most change on lines of this pitch. */
function linesOf(start: number, end: number, pitch: number): Lines {
  const total = fold(start, end, pitch);
  const best = fullestPart();
  const share = total > 0 ? (around(best) / total - chance) / (1 - chance) : 0;
  return { pitch, phase: start + (best * pitch) / parts, share };
}

/** The middle of the widest and emptiest gap. */
function gapOf(start: number, end: number, pitch: number): Pick<Lattice, 'gap' | 'clear'> {
  const total = fold(start, end, pitch);
  let best = { part: 0, sum: Infinity };
  for (let part = 0; part < parts; part += 1) {
    let sum = 0;
    for (let d = -gapReach; d <= gapReach; d += 1) sum += (gapReach + 1 - Math.abs(d)) * foldedAt(part + d);
    if (sum < best.sum) best = { part, sum };
  }
  const clear = total > 0 ? 1 - around(best.part) / total / chance : 0;
  return { gap: start + (best.part * pitch) / parts, clear };
}
