import { selectLargest } from './select.ts';
import { type Tried } from './workbench.ts';

/** The lines that went on after one piece: a copy of their entries among what was tried. */
export class Layer implements Tried {
  readonly count: number;
  readonly values: Float64Array;
  readonly gains: Float64Array;
  readonly codes: Int32Array;
  /** Numbers of lines in the layer before. */
  readonly parents: Int32Array;
  readonly roots: Int32Array;
  readonly supplies: Int32Array;

  constructor(tried: Tried, kept: readonly number[]) {
    this.count = kept.length;
    this.values = Float64Array.from(kept, (at) => tried.values[at]!);
    this.gains = Float64Array.from(kept, (at) => tried.gains[at]!);
    this.codes = Int32Array.from(kept, (at) => tried.codes[at]!);
    this.parents = Int32Array.from(kept, (at) => tried.parents[at]!);
    this.roots = Int32Array.from(kept, (at) => tried.roots[at]!);
    this.supplies = Int32Array.from(kept, (at) => tried.supplies[at]!);
  }

  /** For each root the index of its best line by `scores`; -1 where it has none. */
  bestOfRoots(roots: number, scores: Float64Array): Int32Array {
    return bestOfRoots(this, roots, scores);
  }
}

function bestOfRoots(lines: Tried, roots: number, scores: Float64Array): Int32Array {
  const best = new Int32Array(roots).fill(-1);
  for (let at = 0; at < lines.count; at++) {
    const root = lines.roots[at]!;
    if (scores[at]! > -Infinity && (best[root]! < 0 || scores[at]! > scores[best[root]!]!)) best[root] = at;
  }
  return best;
}

/** Indices of the `width` best lines, and of the best line of each of so many roots, in ascending order. */
export function bestLines(lines: Tried, width: number, roots: number): number[] {
  const { count, values } = lines;
  const bestOfRoot = bestOfRoots(lines, roots, values);
  const least = count > width ? selectLargest(values.slice(0, count), count, width) : -Infinity;
  let room = width;
  for (let at = 0; at < count; at++) if (values[at]! > least) room--;
  const kept: number[] = [];
  for (let at = 0; at < count; at++) {
    const value = values[at]!;
    if (value > least || (value === least && room-- > 0) || bestOfRoot[lines.roots[at]!] === at)
      kept.push(at);
  }
  return kept;
}
