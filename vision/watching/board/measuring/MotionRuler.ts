import type { Frame, Layout, Rect } from '../../../types.ts';
import { acrossOf, countEnds, downOf, fitOf, linesHit, nothingMeasured, totalOf } from './ends.ts';
import type { Ends, Measured, Span } from './ends.ts';
import { Rests, type Step } from './Rests.ts';

/** What changes over fewer cells in a row is an eye or a spark, not the side of a block. */
const leastRun = 0.6;
/** What stands in cells changes in whole ones, give or take this much of one; a text cursor is half a cell wide. */
const wholeReach = 0.25;
/** Cells in a row of which so many may be counted whole, however roughly the size of one is known. */
const mostCounted = 4;
/** After so many moves the cells are measured; each time again, from all of them together. */
const looks = [3, 5, 7, 9, 12, 15, 20, 30, 40, 60, 80];
/** So many of them are enough to know better than a single picture. */
const movesToBeSure = 6;
/** The ends must stand on the cells' lines so well, 1 = exactly, 0 = by chance; */
const leastFit = 0.88;
/** and so much better than on the lines known before. */
const leastGain = 0.025;
/** Moving an end of the board by a cell costs so much of that fit. */
const price = 0.04;
/** At least so many lines must have shown. */
const leastLines = 4;
/** An end is moved by at most so much of a cell. */
const reach = 0.55;
const steps = 22;

interface Fit extends Span {
  isClear: boolean;
  isBetter: boolean;
}

/**
 * Measures a board by what moves in it. A falling piece is made of whole cells, and where it stands still it stands in
 * cells: from one rest to the next the picture changes in whole cells. The ends of these changes, over several moves, lie
 * on the cells' lines, whatever frame or texture stands around them. Pieces that never rest measure nothing.
 */
export class MotionRuler {
  /** Where the board was found: however much moves, it stands near that. */
  private found: Rect | null = null;
  private readonly rests = new Rests(leastRun);
  private moves = 0;
  private all: Measured | null = null;
  /** Of the moves since another place was first measured: a chance fit of few moves is not borne out by others. */
  private fresh: Measured | null = null;
  /** The moves show the cells so clearly that no single picture could tell better where they are. */
  isSure = false;

  /** Nothing more is learned. */
  get isDone(): boolean {
    return this.moves >= looks.at(-1)!;
  }

  /** Takes a frame; answers where the board stands by all moves so far, where that is better known now, or null. */
  next(frame: Frame, layout: Layout): Rect | null {
    if (this.isDone) return null;
    this.found ??= layout.board;
    const step = this.rests.next(frame, layout);
    if (!step) return null;
    this.count(step, layout);
    return looks.includes(++this.moves) ? this.measure(layout, step.area) : null;
  }

  private count(step: Step, layout: Layout): void {
    this.all ??= nothingMeasured(step.area);
    countMove(step, layout, this.all);
    if (this.fresh) countMove(step, layout, this.fresh);
  }

  private measure({ board, columns, rows }: Layout, area: Rect): Rect | null {
    const found = this.found!;
    const { across, down } = this.all!;
    const x = fit(across, acrossOf(board), acrossOf(found), columns);
    const y = fit(down, downOf(board), downOf(found), rows);
    const isClear = x.isClear && y.isClear && this.moves >= movesToBeSure;
    if (!x.isBetter && !y.isBetter) {
      this.isSure = isClear;
      return null;
    }
    const { fresh } = this;
    this.fresh = nothingMeasured(area);
    const isBorneOut = fresh && fits(fresh.across, x, columns) && fits(fresh.down, y, rows);
    this.isSure = isClear && isBorneOut === true;
    return isBorneOut ? { x: x.start, y: y.start, width: x.length, height: y.length } : null;
  }
}

function countMove({ changed, area }: Step, { board, columns, rows }: Layout, into: Measured): void {
  const isWhole = (cell: number) => (length: number) => {
    const cells = length / cell;
    if (cells < leastRun) return false;
    return cells > mostCounted + wholeReach || Math.abs(cells - Math.round(cells)) <= wholeReach;
  };
  countEnds(changed, area, into, {
    across: isWhole(board.width / columns),
    down: isWhole(board.height / rows),
  });
}

const fits = (ends: Ends, span: Span, count: number): boolean =>
  fitOf(ends, span, count) >= leastFit * totalOf(ends);

/**
 * The span on whose lines the ends stand best, of all near the one that was found: the known one unless another one is
 * clear and better.
 */
function fit(ends: Ends, known: Span, found: Span, count: number): Fit {
  const total = totalOf(ends);
  if (linesHit(ends, total) < leastLines) return { ...known, isClear: false, isBetter: false };
  const cell = found.length / count;
  const at = (span: Span): number => fitOf(ends, span, count) / total;
  const costOf = (first: number, last: number): number => (price * (Math.abs(first) + Math.abs(last))) / cell;
  const start = known.start - found.start;
  const before = at(known) - costOf(start, start + known.length - found.length);
  let best = { span: known, worth: before, fit: at(known) };
  for (let i = -steps; i <= steps; i += 1)
    for (let j = -steps; j <= steps; j += 1) {
      const [first, last] = [(i * reach * cell) / steps, (j * reach * cell) / steps];
      const span = { start: found.start + first, length: found.length + last - first };
      const fit = at(span);
      const worth = fit - costOf(first, last);
      if (worth > best.worth) best = { span, worth, fit };
    }
  const isClear = best.fit >= leastFit;
  const isBetter = isClear && best.worth >= before + leastGain;
  return { ...(isBetter ? best.span : known), isClear, isBetter };
}
