/** The look of an empty cell on this board, and the distance of every cell from it. */
import { textureWorth, type CellLooks } from '../cellLooks.ts';
import type { LearnedBackground } from './learnedBackground.ts';
import { findThreshold } from './threshold.ts';

/** For each cell its distance from an empty one (0 = the same), and the threshold above which it is filled. */
export interface Contrast {
  distances: Float32Array;
  threshold: number;
  /** Share of the cells that are treated as empty. */
  empty: number;
  /** The expected colour of each cell when empty, three numbers a cell. */
  background: Float32Array;
  /** Typical distance of an empty cell. */
  noise: number;
}

/** 1 for each cell that is further from an empty one than the threshold. */
export function filledCells({ distances, threshold }: Contrast): Uint8Array {
  const filled = new Uint8Array(distances.length);
  for (let cell = 0; cell < filled.length; cell += 1) if (distances[cell]! > threshold) filled[cell] = 1;
  return filled;
}

/** Two looks are alike up to this distance in colour levels, and up to a multiple of it where channels are summed. */
const alike = 26;
/** Filled cells are farther from an empty cell than the threshold, by at least this. */
const leastOver = 0.01;
const addedUp = 1.5;
/** The number of cells, spread over the board, that are tried as the background's look. */
const seeds = 29;

/**
 * The background is the look shared by the most cells. Cells near the top count most, since a stack grows from the
 * floor. It may change evenly over the board (a slope for each channel in x and y).
 */
export function contrastCells(looks: CellLooks, rounds = 3): Contrast {
  return contrastFrom(looks, seedMembers(looks), rounds);
}

/** The contrast to the next most popular look: that of cells which are filled by all of the `others`. */
export function contrastOtherwise(looks: CellLooks, others: readonly Contrast[]): Contrast {
  const isOpen = (cell: number): boolean =>
    others.every(({ distances, threshold }) => distances[cell]! > threshold);
  return contrastFrom(looks, seedMembers(looks, isOpen), 3);
}

/** The contrast to a background of two looks: each cell is compared with the nearer one. */
export function contrastToEither(one: Contrast, other: Contrast): Contrast {
  const distances = one.distances.map((distance, cell) => Math.min(distance, other.distances[cell]!));
  const background = one.background.map((value, i) => {
    const cell = Math.floor(i / 3);
    return one.distances[cell]! <= other.distances[cell]! ? value : other.background[i]!;
  });
  const noise = Math.max(one.noise, other.noise);
  const threshold = findThreshold(sortedOf(distances), noise);
  return { distances, threshold, empty: shareBelow(distances, threshold), background, noise };
}

function contrastFrom(looks: CellLooks, seeded: number[], rounds: number): Contrast {
  const count = looks.columns * looks.rows;
  let members = seeded;
  let background: Float32Array = new Float32Array(count * 3);
  let texture = 0;
  const distances = new Float32Array(count);
  for (let round = 0; round < rounds; round += 1) {
    background = fitSurface(looks, members);
    texture = members.reduce((sum, cell) => sum + looks.textures[cell]!, 0) / Math.max(1, members.length);
    for (let cell = 0; cell < count; cell += 1) distances[cell] = distance(looks, background, texture, cell);
    const noise = medianAmong(members, distances);
    const limit = Math.max(12, Math.min(alike, 3 * noise + 6));
    const next: number[] = [];
    for (let cell = 0; cell < count; cell += 1) if (distances[cell]! < limit) next.push(cell);
    if (next.length < 4) break;
    members = next;
  }
  const noise = medianAmong(members, distances);
  const threshold = findThreshold(sortedOf(distances), noise);
  return { distances, threshold, empty: shareBelow(distances, threshold), background, noise };
}

/** If this many more cells are filled than by the picture's own background, as a share, the learned one is out of date. */
const mostMore = 0.25;
/** Where the empty look is learned, cells farther from it than this are filled. */
const learnedLimit = 24;

/**
 * As `contrastCells`, but measured from the learned look where a cell is known. The result of the picture's own
 * background is kept for the other cells, such as those on the falling piece's path: their distances are scaled to
 * the known ones. A learned background that makes many cells filled which the picture's own leaves empty is out of
 * date, and is not used.
 */
export function contrastLearned(looks: CellLooks, learned: LearnedBackground): Contrast {
  const own = contrastCells(looks);
  if (learned.columns !== looks.columns || learned.rows !== looks.rows) return own;
  const distances = own.distances.slice();
  const background = own.background.slice();
  const known: number[] = [];
  for (let cell = 0; cell < distances.length; cell += 1) {
    if (!learned.knows(cell)) continue;
    known.push(cell);
    distances[cell] = learned.distance(looks, cell);
    for (let c = 0; c < 3; c += 1) background[cell * 3 + c] = learned.colour(cell, c);
  }
  if (known.length === 0) return own;
  const measured = Float32Array.from(known, (cell) => distances[cell]!);
  const faint = known.filter((cell) => distances[cell]! < alike);
  const noise = Math.min(own.noise, faint.length ? medianAmong(faint, distances) : own.noise);
  const isWellKnown = known.length > distances.length / 2;
  const threshold = isWellKnown
    ? findThreshold(measured.sort(), noise, learnedLimit)
    : findThreshold(sortedOf(distances), noise);
  if (isWellKnown) keepSides(distances, learned, own.threshold, threshold);
  const empty = shareBelow(distances, threshold);
  return empty < own.empty - mostMore ? own : { distances, threshold, empty, background, noise };
}

/**
 * Unknown cells remain filled or empty as they were by the threshold `before`, although the threshold has changed.
 * The empty ones are scaled to it; the paleness of the filled ones is kept.
 */
function keepSides(
  distances: Float32Array,
  learned: LearnedBackground,
  before: number,
  threshold: number,
): void {
  for (let cell = 0; cell < distances.length; cell += 1) {
    if (learned.knows(cell)) continue;
    const own = distances[cell]!;
    distances[cell] = own > before ? Math.max(own, threshold + leastOver) : (own * threshold) / before;
  }
}

function shareBelow(distances: Float32Array, threshold: number): number {
  let count = 0;
  for (let cell = 0; cell < distances.length; cell += 1) if (distances[cell]! < threshold) count += 1;
  return count / distances.length;
}

function distance(looks: CellLooks, background: Float32Array, texture: number, cell: number): number {
  const i = cell * 3;
  const c = looks.colours;
  const r = c[i]! - background[i]!;
  const g = c[i + 1]! - background[i + 1]!;
  const b = c[i + 2]! - background[i + 2]!;
  return Math.sqrt(r * r + g * g + b * b) + textureWorth * Math.abs(looks.textures[cell]! - texture);
}

/** How often a vote halves from the top row to the floor, and the texture (levels) that halves it. */
const halvings = 2.5;
const halvingTexture = 20;

/** The cells that look like the most frequent look among the cells that may be the background. */
function seedMembers(looks: CellLooks, isOpen: (cell: number) => boolean = () => true): number[] {
  const { columns, rows, textures } = looks;
  const count = columns * rows;
  const weights = new Float32Array(count);
  for (let cell = 0; cell < count; cell += 1)
    weights[cell] =
      2 ** ((-halvings * Math.floor(cell / columns)) / rows) / (1 + textures[cell]! / halvingTexture);
  const open = sumsFrom(weights);
  const step = Math.max(1, Math.floor(count / seeds));
  let best = 0;
  let bestVotes = -1;
  for (let seed = 0; seed < count; seed += step) {
    if (!isOpen(seed)) continue;
    let votes = 0;
    for (let cell = 0; cell < count && votes + open[cell]! > bestVotes; cell += 1)
      if (isAlike(looks, seed, cell)) votes += weights[cell]!;
    if (votes > bestVotes) [best, bestVotes] = [seed, votes];
  }
  const members: number[] = [];
  for (let cell = 0; cell < count; cell += 1) if (isAlike(looks, best, cell)) members.push(cell);
  return members;
}

/** Sums in a different order differ by less. */
const rounding = 1e-6;

/** At least the sum of the weights from each on. */
function sumsFrom(weights: Float32Array): Float64Array {
  const sums = new Float64Array(weights.length);
  let sum = rounding;
  for (let i = weights.length - 1; i >= 0; i -= 1) sums[i] = sum += weights[i]!;
  return sums;
}

function isAlike({ colours, textures }: CellLooks, a: number, b: number): boolean {
  return (
    Math.abs(colours[a * 3]! - colours[b * 3]!) +
      Math.abs(colours[a * 3 + 1]! - colours[b * 3 + 1]!) +
      Math.abs(colours[a * 3 + 2]! - colours[b * 3 + 2]!) +
      Math.abs(textures[a]! - textures[b]!) <=
    alike * addedUp
  );
}

/** Added to the squares of places, which are -0.5..0.5 of the board, so that a few members give no steep surface. */
const flatness = 0.15;

/**
 * The members' colours as a smooth surface over the board (constant, slopes and curvature in x and y), for each
 * channel by ridge-damped least squares; the mean if there are few.
 */
function fitSurface(looks: CellLooks, members: readonly number[]): Float32Array {
  const { columns, rows, colours } = looks;
  const background = new Float32Array(columns * rows * 3);
  const terms = members.length >= 40 ? 6 : members.length >= 20 ? 3 : 1;
  const basis = basisOf(columns, rows);
  const normal = Array.from({ length: terms }, () => new Float64Array(terms + 3));
  for (const cell of members)
    for (let i = 0; i < terms; i += 1) {
      const row = normal[i]!;
      const value = basis[cell * 6 + i]!;
      for (let j = 0; j < terms; j += 1) row[j]! += value * basis[cell * 6 + j]!;
      for (let c = 0; c < 3; c += 1) row[terms + c]! += value * colours[cell * 3 + c]!;
    }
  for (let i = 1; i < terms; i += 1) normal[i]![i]! += flatness;
  solve(normal, terms);
  for (let cell = 0; cell < columns * rows; cell += 1)
    for (let c = 0; c < 3; c += 1) {
      let total = 0;
      for (let i = 0; i < terms; i += 1) total += basis[cell * 6 + i]! * normal[i]![terms + c]!;
      background[cell * 3 + c] = total;
    }
  return background;
}

const bases = new Map<number, Float64Array>();

/** Six numbers per cell: the terms of the surface there. Cached, as there are few shapes of boards. */
function basisOf(columns: number, rows: number): Float64Array {
  const key = columns * 1000 + rows;
  let basis = bases.get(key);
  if (!basis) bases.set(key, (basis = Float64Array.from(termsOf(columns, rows).flat())));
  return basis;
}

const termsOf = (columns: number, rows: number): number[][] =>
  Array.from({ length: columns * rows }, (_, cell) => {
    const x = ((cell % columns) + 0.5) / columns - 0.5;
    const y = (Math.floor(cell / columns) + 0.5) / rows - 0.5;
    return [1, x, y, x * x, y * y, x * y];
  });

/** Replaces a pivot of 0, whose dividends are 0 as well. */
const noPivot = 1e-9;

/** Gauss-Jordan elimination in place; the solutions end up in the columns after the square part. */
function solve(matrix: Float64Array[], size: number): void {
  for (let i = 0; i < size; i += 1) {
    let pivot = i;
    for (let r = i + 1; r < size; r += 1)
      if (Math.abs(matrix[r]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = r;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    const scale = 1 / (matrix[i]![i]! || noPivot);
    for (let k = i; k < size + 3; k += 1) matrix[i]![k]! *= scale;
    for (let r = 0; r < size; r += 1) {
      if (r === i) continue;
      const factor = matrix[r]![i]!;
      for (let k = i; k < size + 3; k += 1) matrix[r]![k]! -= factor * matrix[i]![k]!;
    }
  }
}

const sortedOf = (values: Float32Array): Float32Array => Float32Array.from(values).sort();

function medianAmong(cells: readonly number[], distances: Float32Array): number {
  const values = new Float32Array(cells.length);
  for (let i = 0; i < cells.length; i += 1) values[i] = distances[cells[i]!]!;
  return values.sort()[cells.length >> 1] ?? 0;
}
