/** Proposes places of boards: walls, floor and top from long edges, cells that divide the space evenly. */
import { searchedPixels, type PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import { gridLineShare } from '../measures/gridLineFit.ts';
import { forms, isCell, spansOf, type Form, type Span } from './divisions.ts';
import { KnownGrids } from './KnownGrids.ts';
import type { Proposal } from './Proposal.ts';
import type { Sides } from '../measures/sides.ts';
import { frameScore, shareScore, topWorth } from './roughScore.ts';
import type { WellView } from '../walls/WellView.ts';
import { type Level } from '../walls/WellView.ts';

/** Frames fainter than this on average are skipped. */
const leastFrame = 0.25;
/** Frames at a distance from the cells are searched for only if the faintest of three sides is clearer than this. */
const leastSide = 0.25;
const mostPerPair = 16;
const mostProposed = 400;
/** This many of the best contain enough different ones; the rest is skipped. */
const enough = 700;
/** The list is reduced to the best whenever it has this many more. */
const surplus = 150;
/** Sums in a different order differ by less. */
const rounding = 1e-9;
/** Two proposals are the same if every side is within this part of a cell. */
export const sameCells = 0.16;
/** A board whose floor the picture cuts off may lack this part of a cell. */
const cutOff = 0.1;
/**
 * Heights of a row by its width that are tried, in steps of at least this many pixels; almost square ones are treated
 * as square.
 */
const pitches = { least: 0.78, most: 1.25, step: 0.25, square: 0.015 };
/** Rows must explain more than this share of the horizontal edges. */
const leastShare = 0.35;

/**
 * Grids between the walls, above every possible floor and below every possible top; best first. `kept`: how many of
 * the best are kept during the search, which saves work but does not change the result.
 */
export function propose(views: readonly WellView[], kept = enough): Proposal[] {
  const found: Proposal[] = [];
  let floor = -Infinity;
  for (const view of views) {
    for (const form of forms) {
      const cell = (view.walls.right - view.walls.left) / form.columns;
      if (!isCell(cell)) continue;
      found.push(...proposeBetween(view, form, floor));
    }
    if (found.length >= kept + surplus) floor = keepBest(found, kept);
  }
  found.sort(better);
  const proposed = distinct(found, mostProposed);
  const isEnough = floor === -Infinity || proposed.length === mostProposed;
  return isEnough ? proposed : propose(views, Infinity);
}

const better = (a: Proposal, b: Proposal): number => b.rank - a.rank;

/** Keeps only the best; returns the rank that others must exceed. */
function keepBest(found: Proposal[], most: number): number {
  found.sort(better).length = most;
  return found.at(-1)!.rank;
}

/** The best of a pair of walls that rank above `floor`, sorted during the search. */
class Best {
  readonly kept: Proposal[] = [];
  /** What a proposal must be better than. */
  least: number;

  constructor(floor: number) {
    this.least = floor;
  }

  add(proposal: Proposal): void {
    const { kept } = this;
    const double = this.#doubleOf(proposal.grid);
    if (double >= 0) {
      if (kept[double]!.rank >= proposal.rank) return;
      kept.splice(double, 1);
    } else if (kept.length >= mostPerPair) kept.pop();
    let at = kept.length;
    while (at > 0 && kept[at - 1]!.rank < proposal.rank) at -= 1;
    kept.splice(at, 0, proposal);
    if (kept.length >= mostPerPair) this.least = kept[kept.length - 1]!.rank;
  }

  /**
   * The index of the one that is `alike`, among boards of one form: computed here, where all grids are built alike,
   * it takes a fraction of the time.
   */
  #doubleOf({ rows, columns, board }: Proposal['grid']): number {
    for (let i = 0; i < this.kept.length; i += 1) {
      const { grid } = this.kept[i]!;
      if (grid.rows !== rows) continue;
      const other = grid.board;
      const near = (other.width / columns) * sameCells;
      if (
        Math.abs(other.x - board.x) < near &&
        Math.abs(other.y - board.y) < near &&
        Math.abs(other.x + other.width - board.x - board.width) < near &&
        Math.abs(other.y + other.height - board.y - board.height) < near
      )
        return i;
    }
    return -1;
  }
}

/** The search between two walls. */
interface Plan {
  view: WellView;
  form: Form;
  spans: readonly Span[];
  /** No board adds more than this to the worth of its sides. */
  most: number;
  best: Best;
}

function proposeBetween(view: WellView, form: Form, floor: number): Proposal[] {
  const { levels } = view;
  const spans = spansOf(view, form);
  const most = Math.max(...spans.map((span) => span.most)) + rounding;
  const plan = { view, form, spans, most, best: new Best(floor) };
  const { cell } = spans[0]!;
  const { rows } = form;
  const lowest = form.lowest * cell;
  const highest = form.highest * cell;
  for (const bottom of levels) {
    considerOpen(plan, bottom.y - rows * cell, bottom);
    if (couldBe(plan, 1, bottom.clear)) {
      const pitch = bestPitch(view.level, bottom.y, cell, rows);
      if (pitch) considerOpen(plan, bottom.y - rows * pitch, bottom);
    }
    const deep = Math.min(view.height, bottom.y + rows * cell);
    if (deep > bottom.y + (rows - cutOff) * cell)
      consider(plan, bottom.y, deep, bottom.clear, view.levelAt(deep));
    for (const top of levels)
      if (bottom.y - top.y >= lowest && bottom.y - top.y <= highest)
        consider(plan, top.y, bottom.y, top.clear, bottom.clear);
  }
  return plan.best.kept;
}

/** The well may be open at the top, without any drawn edge. */
function considerOpen(plan: Plan, top: number, bottom: Level): void {
  if (top < -1) return;
  const y = Math.max(0, top);
  consider(plan, y, bottom.y, plan.view.levelAt(y), bottom.clear);
}

/** The height of a row, not square, that explains the horizontal edges above a floor best; null if there is none. */
function bestPitch(level: Int32Array, bottom: number, cell: number, rows: number): number | null {
  let best: number | null = null;
  let bestShare = leastShare;
  const step = Math.max(pitches.step, cell / 40);
  for (let pitch = pitches.least * cell; pitch <= pitches.most * cell; pitch += step) {
    if (bottom - rows * pitch < -1) break;
    const share = gridLineShare(level, bottom - rows * pitch, pitch, rows);
    if (share !== null && share > bestShare) [best, bestShare] = [pitch, share];
  }
  return best && Math.abs(best / cell - 1) > pitches.square ? best : null;
}

/** Whether the best board with a top and floor of this clearness would be kept. */
const couldBe = ({ view, most, best }: Plan, top: number, bottom: number): boolean =>
  (view.mostClear + bottom) / 3 + topWorth * top + most > best.least;

/** Boards in a frame from `top` to `bottom`. */
function consider(plan: Plan, top: number, bottom: number, topClear: number, bottomClear: number): void {
  const { view, best, spans } = plan;
  if (!couldBe(plan, topClear, bottomClear)) return;
  const left = view.left(top, bottom);
  const right = view.right(top, bottom);
  const worth = (left + right + bottomClear) / 3 + topWorth * topClear;
  if (worth < leastFrame || worth + plan.most <= best.least) return;
  const sides = { left, right, top: topClear, bottom: bottomClear };
  divide(plan, spans[0]!, top, bottom, sides, worth);
  if (Math.min(left, right, bottomClear) > leastSide)
    for (let i = 1; i < spans.length; i += 1) divide(plan, spans[i]!, top, bottom, sides, worth);
}

/** The frame without the margin, divided into rows so that the cells are square, or almost square with the usual number. */
function divide(
  { view, form, best }: Plan,
  { aside, divisions, cell, width, wide, across, mostShare, most }: Span,
  top: number,
  bottom: number,
  sides: Sides,
  worth: number,
): void {
  if (worth + most + rounding <= best.least) return;
  for (const { rows, tall, above, flattest, tallest, isUsual } of divisions) {
    const h = (bottom - top) / tall;
    if (h < flattest * cell || h > tallest * cell) continue;
    if (frameScore(worth, wide, 1, isUsual, aside) + mostShare <= best.least) continue;
    const before = frameScore(worth, wide, h / cell, isUsual, aside);
    if (before + mostShare <= best.least) continue;
    const y = top + above * h;
    const down = gridLineShare(view.level, y, h, rows) ?? 0;
    const rank = before + shareScore(across, down);
    if (rank <= best.least) continue;
    const board = searchedPixels({ x: view.walls.left + aside * cell, y, width, height: h * rows });
    const grid = { game: form.game, columns: form.columns, rows, board };
    best.add({ grid, sides, across, down, margin: aside, rank });
  }
}

/** The first `most` that are not nearly the same as a better one. */
export function distinct<Item extends { grid: Grid<PicturePixels> }>(
  sorted: readonly Item[],
  most: number,
  cells = sameCells,
): Item[] {
  const kept: Item[] = [];
  const known = new KnownGrids();
  for (const one of sorted) {
    if (kept.length >= most) break;
    if (known.addUnlessAlike(one.grid, cells)) kept.push(one);
  }
  return kept;
}
