import type { Rect } from '../../../../types.ts';
import { along, eachRun, upright } from './runs.ts';

/**
 * Moving pieces end at the cells' lines: each line has at least this share of all ends; lines this many pixels apart
 * are the same one.
 */
const lineShare = 0.04;
const oneLine = 2;
/** A block's side is at most this part of a cell inside its cell's line. */
const mostInset = 0.1;

/** The ends of changes along one axis: counts by pixel of the full picture from `start` on. */
export interface Ends {
  start: number;
  counts: Float64Array;
  /** Those of them that are the left or upper ends. */
  firsts: Float64Array;
}

/** The ends of changes along both axes. */
export interface Measured {
  across: Ends;
  down: Ends;
}

/** Cells' lines along one axis: `count` cells from `start` on. */
export interface Span {
  start: number;
  length: number;
}

export const nothingMeasured = ({ x, y, width, height }: Rect): Measured => ({
  across: noEnds(x, width),
  down: noEnds(y, height),
});

const noEnds = (start: number, length: number): Ends => ({
  start,
  counts: new Float64Array(length + 1),
  firsts: new Float64Array(length + 1),
});

export const acrossOf = ({ x, width }: Rect): Span => ({ start: x, length: width });
export const downOf = ({ y, height }: Rect): Span => ({ start: y, length: height });

/** Whether a run of this length counts. */
export type Takes = (length: number) => boolean;

/** Counts the ends of all runs of changed pixels in an area of this size that `takes` accepts, along both axes. */
export function countEnds(
  changed: Uint8Array,
  area: Rect,
  { across, down }: Measured,
  takes: { across: Takes; down: Takes },
): void {
  const into =
    ({ counts, firsts }: Ends, mayCount: Takes) =>
    (from: number, to: number): void => {
      if (!mayCount(to - from)) return;
      firsts[from]! += 1;
      counts[from]! += 1;
      counts[to]! += 1;
    };
  eachRun(changed, along(changed, area), into(across, takes.across));
  eachRun(changed, upright(changed, area), into(down, takes.down));
}

/** Adds those along one axis of the same area. */
export function addEnds(into: Ends, { counts, firsts }: Ends): void {
  for (let i = 0; i < counts.length; i += 1) {
    into.counts[i]! += counts[i]!;
    into.firsts[i]! += firsts[i]!;
  }
}

export const totalOf = ({ counts }: Pick<Ends, 'counts'>): number =>
  counts.reduce((sum, value) => sum + value, 0);

/** The number of places with ends: neighbouring ones count as one. */
export function linesHit({ counts }: Ends, total: number): number {
  let lines = 0;
  let last = -Infinity;
  for (let i = 0; i < counts.length; i += 1) {
    if (counts[i]! < lineShare * total) continue;
    if (i - last > oneLine) lines += 1;
    last = i;
  }
  return lines;
}

/** The number of ends on the lines of this many cells. */
export type FitOf = (ends: Ends, span: Span, count: number) => number;

/** The number of ends on the lines, minus those halfway between them. */
export function fitOf({ start, counts }: Ends, span: Span, count: number): number {
  const turn = (2 * Math.PI * count) / span.length;
  let sum = 0;
  for (let i = 0; i < counts.length; i += 1)
    if (counts[i]! > 0) sum += counts[i]! * Math.cos((start + i - span.start) * turn);
  return sum;
}

/**
 * The same for blocks that may be a little smaller than their cells, so that each begins behind a line and ends
 * before one.
 */
export function fitOfBlocks({ start, counts, firsts }: Ends, span: Span, count: number): number {
  const turn = (2 * Math.PI * count) / span.length;
  let [on, inside] = [0, 0];
  for (let i = 0; i < counts.length; i += 1) {
    if (counts[i] === 0) continue;
    const angle = (start + i - span.start) * turn;
    on += counts[i]! * Math.cos(angle);
    inside += (2 * firsts[i]! - counts[i]!) * Math.sin(angle);
  }
  const inset = Math.max(0, Math.min(2 * Math.PI * mostInset, Math.atan2(inside, on)));
  return on * Math.cos(inset) + inside * Math.sin(inset);
}
