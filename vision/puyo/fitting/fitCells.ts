/** Locates the cells of a Puyo board by the puyo in them. */
import type { Rect } from '../../types.ts';
import type { PuyoGrid } from '../cells/lattice.ts';
import type { Standing } from './standing.ts';
import { withoutPadding } from './withoutPadding.ts';

/** The usual error of one puyo's measure, in cells: they are drawn with shadows, horns and ears. */
const wrong = 0.08;
/** The usual distance of found boards from their cells, and their error in width on each side, in cells. */
const usual = { shift: 0.3, stretch: 0.06 };
/** Puyo that contradict by more than this hardly count; they are determined in this many rounds. */
const strange = 0.12;
const rounds = 5;
/** The most that one puyo counts against a place; */
const mostSaid = 6;
/** all must count this much less against another place, and one of its sides must be this many cells away. */
const clearly = 9;
/** More of them give no new information, as the peculiarities of their drawing are common to all of them. */
const independent = 12;
/** In cells: a side that would move by less is not moved. */
const worthwhile = 0.05;
/** In cells: two measures of a place differ by less. */
const same = 0.2;
/**
 * The puyo of a skin are a little high, low or to one side in their cells, all of them alike: a common shift by less
 * than this is no evidence about the board, and by less than the other none if its frame is clear.
 */
const skin = { anywhere: 0.13, framed: 0.26 };

/** The visible frame of a board. */
export interface Framing {
  /** At its found place it fills its frame: see `standsInFrame`. */
  isFramed: boolean;
  /** At this place, unlike its present one, it would be on a clear floor: see `standsOnFloor`. */
  hasFloorAt: (board: Rect) => boolean;
}

const nothingSeen: Framing = { isFramed: false, hasFloorAt: () => false };

/** The board along one axis. */
interface Span {
  start: number;
  length: number;
}

/** A puyo along one axis. */
interface Measured {
  /** -1 at one side of the board, 1 at the other. */
  at: number;
  /** The distance from the middle of its cell, in cells. */
  off: number;
}

/**
 * The distance of the cells from their assumed place, in cells: in the middle of the board, and the additional one at
 * its end.
 */
interface Fit {
  shift: number;
  stretch: number;
}

/**
 * The board by puyo that were measured on `grid`; null if they do not clearly contradict `known`, its present place.
 * A shift so small that the skin would explain it is accepted if a floor confirms it.
 */
export function fitCells(
  grid: PuyoGrid,
  found: readonly Standing[],
  known: Rect = grid.board,
  framing: Framing = nothingSeen,
): Rect | null {
  const { board, columns, rows } = grid;
  const across = found.flatMap(({ column, x }) => measured(column, columns, x));
  const down = found.flatMap(({ row, y }) => measured(row, rows, y));
  const padded = inPadding({ grid, across, down }, known);
  if (padded) return padded.isNew ? padded.board : null;
  const x = fitSpan(acrossOf(board), columns, across, acrossOf(known));
  const y = fitSpan(downOf(board), rows, down, downOf(known));
  const [h, v] = [x ?? acrossOf(known), y ?? downOf(known)];
  const fitted = { x: h.start, y: v.start, width: h.length, height: v.length };
  const least = framing.isFramed ? skin.framed : skin.anywhere;
  if (isBeyond(x, least) || isBeyond(y, least)) return fitted;
  return y && !framing.isFramed && framing.hasFloorAt(fitted) ? fitted : null;
}

interface Puyo {
  grid: PuyoGrid;
  across: readonly Measured[];
  down: readonly Measured[];
}

/**
 * The board in the padding of its frame, if hardly any other place explains the puyo better, and they clearly
 * contradict the present one, unless it is there already.
 */
function inPadding({ grid, across, down }: Puyo, known: Rect): { board: Rect; isNew: boolean } | null {
  const { board, columns, rows } = grid;
  const [width, height] = [board.width / columns, board.height / rows];
  const byPlace = (place: Rect): number =>
    said(fitTo(acrossOf(place), acrossOf(board), width), across) +
    said(fitTo(downOf(place), downOf(board), height), down);
  const places = withoutPadding(grid);
  if (places.length === 0) return null;
  const best = places.reduce((a, b) => (byPlace(b) < byPlace(a) ? b : a));
  const least = said(likeliest(across), across) + said(likeliest(down), down);
  if (byPlace(best) >= least + mostSaid) return null;
  const isThere =
    Math.abs(known.width - best.width) < same * width && Math.abs(known.y - best.y) < same * height;
  const isNew = byPlace(known) - byPlace(best) >= clearly;
  return isNew || isThere ? { board: best, isNew } : null;
}

/** The board's sides along one axis by its puyo, and their distance from the present ones in cells. */
interface Moved extends Span {
  shifted: number;
  stretched: number;
}

/** The drawing of the puyo does not explain it. */
const isBeyond = (moved: Moved | null, least: number): boolean =>
  moved !== null && (moved.shifted >= least || moved.stretched >= worthwhile);

const measured = (index: number, count: number, off: number | null): Measured[] =>
  off === null ? [] : [{ at: (2 * (index + 0.5)) / count - 1, off }];

const acrossOf = ({ x, width }: Rect): Span => ({ start: x, length: width });
const downOf = ({ y, height }: Rect): Span => ({ start: y, length: height });

function fitSpan(span: Span, count: number, found: readonly Measured[], known: Span): Moved | null {
  const cell = span.length / count;
  const before = fitTo(known, span, cell);
  const best = likeliest(found);
  const gain = said(before, found) - said(best, found);
  const [shifted, stretched] = [Math.abs(best.shift - before.shift), Math.abs(best.stretch - before.stretch)];
  if (gain < clearly || shifted + stretched < worthwhile) return null;
  const [first, last] = [best.shift - best.stretch, best.shift + best.stretch];
  return {
    start: span.start + first * cell,
    length: span.length + (last - first) * cell,
    shifted,
    stretched,
  };
}

function fitTo(known: Span, span: Span, cell: number): Fit {
  const first = (known.start - span.start) / cell;
  const last = first + (known.length - span.length) / cell;
  return { shift: (first + last) / 2, stretch: (last - first) / 2 };
}

const beside = ({ shift, stretch }: Fit, { at, off }: Measured): number => off - shift - stretch * at;

/** The evidence of the puyo against it. */
const against = (fit: Fit, found: readonly Measured[]): number =>
  found.reduce((sum, one) => sum + Math.min(mostSaid, (beside(fit, one) / wrong) ** 2), 0);

/** The same where many of them count like a few. */
const said = (fit: Fit, found: readonly Measured[]): number =>
  Math.min(1, independent / found.length) * against(fit, found);

/** Least squares, with a prior of boards; starts from the median, so that outliers can't mislead. */
function likeliest(found: readonly Measured[]): Fit {
  let fit: Fit = { shift: median(found.map(({ off }) => off)), stretch: 0 };
  for (let round = 0; round < rounds; round += 1) fit = leastSquares(found, fit);
  return fit;
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  const half = (values.length - 1) / 2;
  return values.length ? (values[Math.floor(half)]! + values[Math.ceil(half)]!) / 2 : 0;
}

function leastSquares(found: readonly Measured[], before: Fit): Fit {
  let [a, b, c] = [(wrong / usual.shift) ** 2, 0, (wrong / usual.stretch) ** 2];
  let [u, v] = [0, 0];
  for (const one of found) {
    const weight = 1 / (1 + (beside(before, one) / strange) ** 2);
    a += weight;
    b += weight * one.at;
    c += weight * one.at ** 2;
    u += weight * one.off;
    v += weight * one.at * one.off;
  }
  const whole = a * c - b * b;
  return { shift: (u * c - v * b) / whole, stretch: (a * v - b * u) / whole };
}
