/** Where the cells of a Puyo board are by the puyo in them. */
import type { Rect } from '../../types.ts';
import type { PuyoGrid } from '../cells/lattice.ts';
import type { Standing } from './standing.ts';

/** What one puyo tells is wrong by about so much, in cells: they are drawn with shadows, horns and ears. */
const wrong = 0.08;
/** Boards are found so far beside their cells, and so much too wide or too narrow on each side, in cells. */
const usual = { shift: 0.3, stretch: 0.06 };
/** Puyo that tell something else by more than this hardly count; which ones shows in so many rounds. */
const strange = 0.12;
const rounds = 5;
/** One puyo speaks against a place by so much at most; */
const mostSaid = 6;
/** all must say so much less against another place, and one of its sides must be so many cells away. */
const clearly = 9;
/** More of them tell nothing new: what is odd about how puyo are drawn is so about all of them. */
const independent = 12;
/** In cells: a side that would move by less stays. */
const worthwhile = 0.05;
/**
 * The puyo of a skin stand a little high, low or aside in their cells, all of them alike: that they are shifted together
 * by less than this says nothing about the board, and by less than the other nothing where its frame is clear.
 */
const skin = { anywhere: 0.13, framed: 0.26 };

/** What the picture shows of the frame in which a board stands. */
export interface Framing {
  /** As found it fills its frame: see `standsInFrame`. */
  isFramed: boolean;
  /** At this place, unlike where it is taken to be, it would stand on a clear floor: see `standsOnFloor`. */
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
  /** Cells beside the middle of its cell. */
  off: number;
}

/** How far cells are beside where they were taken to be, in cells: in the middle of the board, and how much more at its end. */
interface Fit {
  shift: number;
  stretch: number;
}

/**
 * The board by puyo that were measured on `grid`; null where they say nothing clear against `known`, its place as it is
 * taken to be now. A shift so small that the skin would explain it is believed where a floor bears it out.
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
  const x = fitSpan(acrossOf(board), columns, across, acrossOf(known));
  const y = fitSpan(downOf(board), rows, down, downOf(known));
  const [h, v] = [x ?? acrossOf(known), y ?? downOf(known)];
  const fitted = { x: h.start, y: v.start, width: h.length, height: v.length };
  const least = framing.isFramed ? skin.framed : skin.anywhere;
  if (isBeyond(x, least) || isBeyond(y, least)) return fitted;
  return y && !framing.isFramed && framing.hasFloorAt(fitted) ? fitted : null;
}

/** Where the board's sides are along one axis by its puyo, and how many cells that is away. */
interface Moved extends Span {
  shifted: number;
  stretched: number;
}

/** The way the puyo are drawn does not explain it. */
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
  const part = Math.min(1, independent / found.length);
  const gain = part * (against(before, found) - against(best, found));
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

/** What the puyo say against it. */
const against = (fit: Fit, found: readonly Measured[]): number =>
  found.reduce((sum, one) => sum + Math.min(mostSaid, (beside(fit, one) / wrong) ** 2), 0);

/** Least squares, with what is usual for boards; from the middle one on, so that strange ones can't lead astray. */
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
