import { selectLargest } from './select.ts';
import { type Tried } from './workbench.ts';

/** The lines that went on after one piece: a copy of their entries among what was tried. */
export class Layer implements Tried {
  readonly values: Float64Array;
  readonly gains: Float64Array;
  readonly codes: Int32Array;
  /** Numbers of lines in the layer before. */
  readonly parents: Int32Array;
  readonly roots: Int32Array;
  readonly supplies: Int32Array;

  constructor(readonly count: number) {
    this.values = new Float64Array(count);
    this.gains = new Float64Array(count);
    const numbers = new Int32Array(4 * count);
    this.codes = numbers.subarray(0, count);
    this.parents = numbers.subarray(count, 2 * count);
    this.roots = numbers.subarray(2 * count, 3 * count);
    this.supplies = numbers.subarray(3 * count);
  }

  static of(tried: Tried, kept: ArrayLike<number>): Layer {
    const layer = new Layer(kept.length);
    for (let line = 0; line < kept.length; line++) {
      const at = kept[line]!;
      layer.values[line] = tried.values[at]!;
      layer.gains[line] = tried.gains[at]!;
      layer.codes[line] = tried.codes[at]!;
      layer.parents[line] = tried.parents[at]!;
      layer.roots[line] = tried.roots[at]!;
      layer.supplies[line] = tried.supplies[at]!;
    }
    return layer;
  }
}

/** For each of so many roots the index of its best line by `scores`; -1 where it has none above -Infinity. */
export function bestOfRoots(lines: Tried, roots: number, scores: Float64Array): Int32Array {
  const best = new Int32Array(roots).fill(-1);
  if (roots === 0) return best;
  for (let at = 0; at < lines.count; at++) {
    const root = lines.roots[at]!;
    const least = best[root]! < 0 ? -Infinity : scores[best[root]!]!;
    if (scores[at]! > least) best[root] = at;
  }
  return best;
}

let ranked = new Float64Array(0);

/** The value that the `width`-th best line has. */
function leastOf(values: Float64Array, count: number, width: number): number {
  if (count <= width) return -Infinity;
  if (ranked.length < count) ranked = new Float64Array(2 * count);
  for (let at = 0; at < count; at++) ranked[at] = values[at]!;
  return selectLargest(ranked, count, width);
}

/** Indices of the `width` best lines, and of the best line of each of so many roots, in ascending order. */
export function bestLines(lines: Tried, width: number, roots: number): number[] {
  const { count, values } = lines;
  const best = bestOfRoots(lines, roots, values);
  const least = leastOf(values, count, width);
  let room = width;
  for (let at = 0; at < count; at++) if (values[at]! > least) room--;
  const kept: number[] = [];
  for (let at = 0; at < count; at++) {
    const value = values[at]!;
    const isBest = roots > 0 && best[lines.roots[at]!] === at;
    if (value > least || (value === least && room-- > 0) || isBest) kept.push(at);
  }
  return kept;
}
