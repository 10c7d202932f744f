/** Locates the lines of cells along one axis by the ends of changes of moving pieces. */
import { linesHit, totalOf, type FitOf } from './ends.ts';
import type { Ends, Span } from './ends.ts';

/** The ends must match the cells' lines at least this well, 1 = exactly, 0 = by chance; */
const leastFit = 0.88;
/** and better than the lines known before by this much. */
const leastGain = 0.025;
/** The cost of moving an end of the board by a cell, in that fit. */
const price = 0.04;
/** Most cells are square, and a board that differs from that by no more probably has square cells: */
const nearlySquare = 0.04;
/**
 * if lines of few rows are visible, which match others equally well, a length this many cells off is worth this much
 * less.
 */
const squareness = { within: 0.5, worth: 0.1 };
/** At least this many lines must be visible. */
const leastLines = 3;
/** The lines of the moves that confirm a place: the two sides of a block. */
const leastFreshLines = 2;
/** An end is moved by at most this part of a cell: first in coarse steps, then in fine ones around the best of those. */
const reach = 0.55;
const stepsOf = { coarse: 0.05, fine: 0.025 } as const;

export interface Fit extends Span {
  isClear: boolean;
  isBetter: boolean;
}

interface Judged {
  span: Span;
  fit: number;
  worth: number;
}

/** Whether the ends of other moves match the lines of this span as well. */
export function bearsOut(ends: Ends, span: Span, count: number, fitOf: FitOf): boolean {
  const total = totalOf(ends);
  return linesHit(ends, total) >= leastFreshLines && fitOf(ends, span, count) >= leastFit * total;
}

/**
 * The span whose lines match the ends best, of all near the found one: the known one unless another one is clear and
 * better. `square`: the length with square cells; 0 if unknown.
 */
export function fitSpan(ends: Ends, known: Span, found: Span, count: number, fitOf: FitOf, square = 0): Fit {
  const total = totalOf(ends);
  if (linesHit(ends, total) < leastLines) return { ...known, isClear: false, isBetter: false };
  const cell = found.length / count;
  const judge = (span: Span): Judged => {
    const fit = fitOf(ends, span, count) / total;
    return { span, fit, worth: fit + squarenessOf(span, found, cell, square) - costOf(span, found, cell) };
  };
  const before = judge(known);
  const near = bestAround(found, reach * cell, stepsOf.coarse * cell, before, judge);
  const best = bestAround(near.span, stepsOf.fine * cell, stepsOf.fine * cell, near, judge);
  const isClear = best.fit >= leastFit;
  const isBetter = isClear && best.worth >= before.worth + leastGain;
  return { ...(isBetter ? best.span : known), isClear, isBetter };
}

/** The best of `known` and of the spans whose ends are at most `within` pixels from those of `centre`. */
function bestAround(
  centre: Span,
  within: number,
  step: number,
  known: Judged,
  judge: (span: Span) => Judged,
): Judged {
  const steps = Math.round(within / step);
  let best = known;
  for (let i = -steps; i <= steps; i += 1)
    for (let j = -steps; j <= steps; j += 1) {
      const one = judge({ start: centre.start + i * step, length: centre.length + (j - i) * step });
      if (one.worth > best.worth) best = one;
    }
  return best;
}

function costOf(span: Span, found: Span, cell: number): number {
  const first = span.start - found.start;
  const last = first + span.length - found.length;
  return (price * (Math.abs(first) + Math.abs(last))) / cell;
}

function squarenessOf({ length }: Span, found: Span, cell: number, square: number): number {
  if (square === 0 || Math.abs(found.length / square - 1) > nearlySquare) return 0;
  const off = Math.abs(length - square) / cell;
  return squareness.worth * Math.max(0, 1 - off / squareness.within);
}
