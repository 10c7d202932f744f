/** A board of cells laid over a picture, and how well the picture's edges fall on its lines. */
import { edgeCap, type Sums } from './edges.ts';
import type { GameKind, Rect } from './types.ts';

/** A hypothesis of where a board is. */
export interface Grid {
  game: GameKind;
  board: Rect;
  columns: number;
  rows: number;
}

/** Summed edges of a picture, from its `Edges`. */
export interface EdgeSums {
  width: number;
  height: number;
  across: Sums;
  down: Sums;
}

/**
 * How much of the change inside the board lies on the inner lines of the grid, beyond what chance would put
 * there: 1 all of it, 0 no more than chance. The lower of the two directions counts most.
 */
export function lineShare(sums: EdgeSums, { board, columns, rows }: Grid): number {
  const across = shareAcross(sums, board, columns);
  const down = shareDown(sums, board, rows);
  if (across === null || down === null) return 0;
  return Math.min(across, down) * 0.75 + Math.max(across, down) * 0.25;
}

/** A board shows at least as much change as the outline of a piece; an empty picture fits every grid. */
const leastSides = 4;
/** The frame itself must not count as content. */
const inset = 3;
const lineWidth = 3;

/** As `lineShare`, for the upright lines alone; null where there is too little to see. */
export function shareAcross(sums: EdgeSums, board: Rect, columns: number): number | null {
  const y0 = Math.round(board.y + inset);
  const y1 = Math.round(board.y + board.height - inset);
  const x0 = Math.round(board.x + inset);
  const x1 = Math.round(board.x + board.width - inset);
  const total = sums.across.sum(x0, y0, x1, y1);
  if (total < leastSides * 0.4 * edgeCap * (board.width / columns)) return null;
  let lines = 0;
  for (let i = 1; i < columns; i += 1) {
    const x = Math.round(board.x + (i * board.width) / columns);
    lines += sums.across.sum(x - 1, y0, x + 2, y1);
  }
  return beyondChance(lines / total, ((columns - 1) * lineWidth) / (x1 - x0));
}

/** As `lineShare`, for the level lines alone; null where there is too little to see. */
export function shareDown(sums: EdgeSums, board: Rect, rows: number): number | null {
  const y0 = Math.round(board.y + inset);
  const y1 = Math.round(board.y + board.height - inset);
  const x0 = Math.round(board.x + inset);
  const x1 = Math.round(board.x + board.width - inset);
  const total = sums.down.sum(x0, y0, x1, y1);
  if (total < leastSides * 0.4 * edgeCap * (board.height / rows)) return null;
  let lines = 0;
  for (let i = 1; i < rows; i += 1) {
    const y = Math.round(board.y + (i * board.height) / rows);
    lines += sums.down.sum(x0, y - 1, x1, y + 2);
  }
  return beyondChance(lines / total, ((rows - 1) * lineWidth) / (y1 - y0));
}

const beyondChance = (share: number, chance: number): number => (share - chance) / (1 - chance);

/** How clearly each side of a board shows as an edge over its whole length: 0..1. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A side may lie this far from where the grid says. */
const sway = 2;
/** The picture's own border may be a board's side, but every picture has one. */
const borderWorth = 0.6;

export function sidesOf(sums: EdgeSums, { x, y, width, height }: Rect): Sides {
  const sides = { left: 0, right: 0, top: 0, bottom: 0 };
  for (let d = -sway; d <= sway; d += 1) {
    sides.left = Math.max(sides.left, uprightAt(sums, x + d, y, y + height));
    sides.right = Math.max(sides.right, uprightAt(sums, x + width + d, y, y + height));
    sides.top = Math.max(sides.top, levelAt(sums, y + d, x, x + width));
    sides.bottom = Math.max(sides.bottom, levelAt(sums, y + height + d, x, x + width));
  }
  return sides;
}

/** How clear an upright edge at `x` is, 0..1. */
export function uprightAt(sums: EdgeSums, x: number, y0: number, y1: number): number {
  const at = Math.round(x);
  if (at <= 0 || at >= sums.width) return borderWorth;
  return sums.across.mean(at, y0, at + 1, y1) / edgeCap;
}

/** How clear a level edge at `y` is, 0..1. */
export function levelAt(sums: EdgeSums, y: number, x0: number, x1: number): number {
  const at = Math.round(y);
  if (at <= 0 || at >= sums.height) return borderWorth;
  return sums.down.mean(x0, at, x1, at + 1) / edgeCap;
}
