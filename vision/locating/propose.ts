/** Proposes where boards could be: walls, floor and top from long edges, cells that divide the space evenly. */
import type { Grid } from '../grid.ts';
import type { GameKind } from '../types.ts';
import { combShare } from './comb.ts';
import type { Maps } from './maps.ts';
import { frameScore, shareScore } from './rough.ts';
import type { Sides } from './sides.ts';
import { WellView, type Level } from './WellView.ts';
import type { Walls } from './walls.ts';

export interface Proposal {
  grid: Grid;
  sides: Sides;
  /** How well the edges inside fall on the grid's upright and on its level lines; see `combShare`. */
  across: number;
  down: number;
  /** How many cells the frame stands outside the board, sideways. */
  margin: number;
  /** Higher is likelier, as far as this can be told without looking at cells. */
  rank: number;
}

interface Form {
  game: GameKind;
  columns: number;
  /** The usual number of rows comes first. */
  rows: readonly number[];
}

const forms: readonly Form[] = [
  { game: 'tetris', columns: 10, rows: [20, 18, 22, 21, 24, 17, 16, 19, 23] },
  { game: 'puyo', columns: 6, rows: [12] },
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
const smallestCell = 4.5;
const largestCell = 90;
/** Frames fainter than this on average are not looked at further. */
const leastFrame = 0.25;
const mostPerPair = 16;
const mostProposed = 400;
/** Cells may be so far from square where there is the usual number of rows, and elsewhere. */
const crooked = { usual: 0.26, unusual: 0.05 };

/** Grids between the walls, over every floor and below every top that is there; best first. */
export function propose(walls: readonly Walls[], maps: Maps): Proposal[] {
  const found: Proposal[] = [];
  for (const pair of walls) {
    const view = new WellView(pair, maps);
    const levels = view.levels();
    for (const form of forms) {
      const cell = (pair.right - pair.left) / form.columns;
      if (cell < smallestCell || cell > largestCell) continue;
      found.push(...proposeBetween(view, levels, form));
    }
  }
  found.sort((a, b) => b.rank - a.rank);
  return distinct(found, mostProposed);
}

/** The best of a pair of walls, kept in order while they are found. */
class Best {
  readonly kept: Proposal[] = [];

  /** What a proposal must be better than. */
  get least(): number {
    return this.kept.length < mostPerPair ? -Infinity : this.kept[this.kept.length - 1]!.rank;
  }

  add(proposal: Proposal): void {
    const { kept } = this;
    const double = kept.findIndex(({ grid }) => alike(grid, proposal.grid, 0.16));
    if (double >= 0) {
      if (kept[double]!.rank >= proposal.rank) return;
      kept.splice(double, 1);
    } else if (kept.length >= mostPerPair) kept.pop();
    let at = kept.length;
    while (at > 0 && kept[at - 1]!.rank < proposal.rank) at -= 1;
    kept.splice(at, 0, proposal);
  }
}

function proposeBetween(view: WellView, levels: readonly Level[], form: Form): Proposal[] {
  const best = new Best();
  const { left, right } = view.walls;
  const cell = (right - left) / form.columns;
  const rows = form.rows[0]!;
  const least = Math.min(...form.rows) * cell * 0.77;
  const most = Math.max(...form.rows) * cell * 1.06;
  for (const bottom of levels) {
    considerOpen(view, bottom.y - rows * cell, bottom, form, best);
    const pitch = bestPitch(view.level, bottom.y, cell, rows);
    if (pitch) considerOpen(view, bottom.y - rows * pitch, bottom, form, best);
    const deep = Math.min(view.height, bottom.y + rows * cell);
    if (deep > bottom.y + (rows - 0.1) * cell)
      consider(view, bottom.y, deep, bottom.clear, view.levelAt(deep), form, best);
    for (const top of levels)
      if (bottom.y - top.y >= least && bottom.y - top.y <= most)
        consider(view, top.y, bottom.y, top.clear, bottom.clear, form, best);
  }
  return best.kept;
}

/** The well may be open at the top: nothing is drawn there. */
function considerOpen(view: WellView, top: number, bottom: Level, form: Form, best: Best): void {
  if (top < -1) return;
  const y = Math.max(0, top);
  consider(view, y, bottom.y, view.levelAt(y), bottom.clear, form, best);
}

/** The height of a row, not square, that explains best the level edges above a floor; null where none does. */
function bestPitch(level: Uint32Array, bottom: number, cell: number, rows: number): number | null {
  let best: number | null = null;
  let bestShare = 0.35;
  const step = Math.max(0.25, cell / 40);
  for (let pitch = 0.78 * cell; pitch <= 1.25 * cell; pitch += step) {
    if (bottom - rows * pitch < -1) break;
    const share = combShare(level, bottom - rows * pitch, pitch, rows);
    if (share !== null && share > bestShare) [best, bestShare] = [pitch, share];
  }
  return best && Math.abs(best / cell - 1) > 0.015 ? best : null;
}

/**
 * The frame, less a margin, in so many rows that the cells are square, or nearly with the usual number. The
 * top may have no margin where the other sides have one: it is often left open.
 */
function consider(
  view: WellView,
  top: number,
  bottom: number,
  topClear: number,
  bottomClear: number,
  form: Form,
  best: Best,
): void {
  const { left, right } = view.walls;
  const sides = {
    left: view.left(top, bottom),
    right: view.right(top, bottom),
    top: topClear,
    bottom: bottomClear,
  };
  if ((sides.left + sides.right + sides.bottom) / 3 + 0.3 * sides.top < leastFrame) return;
  const hasMargins = form.game === 'tetris' && Math.min(sides.left, sides.right, sides.bottom) > 0.25;
  for (let i = 0; i < (hasMargins ? margins.length : 1); i += 1) {
    const [aside, below] = margins[i]!;
    const cell = (right - left) / (form.columns + 2 * aside);
    for (let open = 0; open < (below > 0 ? 2 : 1); open += 1) {
      const above = open ? 0 : below;
      for (const rows of form.rows) {
        const h = (bottom - top) / (rows + above + below);
        if (Math.abs(h / cell - 1) > (rows === form.rows[0] ? crooked.usual : crooked.unusual)) continue;
        const y = top + above * h;
        const width = cell * form.columns;
        const before = frameScore(sides, width, h / cell, rows === form.rows[0], aside);
        const across = view.across(aside, form.columns);
        if (before + shareScore(across, 1) <= best.least) continue;
        const down = combShare(view.level, y, h, rows) ?? 0;
        const rank = before + shareScore(across, down);
        if (rank <= best.least) continue;
        const board = { x: left + aside * cell, y, width, height: h * rows };
        const grid = { game: form.game, columns: form.columns, rows, board };
        best.add({ grid, sides, across, down, margin: aside, rank });
      }
    }
  }
}

/** The first `most` that don't nearly repeat a better one. */
export function distinct<Item extends { grid: Grid }>(
  sorted: readonly Item[],
  most: number,
  cells = 0.16,
): Item[] {
  const kept: Item[] = [];
  for (const one of sorted) {
    if (kept.length >= most) break;
    if (!kept.some((other) => alike(one.grid, other.grid, cells))) kept.push(one);
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
