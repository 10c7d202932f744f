import { isSure } from '../../../trust.ts';
import type { Frame, Grid, Layout, Rect } from '../../../types.ts';
import { countOf } from './ends/boardPixels.ts';
import { acrossOf, addEnds, downOf, fitOf, fitOfBlocks } from './ends/ends.ts';
import { nothingMeasured, totalOf } from './ends/ends.ts';
import type { Ends, Measured, Span } from './ends/ends.ts';
import { bearsOut, fitSpan } from './ends/fitSpan.ts';
import { otherDivision } from './ends/otherDivision.ts';
import { countSides } from './ends/sides.ts';
import { RestDetector, type Step } from './RestDetector.ts';

/** A change over fewer cells in a row is an eye or a spark, not the side of a block. */
const leastRun = 0.6;
/** A block's side is straight over this part of a cell, even with round corners; digits and sparks are not. */
const leastSide = 0.5;
/** Blocks change whole cells, within this part of one; a text cursor is half a cell wide. */
const wholeReach = 0.25;
/** Up to this many cells in a row are checked to be whole, because the size of one is known only roughly. */
const mostCounted = 4;
/**
 * A landed piece, the next one and their ghosts change fewer cells than this: more is a page over the board, or a
 * redrawn board.
 */
const mostCells = 28;
/** The numbers of moves after which the cells are measured, each time from all moves together. */
const looks = [3, 5, 7, 9, 12, 15, 20, 30, 40, 60, 80];
/**
 * Additional ones if hints are already drawn on the board. A doubtful board may have other cells, which few moves do
 * not show.
 */
const hastyLooks = [2, 4, 6];
/** This many of them are better evidence than a single picture. */
const movesToBeSure = 6;
/** Before this many moves, cells that differ in size from the found ones by more than this share are a chance fit. */
const movesToStretch = 5;
const mostStretched = 0.035;

/**
 * Measures a board by its movement. A falling piece consists of whole cells, and rests in cells: from one rest to the
 * next the picture changes in whole cells. The ends of these changes, over several moves, are on the cells' lines,
 * whatever frame or texture surrounds them. Pieces that glide without a stop give no measure until they land.
 */
export class MotionRuler {
  /** The place where the board was found: it is always near that. */
  private found: Rect | null = null;
  private readonly restDetector = new RestDetector(leastRun);
  private moves = 0;
  private all: Measured | null = null;
  /** For the moves since another place was first measured: a chance fit of few moves is not confirmed by others. */
  private fresh: Measured | null = null;
  /** The moves show the cells so clearly that no single picture could locate them better. */
  isSure = false;
  /** The place where a doubtful board was found, with the numbers of columns and rows that the moves show; null if with its own. */
  redivided: Grid | null = null;

  /** There is nothing more to learn. */
  get isDone(): boolean {
    return this.moves >= looks.at(-1)!;
  }

  /** Processes a frame; returns the board's place by all moves so far, if that is known better now, or null. */
  measureFrame(frame: Frame, layout: Layout): Rect | null {
    if (this.isDone) return null;
    this.found ??= layout.board;
    const step = this.restDetector.stepTo(frame, layout);
    const sides = step && sidesIn(step, layout);
    if (!sides) return null;
    this.count(sides, step.area);
    this.moves += 1;
    if (!isSure(layout)) this.redivided = otherDivision(this.all!, { ...layout, board: this.found });
    const isDue = looks.includes(this.moves) || (isSure(layout) && hastyLooks.includes(this.moves));
    return isDue ? this.measure(layout, step.area) : null;
  }

  private count(sides: Measured, area: Rect): void {
    this.all ??= nothingMeasured(area);
    for (const sums of this.fresh ? [this.all, this.fresh] : [this.all]) {
      addEnds(sums.across, sides.across);
      addEnds(sums.down, sides.down);
    }
  }

  private measure(layout: Layout, area: Rect): Rect | null {
    const { board, columns, rows } = layout;
    const fitOn = isSure(layout) ? fitOfBlocks : fitOf;
    const found = this.found!;
    const { across, down } = this.all!;
    const x = fitSpan(across, acrossOf(board), acrossOf(found), columns, fitOn);
    const square = isLow(down, downOf(found)) ? (rows * x.length) / columns : 0;
    const y = fitSpan(down, downOf(board), downOf(found), rows, fitOn, square);
    const isClear = x.isClear && y.isClear && this.moves >= movesToBeSure;
    if (!x.isBetter && !y.isBetter) {
      this.isSure = isClear;
      return null;
    }
    const { fresh } = this;
    this.fresh = nothingMeasured(area);
    const isLikely = this.moves >= movesToStretch || !isStretched(found, x, y);
    const isBorneOut =
      fresh !== null &&
      isLikely &&
      (!x.isBetter || bearsOut(fresh.across, x, columns, fitOn)) &&
      (!y.isBetter || bearsOut(fresh.down, y, rows, fitOn));
    this.isSure = isClear && isBorneOut;
    return isBorneOut ? { x: x.start, y: y.start, width: x.length, height: y.length } : null;
  }
}

/** All ends are in the lower half: the pieces' places before they landed, which show its length, are unknown. */
const isLow = ({ start, counts }: Ends, { start: top, length }: Span): boolean =>
  totalOf({ counts: counts.subarray(0, Math.max(0, Math.round(top + length / 2 - start))) }) === 0;

const isStretched = (found: Rect, x: Span, y: Span): boolean =>
  Math.max(Math.abs(x.length / found.width - 1), Math.abs(y.length / found.height - 1)) > mostStretched;

/** The places where sides of blocks have moved; null if no such side has changed. */
function sidesIn({ changed, area }: Step, { board, columns, rows }: Layout): Measured | null {
  const [width, height] = [board.width / columns, board.height / rows];
  if (countOf(changed) > mostCells * width * height) return null;
  const isWhole = (cell: number) => (length: number) => {
    const cells = length / cell;
    if (cells < leastRun) return false;
    return cells > mostCounted + wholeReach || Math.abs(cells - Math.round(cells)) <= wholeReach;
  };
  const sides = nothingMeasured(area);
  const takes = { across: isWhole(width), down: isWhole(height) };
  countSides(changed, area, sides, takes, { across: leastSide * height, down: leastSide * width });
  return totalOf(sides.across) + totalOf(sides.down) > 0 ? sides : null;
}
