/**
 * Terminals draw everything in characters of one size: where a board is made of letters alone, the gaps between
 * the characters tell where its cells are, and nothing else does.
 */
import { pixelsOf } from '../../pixels/image.ts';
import type { Grid, Image, Rect } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';
import { evenness } from '../measures/evenness.ts';

/** A cell is two characters wide and one line high. */
const charactersPerCell = 2;
/** How empty the gaps between characters and between lines must be, 0..1, for a picture to be text. */
const least = { across: 0.6, down: 0.8 };
/** Sides are moved by at most so much of a cell, unless no gap is as near. */
const reach = 0.7;
/** Moving the grid by a cell costs so much evenness. */
const cost = 0.05;
/** Phases of a character into which ink is counted. */
const phases = 24;
/** Characters may be so many parts larger or smaller than the grid says, tried in so many steps. */
const stretch = 0.04;
const stretchSteps = 20;
/** Differences from the background, in levels, at which ink begins, and at which it is full. */
const faint = 20;
const full = 100;

/** The same grid with its sides in the gaps of the text, where its cells are the most even; null where there is no text. */
export function alignToText(image: Image, sums: ColourSums, grid: Grid): Grid | null {
  if (grid.game !== 'tetris') return null;
  const { board, columns, rows } = grid;
  const { across, down } = inkOf(image);
  const column = findGaps(across, board.width / columns / charactersPerCell);
  if (column.empty < least.across) return null;
  const line = findGaps(down, board.height / rows);
  if (line.empty < least.down) return null;
  const size = { width: column.period * charactersPerCell * columns, height: line.period * rows };
  const boards = gapsNear(board.x, column, reach * column.period * charactersPerCell).flatMap((x) =>
    gapsNear(board.y, line, reach * line.period).map((y) => ({ x, y, ...size })),
  );
  const valueOf = (one: Rect): number =>
    evenness(sums, one, columns, rows) -
    (cost * (Math.abs(one.x - board.x) / size.width) * columns +
      (cost * Math.abs(one.y - board.y) * rows) / size.height);
  const best = boards.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
  return { ...grid, board: best };
}

/** Evenly spaced gaps: at `phase`, and every `period` pixels from there. */
interface Gaps {
  period: number;
  phase: number;
  /** 1 where there is no ink at all in the gaps, 0 where there is as much as elsewhere. */
  empty: number;
}

/** The gaps within `reach` of a place, at least the nearest. */
function gapsNear(at: number, { phase, period }: Gaps, reach: number): number[] {
  const nearest = phase + Math.round((at - phase) / period) * period;
  const others = [nearest - period, nearest + period].filter((gap) => Math.abs(gap - at) <= reach);
  return [nearest, ...others];
}

function findGaps(ink: Float64Array, expected: number): Gaps {
  let best: Gaps = { period: expected, phase: 0, empty: -1 };
  for (let k = -stretchSteps; k <= stretchSteps; k += 1) {
    const period = expected * (1 + (k * stretch) / stretchSteps);
    const folded = fold(ink, period);
    const mean = folded.reduce((sum, value) => sum + value, 0) / phases;
    for (let phase = 0; mean > 0 && phase < phases; phase += 1) {
      const empty = 1 - inkAround(folded, phase) / mean;
      if (empty > best.empty) best = { period, phase: ((phase + 0.5) * period) / phases, empty };
    }
  }
  return best;
}

/** The mean ink of each phase of a character. */
function fold(ink: Float64Array, period: number): Float64Array {
  const sums = new Float64Array(phases);
  const counts = new Uint32Array(phases);
  for (let i = 0; i < ink.length; i += 1) {
    const phase = Math.floor((((i + 0.5) / period) % 1) * phases) % phases;
    sums[phase]! += ink[i]!;
    counts[phase]! += 1;
  }
  return sums.map((sum, phase) => sum / Math.max(1, counts[phase]!));
}

/** Shares of what the three phases around one, and the two next to those, say about it. */
const inkShares = { near: 0.7, far: 0.3 };

/** The ink at a phase and its neighbours, the nearest counting most. */
function inkAround(folded: Float64Array, phase: number): number {
  const at = (by: number): number => folded[(phase + by + phases) % phases]!;
  return (inkShares.near * (at(-1) + at(0) + at(1))) / 3 + (inkShares.far * (at(-2) + at(2))) / 2;
}

/** How much of each column and of each row differs from the most common colour, in pixels. */
export function inkOf(image: Image): { across: Float64Array; down: Float64Array } {
  const { width, height } = image;
  const pixels = pixelsOf(image);
  const background = mostCommon(pixels);
  const across = new Float64Array(width);
  const down = new Float64Array(height);
  let [last, ink] = [background, 0];
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 1) {
      const pixel = pixels[i]!;
      if (pixel !== last) [last, ink] = [pixel, inks[awayFrom(pixel, background)]!];
      if (ink === 0) continue;
      across[x]! += ink;
      down[y]! += ink;
    }
  return { across, down };
}

/** For each difference from the background, in levels. */
const inks = Float64Array.from({ length: 256 }, (_, away) =>
  Math.max(0, Math.min(1, (away - faint) / (full - faint))),
);

/** The greatest difference of the three channels. */
const awayFrom = (a: number, b: number): number =>
  Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
  );

/** The middle of the most common colour, 32 levels a channel, as a pixel. Counted run by run of one colour. */
function mostCommon(pixels: Int32Array): number {
  const counts = new Uint32Array(1 << 15);
  let best = 0;
  for (let from = 0, to = 0; from < pixels.length; from = to) {
    const pixel = pixels[from]!;
    while (to < pixels.length && pixels[to] === pixel) to += 1;
    const colour = ((pixel & 0xf8) << 7) | ((pixel >> 6) & 0x3e0) | ((pixel >> 19) & 31);
    counts[colour]! += to - from;
    if (counts[colour]! > counts[best]!) best = colour;
  }
  return ((best >> 10) & 31) * 8 + 4 + ((((best >> 5) & 31) * 8 + 4) << 8) + (((best & 31) * 8 + 4) << 16);
}
