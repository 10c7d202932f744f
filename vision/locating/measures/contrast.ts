/** The cells of a proposed board that differ from most others: approximate, for many proposals per picture. */
import { textureWorth, type CellLooks } from '../../cells/cellLooks.ts';
import { findThreshold } from '../../cells/ground/threshold.ts';

/** For each cell its distance from an empty one (0 = the same), and the threshold above which it is filled. */
export interface Contrast {
  distances: Float32Array;
  threshold: number;
  /** The expected colour of each cell when empty, three numbers a cell. */
  background: Float32Array;
  /** Typical distance of an empty cell. */
  noise: number;
  /** The distances in ascending order. */
  sorted: Float32Array;
}

/** Sum of channel and texture differences up to which two cells look alike. */
const alike = 39;
/** The number of cells, spread over the board, that are tried as the background's look. */
const seeds = 17;
/** Cells up to this distance from the background are part of it. */
const nearest = { least: 12, most: 26 };

/**
 * The background is the look shared by the most cells. Cells near the top count most, since a stack grows from the
 * floor. It may change evenly over the board: a slope for each channel in x and y.
 */
export function roughContrast(looks: CellLooks): Contrast {
  const count = looks.columns * looks.rows;
  const background = new Float32Array(count * 3);
  const distances = new Float32Array(count);
  const members = mostPopular(looks);
  const next = new Uint8Array(count);
  let noise = 0;
  for (let round = 0; round < 2; round += 1) {
    fitPlane(looks, members, background);
    measure(looks, members, background, distances);
    noise = medianOf(members, distances);
    const limit = Math.max(nearest.least, Math.min(nearest.most, 3 * noise + 6));
    for (let cell = 0; cell < count; cell += 1) next[cell] = distances[cell]! < limit ? 1 : 0;
    if (countOf(next) < 4) break;
    members.set(next);
  }
  const sorted = distances.slice().sort();
  return { distances, threshold: findThreshold(sorted, noise), background, noise, sorted };
}

/** 1 for the cells with the most frequent look. */
function mostPopular(looks: CellLooks): Uint8Array {
  const { columns, rows } = looks;
  const count = columns * rows;
  const step = Math.max(1, Math.floor(count / seeds));
  let best = 0;
  let bestVotes = -1;
  for (let seed = 0; seed < count; seed += step) {
    const votes = votesFor(looks, seed, bestVotes);
    if (votes > bestVotes) [best, bestVotes] = [seed, votes];
  }
  const members = new Uint8Array(count);
  for (let cell = 0; cell < count; cell += 1)
    members[cell] = differenceOf(looks, best, cell) <= alike ? 1 : 0;
  return members;
}

/** Sums of votes in a different order differ by less than this. */
const rounding = 1e-6;

/** The votes of the cells that look like this one; -1 as soon as they can't exceed `least`. */
function votesFor({ columns, rows, colours, textures }: CellLooks, seed: number, least: number): number {
  const r = colours[seed * 3]!;
  const g = colours[seed * 3 + 1]!;
  const b = colours[seed * 3 + 2]!;
  const texture = textures[seed]!;
  let votes = 0;
  for (let row = 0, cell = 0; row < rows; row += 1) {
    const open = (rows - row) * columns * (2 * rows - row);
    if (votes + open + rounding <= least) return -1;
    for (const end = cell + columns; cell < end; cell += 1) {
      const i = cell * 3;
      const away =
        Math.abs(r - colours[i]!) +
        Math.abs(g - colours[i + 1]!) +
        Math.abs(b - colours[i + 2]!) +
        Math.abs(texture - textures[cell]!);
      if (away <= alike) votes += 2 * rows - cell / columns;
    }
  }
  return votes;
}

function differenceOf({ colours, textures }: CellLooks, a: number, b: number): number {
  const i = a * 3;
  const j = b * 3;
  return (
    Math.abs(colours[i]! - colours[j]!) +
    Math.abs(colours[i + 1]! - colours[j + 1]!) +
    Math.abs(colours[i + 2]! - colours[j + 2]!) +
    Math.abs(textures[a]! - textures[b]!)
  );
}

/**
 * Added to the squares of places, which are -0.5..0.5 of the board, so that few members, or members in one line, give
 * no steep plane.
 */
const flatness = 0.15;

/** The members' colours as a plane over the board for each channel, by least squares; constant if there are few. */
function fitPlane(
  { columns, rows, colours }: CellLooks,
  members: Uint8Array,
  background: Float32Array,
): void {
  const { xs, ys } = placesOf(columns, rows);
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, flatness, flatness, 0];
  sums.fill(0);
  for (let cell = 0; cell < members.length; cell += 1) {
    if (!members[cell]) continue;
    const x = xs[cell]!;
    const y = ys[cell]!;
    n += 1;
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
    for (let c = 0; c < 3; c += 1) {
      const value = colours[cell * 3 + c]!;
      sums[c]! += value;
      sums[c + 3]! += value * x;
      sums[c + 6]! += value * y;
    }
  }
  const isFlat = n < 20;
  const mx = sx / n;
  const my = sy / n;
  const cxx = sxx - n * mx * mx;
  const cyy = syy - n * my * my;
  const cxy = sxy - n * mx * my;
  const determinant = cxx * cyy - cxy * cxy;
  for (let c = 0; c < 3; c += 1) {
    const mean = sums[c]! / n;
    const vx = sums[c + 3]! - mx * sums[c]!;
    const vy = sums[c + 6]! - my * sums[c]!;
    const slopeX = isFlat ? 0 : (vx * cyy - vy * cxy) / determinant;
    const slopeY = isFlat ? 0 : (vy * cxx - vx * cxy) / determinant;
    for (let cell = 0, i = c; cell < members.length; cell += 1, i += 3)
      background[i] = mean + slopeX * (xs[cell]! - mx) + slopeY * (ys[cell]! - my);
  }
}

/** Per channel: the colours, and the colours times x and times y. */
const sums = new Float64Array(9);

/** The upper left corners of the cells, from -0.5 to 0.5 over the board. */
interface Places {
  xs: Float64Array;
  ys: Float64Array;
}

const places = new Map<number, Places>();

/** The same for all boards of a shape, of which there are few. */
function placesOf(columns: number, rows: number): Places {
  const key = columns * 1000 + rows;
  let found = places.get(key);
  if (!found) {
    const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
    found = {
      xs: Float64Array.from(cells, (cell) => (cell % columns) / columns - 0.5),
      ys: Float64Array.from(cells, (cell) => Math.floor(cell / columns) / rows - 0.5),
    };
    places.set(key, found);
  }
  return found;
}

function measure(
  { colours, textures }: CellLooks,
  members: Uint8Array,
  background: Float32Array,
  distances: Float32Array,
): void {
  let texture = 0;
  for (let cell = 0; cell < members.length; cell += 1) if (members[cell]) texture += textures[cell]!;
  texture /= Math.max(1, countOf(members));
  for (let cell = 0, i = 0; cell < members.length; cell += 1, i += 3) {
    const r = colours[i]! - background[i]!;
    const g = colours[i + 1]! - background[i + 1]!;
    const b = colours[i + 2]! - background[i + 2]!;
    distances[cell] = Math.sqrt(r * r + g * g + b * b) + textureWorth * Math.abs(textures[cell]! - texture);
  }
}

/** Large enough for the cells of any board. */
const chosen = new Float32Array(24 * 14);

function medianOf(members: Uint8Array, distances: Float32Array): number {
  let count = 0;
  for (let cell = 0; cell < members.length; cell += 1) if (members[cell]) chosen[count++] = distances[cell]!;
  return count > 0 ? select(chosen, count, count >> 1) : 0;
}

/** The value at position `n` when the first `count` values are in ascending order; sorts only as much as needed. */
function select(values: Float32Array, count: number, n: number): number {
  let from = 0;
  let to = count - 1;
  while (from < to) {
    const pivot = values[(from + to) >> 1]!;
    let i = from;
    let j = to;
    while (i <= j) {
      while (values[i]! < pivot) i += 1;
      while (values[j]! > pivot) j -= 1;
      if (i > j) break;
      const value = values[i]!;
      values[i++] = values[j]!;
      values[j--] = value;
    }
    if (n <= j) to = j;
    else if (n >= i) from = i;
    else break;
  }
  return values[n]!;
}

function countOf(members: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < members.length; i += 1) count += members[i]!;
  return count;
}
