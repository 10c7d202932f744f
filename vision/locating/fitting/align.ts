/** Finds the evenly spaced lines of cells along one axis that fit the picture's edges best. */
import { gridLineShare } from '../measures/gridLineFit.ts';
import { beginFolding, fold, foldedAt, parts } from '../proposing/folding.ts';

/** The weights of the evidence for a span: edges on its lines, equal cells, cells that are symmetric, clear ends. */
const worth = { lines: 0.6, equal: 0.3, mirror: 0.3, ends: 0.06 };
/** The cost of moving an end by a cell. */
const cost = 0.14;

/** Sums in a different order differ by less. */
const rounding = 1e-9;

/** Pixels at each end that belong to the frame. */
const frame = 3;

export interface Span {
  start: number;
  length: number;
}

/** The first and the last place with content, of places up to `last`: a frame must not count. */
export function insideOf({ start, length }: Span, last: number): [first: number, last: number] {
  const first = Math.max(0, Math.min(last, Math.round(start + frame)));
  return [first, Math.max(first, Math.min(last, Math.round(start + length - frame)))];
}

/**
 * The span with each end moved by at most `reach` cells in steps of `step` pixels: both together first, then one by
 * one. `before[i]` is the sum of all change before i, see `insideOf`; `endAt` returns the clearness of an edge at a
 * place, 0..1.
 */
export function alignSpan(
  before: Int32Array,
  { start, length }: Span,
  count: number,
  reach: number,
  step: number,
  aside: number | undefined,
  endAt: (at: number) => number,
): Span {
  const cell = length / count;
  const size = before.length - 1;
  const limit = Math.max(1, Math.floor((reach * cell) / step));
  const moves = 2 * limit + 1;
  beginFolding(before);
  const isTried = new Uint8Array(moves * moves);
  const starts = new Float64Array(moves).fill(-1);
  const ends = new Float64Array(moves).fill(-1);
  let best = { value: -Infinity, i: 0, j: 0 };
  const consider = (i: number, j: number): void => {
    const [u, v] = [i + limit, j + limit];
    if (v < 0 || v >= moves || isTried[u * moves + v]) return;
    isTried[u * moves + v] = 1;
    const from = start + i * step;
    const to = start + length + j * step;
    if (from < -1 || to > size + 1) return;
    if (starts[u]! < 0) starts[u] = endAt(from);
    if (ends[v]! < 0) ends[v] = endAt(to);
    const clear = worth.ends * (starts[u]! + ends[v]!);
    const price = (cost * step * (Math.abs(i) + Math.abs(j))) / cell;
    const least = best.value + price - clear - rounding;
    const value = fitOfFolded(before, from, (to - from) / count, count, aside, least) + clear - price;
    if (value > best.value) best = { value, i, j };
  };
  consider(0, 0);
  for (let i = -limit; i <= limit; i += 1) for (let d = -1; d <= 1; d += 1) consider(i, i + d);
  for (let round = 0; round < 2; round += 1) {
    const { i, j } = best;
    for (let k = -limit; k <= limit; k += 1) {
      consider(k, j);
      consider(i, k);
    }
  }
  return { start: start + best.i * step, length: length + (best.j - best.i) * step };
}

/** How well the change between fits cells of this pitch; 0 if there is too little content. */
export function fitOf(before: Int32Array, start: number, pitch: number, count: number): number {
  beginFolding(before);
  return fitOfFolded(before, start, pitch, count);
}

/** The same for folded change, or -Infinity as soon as it is known to be less than `least`. */
function fitOfFolded(
  before: Int32Array,
  start: number,
  pitch: number,
  count: number,
  aside?: number,
  least = -Infinity,
): number {
  const share = gridLineShare(before, start, pitch, count, aside);
  if (share === null) return 0;
  if (worth.lines * share + worth.equal + worth.mirror < least) return -Infinity;
  const from = Math.max(0, Math.round(start) + frame);
  const to = Math.min(before.length - 1, Math.round(start + pitch * count) - frame);
  const total = fold(from, to, pitch, start);
  let squares = 0;
  let mirrored = 0;
  for (let part = 0; part < parts; part += 1) {
    squares += foldedAt(part) ** 2;
    mirrored += foldedAt(part) * foldedAt(parts - part);
  }
  const equal = 1 - (total * total) / (parts * squares);
  return worth.lines * share + worth.equal * equal + worth.mirror * (mirrored / squares) * equal;
}
