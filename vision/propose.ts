/** Proposes where boards could be: walls, floor and top from long edges, cells that divide the space evenly. */
import { lineShare, sidesOf, type EdgeSums, type Grid, type Sides } from './grid.ts';
import type { Line } from './lines.ts';
import type { Walls } from './rails.ts';
import type { GameKind, Rect } from './types.ts';

export interface Proposal {
  grid: Grid;
  /** How clearly the frame shows on each side, 0..1. */
  sides: Sides;
  /** How well the edges inside fall on the grid's lines; see `lineShare`. */
  share: number;
  /** Higher is likelier, as far as this can be told without looking at cells. */
  rank: number;
  /** A larger proposal has the same cells: this one is a part of it. */
  contained: boolean;
}

interface Form {
  game: GameKind;
  columns: number;
  /** The usual number of rows comes first. */
  rows: readonly number[];
}

const forms: readonly Form[] = [
  { game: 'tetris', columns: 10, rows: [20, 18, 22, 21, 24, 17, 16, 19, 23] },
  { game: 'puyo', columns: 6, rows: [12, 13] },
];
/**
 * Frames stand so many cells outside the board, sideways and upright: in the middle of a
 * character (a cell is two characters wide and one high), or thick.
 */
const margins: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [0.25, 0.47],
  [0.5, 0.5],
];
const smallestCell = 6;
const largestCell = 90;
/** A level line counts for a pair of walls when it spans this much of the space between them. */
const leastSpan = 0.55;
const mostLevels = 14;
const mostPairs = 320;
const mostPerPair = 16;
/** Frames fainter than this on average are not looked at further. */
const leastFrame = 0.3;
/** Between two walls, so many floors and tops are divided into cells. */
const mostFrames = 16;
/** Height by width, of 10 x 20 as of 6 x 12 cells. */
const usualShape = 2;
const wallsEnd = 0.7;

/** Up to `most` grids between the walls, over every floor and below every top that is there; best first. */
export function propose(
  walls: readonly Walls[],
  level: readonly Line[],
  sums: EdgeSums,
  most: number,
): Proposal[] {
  const found: Proposal[] = [];
  for (const pair of mostPromising(walls, sums)) {
    const levels = levelsBetween(pair, level, sums.height);
    for (const form of forms) {
      const cell = (pair.right - pair.left) / form.columns;
      if (cell < smallestCell || cell > largestCell) continue;
      found.push(...proposeBetween(pair, levels, form, sums));
    }
  }
  const best = distinct(
    found.sort((a, b) => b.rank - a.rank),
    most,
  );
  for (const one of best) one.contained = best.some((other) => isPartOf(one, other));
  return best;
}

/** Whether `one` is a smaller piece of the same lattice of cells as `other`, which has a clear frame. */
function isPartOf(one: Proposal, other: Proposal): boolean {
  const [a, b] = [one.grid, other.grid];
  const [w, h] = [a.board.width / a.columns, a.board.height / a.rows];
  if (b.board.width < 1.3 * a.board.width || !isFramed(other.sides)) return false;
  if (Math.abs(b.board.width / b.columns / w - 1) > 0.04) return false;
  if (Math.abs(b.board.height / b.rows / h - 1) > 0.04) return false;
  return (
    a.board.x > b.board.x - 0.3 * w &&
    a.board.y > b.board.y - 0.3 * h &&
    a.board.x + a.board.width < b.board.x + b.board.width + 0.3 * w &&
    a.board.y + a.board.height < b.board.y + b.board.height + 0.3 * h
  );
}

const isFramed = ({ left, right, bottom }: Sides): boolean => Math.min(left, right, bottom) > 0.5;

/** The best grids between two walls; how edges fall on grid lines is looked at only where the frame is clear. */
function proposeBetween(pair: Walls, levels: readonly number[], form: Form, sums: EdgeSums): Proposal[] {
  const frames: Framed[] = [];
  for (const frame of framesBetween(pair, levels, form, sums.height)) {
    const sides = withEnds(sidesOf(sums, frame), frame, pair);
    const worth = (sides.left + sides.right + sides.bottom) / 3 + 0.3 * sides.top;
    const usual = Math.abs(Math.log(frame.height / frame.width / usualShape));
    if (worth > leastFrame) frames.push({ frame, sides, worth, order: worth - 0.5 * usual });
  }
  frames.sort((a, b) => b.order - a.order);
  const found: Proposal[] = [];
  for (const framed of frames.slice(0, mostFrames)) consider(framed, form, sums, found);
  found.sort((a, b) => b.rank - a.rank);
  return distinct(found, mostPerPair);
}

interface Framed {
  frame: Rect;
  sides: Sides;
  worth: number;
  order: number;
}

function mostPromising(walls: readonly Walls[], sums: EdgeSums): Walls[] {
  if (walls.length <= mostPairs) return [...walls];
  const strength = (pair: Walls): number => {
    const { left, right } = sidesOf(sums, rectOf(pair, pair.top, pair.bottom));
    return left + right + 0.35 * Math.log(pair.right - pair.left);
  };
  return walls
    .map((pair) => ({ pair, value: strength(pair) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, mostPairs)
    .map(({ pair }) => pair);
}

/** The y of the level edges that span most of the space between the walls, and of the walls' ends. */
function levelsBetween(pair: Walls, level: readonly Line[], height: number): number[] {
  const width = pair.right - pair.left;
  const spanning: { at: number; strength: number }[] = [];
  for (const { at, from, to, filled } of level) {
    if (at < pair.top - 0.3 * width || at > pair.bottom + 0.3 * width) continue;
    const common = Math.min(to, pair.right) - Math.max(from, pair.left);
    if (common > leastSpan * width) spanning.push({ at, strength: common * filled });
  }
  spanning.sort((a, b) => b.strength - a.strength);
  const found = new Set(spanning.slice(0, mostLevels).map(({ at }) => at));
  for (const at of [0, height, pair.top, pair.bottom, ...pair.ends])
    if (at >= pair.top - 0.3 * width && at <= pair.bottom + 0.3 * width) found.add(at);
  return [...found].sort((a, b) => a - b);
}

/** Every closed frame of a fitting shape, and the usual number of rows above every floor and below every top. */
function* framesBetween(pair: Walls, levels: readonly number[], form: Form, height: number): Generator<Rect> {
  const cell = (pair.right - pair.left) / form.columns;
  const least = Math.min(...form.rows) * cell * 0.77;
  const most = Math.max(...form.rows) * cell * 1.06;
  for (const bottom of levels) {
    const open = bottom - form.rows[0]! * cell;
    if (open >= -1) yield rectOf(pair, Math.max(0, open), bottom);
    const deep = bottom + form.rows[0]! * cell;
    if (deep <= height + 1) yield rectOf(pair, bottom, Math.min(height, deep));
    for (const top of levels)
      if (bottom - top >= least && bottom - top <= most) yield rectOf(pair, top, bottom);
  }
}

function consider({ frame, sides, worth }: Framed, form: Form, sums: EdgeSums, found: Proposal[]): void {
  const clear = Math.min(sides.left, sides.right, sides.bottom) > 0.25;
  for (const margin of clear && form.game === 'tetris' ? margins : margins.slice(0, 1)) {
    for (const grid of divide(frame, form, margin)) {
      const share = lineShare(sums, grid);
      const rank = 0.7 * share + worth + prior(grid) - 0.1 * margin[0];
      found.push({ grid, sides, share, rank, contained: false });
    }
  }
}

/** Where both walls begin or end there is a side even if nothing is drawn: a well open at the top. */
function withEnds(sides: Sides, frame: Rect, pair: Walls): Sides {
  const endsAt = (y: number): number => (pair.ends.some((end) => Math.abs(end - y) <= 2) ? wallsEnd : 0);
  const top = endsAt(frame.y);
  const bottom = endsAt(frame.y + frame.height);
  return { ...sides, top: Math.max(top, sides.top), bottom: Math.max(bottom, sides.bottom) };
}

/**
 * The frame, less a margin, in so many rows that the cells are square, or nearly with the usual number. The
 * top may have no margin where the other sides have one: it is often left open.
 */
function divide(
  frame: Rect,
  { game, columns, rows }: Form,
  [across, down]: readonly [number, number],
): Grid[] {
  const cell = frame.width / (columns + 2 * across);
  const found: Grid[] = [];
  for (const above of down > 0 ? [down, 0] : [0])
    for (const count of rows) {
      const h = frame.height / (count + above + down);
      const tolerance = count === rows[0] ? 0.24 : 0.05;
      if (Math.abs(h / cell - 1) > tolerance) continue;
      const board = {
        x: frame.x + across * cell,
        y: frame.y + above * h,
        width: cell * columns,
        height: h * count,
      };
      found.push({ game, columns, rows: count, board });
    }
  return found;
}

/** What is known before looking inside: cells are mostly square, rows mostly the usual number, boards large. */
function prior({ game, board, columns, rows }: Grid): number {
  const aspect = Math.abs(Math.log(board.height / rows / (board.width / columns)));
  const usual = game === 'puyo' ? 12 : 20;
  return -0.3 * Math.min(0.25, aspect) - (rows === usual ? 0 : 0.06) + 0.2 * Math.log(board.width);
}

const rectOf = (pair: Walls, top: number, bottom: number): Rect => ({
  x: pair.left,
  y: top,
  width: pair.right - pair.left,
  height: bottom - top,
});

/** The first `most` that don't nearly repeat a better one. */
function distinct(sorted: readonly Proposal[], most: number): Proposal[] {
  const kept: Proposal[] = [];
  for (const one of sorted) {
    if (kept.length >= most) break;
    if (!kept.some((other) => alike(one.grid, other.grid, 0.16))) kept.push(one);
  }
  return kept;
}

/** Whether every side is within `cells` of a cell. */
export function alike(a: Grid, b: Grid, cells: number): boolean {
  if (a.columns !== b.columns || a.rows !== b.rows) return false;
  const near = (a.board.width / a.columns) * cells;
  return (
    Math.abs(a.board.x - b.board.x) < near &&
    Math.abs(a.board.y - b.board.y) < near &&
    Math.abs(a.board.x + a.board.width - b.board.x - b.board.width) < near &&
    Math.abs(a.board.y + a.board.height - b.board.y - b.board.height) < near
  );
}
