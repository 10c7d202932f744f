/** Which cells of a proposed board differ from most others: rough, for many proposals a picture. */
import type { Looks } from '../cells.ts';

/** Per cell how far it is from an empty one (0 = the same), and the distance from which on it is filled. */
export interface Contrast {
  distances: Float32Array;
  threshold: number;
  /** The expected colour of each cell when empty, three numbers a cell. */
  background: Float32Array;
  /** Typical distance of an empty cell. */
  noise: number;
}

/** Sum of channel and texture differences up to which two cells look alike. */
const alike = 39;
/** So many cells, spread over the board, are tried as the background's look. */
const seeds = 17;
/** Cells up to this distance from the background are part of it. */
const nearest = { least: 12, most: 26 };
const textureWorth = 0.7;

/**
 * The background is the look shared by the most cells, those near the top counting most, since a stack grows
 * from the floor. It may change evenly over the board: a slope for each channel in x and y.
 */
export function roughContrast(looks: Looks): Contrast {
  const count = looks.columns * looks.rows;
  const background = new Float32Array(count * 3);
  const distances = new Float32Array(count);
  let members = mostPopular(looks);
  let noise = 0;
  for (let round = 0; round < 2; round += 1) {
    fitPlane(looks, members, background);
    measure(looks, members, background, distances);
    noise = medianOf(members, distances);
    const limit = Math.max(nearest.least, Math.min(nearest.most, 3 * noise + 6));
    const next = members.map((_, cell) => (distances[cell]! < limit ? 1 : 0));
    if (countOf(next) < 4) break;
    members = next;
  }
  return { distances, threshold: findThreshold(distances, noise), background, noise };
}

/** 1 for the cells that look like the most popular look. */
function mostPopular(looks: Looks): Uint8Array {
  const { columns, rows } = looks;
  const count = columns * rows;
  const members = new Uint8Array(count);
  const step = Math.max(1, Math.floor(count / seeds));
  let best = 0;
  let bestVotes = -1;
  for (let seed = 0; seed < count; seed += step) {
    let votes = 0;
    for (let cell = 0; cell < count; cell += 1)
      if (differenceOf(looks, seed, cell) <= alike) votes += 2 * rows - cell / columns;
    if (votes > bestVotes) [best, bestVotes] = [seed, votes];
  }
  for (let cell = 0; cell < count; cell += 1)
    members[cell] = differenceOf(looks, best, cell) <= alike ? 1 : 0;
  return members;
}

function differenceOf({ colours, textures }: Looks, a: number, b: number): number {
  const i = a * 3;
  const j = b * 3;
  return (
    Math.abs(colours[i]! - colours[j]!) +
    Math.abs(colours[i + 1]! - colours[j + 1]!) +
    Math.abs(colours[i + 2]! - colours[j + 2]!) +
    Math.abs(textures[a]! - textures[b]!)
  );
}

/** The members' colours as a plane over the board for each channel, by least squares; flat where they are few. */
function fitPlane({ columns, rows, colours }: Looks, members: Uint8Array, background: Float32Array): void {
  let n = 0;
  let sx = 0;
  let sy = 0;
  let sxx = 0.15;
  let syy = 0.15;
  let sxy = 0;
  for (let cell = 0; cell < members.length; cell += 1) {
    if (!members[cell]) continue;
    const x = (cell % columns) / columns - 0.5;
    const y = Math.floor(cell / columns) / rows - 0.5;
    n += 1;
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
  }
  const isFlat = n < 20;
  const mx = sx / n;
  const my = sy / n;
  const cxx = sxx - n * mx * mx;
  const cyy = syy - n * my * my;
  const cxy = sxy - n * mx * my;
  const determinant = cxx * cyy - cxy * cxy;
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = 0;
    let sumX = 0;
    let sumY = 0;
    for (let cell = 0; cell < members.length; cell += 1) {
      if (!members[cell]) continue;
      const value = colours[cell * 3 + channel]!;
      sum += value;
      sumX += value * ((cell % columns) / columns - 0.5);
      sumY += value * (Math.floor(cell / columns) / rows - 0.5);
    }
    const mean = sum / n;
    const vx = sumX - mx * sum;
    const vy = sumY - my * sum;
    const slopeX = isFlat ? 0 : (vx * cyy - vy * cxy) / determinant;
    const slopeY = isFlat ? 0 : (vy * cxx - vx * cxy) / determinant;
    for (let cell = 0; cell < members.length; cell += 1)
      background[cell * 3 + channel] =
        mean +
        slopeX * ((cell % columns) / columns - 0.5 - mx) +
        slopeY * (Math.floor(cell / columns) / rows - 0.5 - my);
  }
}

function measure(
  { colours, textures }: Looks,
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

function medianOf(members: Uint8Array, distances: Float32Array): number {
  const values = distances.filter((_, cell) => members[cell] === 1).sort();
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** The widest relative gap between the distances of empty and of filled cells. */
function findThreshold(distances: Float32Array, noise: number): number {
  const sorted = Float32Array.from(distances).sort();
  const least = Math.max(8, 2.5 * noise);
  const most = Math.max(110, 3 * noise);
  let best = Math.max(least, 24);
  let bestRatio = 1;
  for (let i = 0; i < sorted.length - 1; i += 1) {
    const low = Math.max(sorted[i]!, least);
    const high = Math.min(sorted[i + 1]!, most);
    const ratio = (high + 6) / (low + 6);
    if (high > low && ratio > bestRatio) [best, bestRatio] = [(low + high) / 2, ratio];
  }
  return best;
}

function countOf(members: Uint8Array): number {
  let count = 0;
  for (const member of members) count += member;
  return count;
}
