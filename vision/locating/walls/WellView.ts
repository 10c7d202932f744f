/** The strip of the picture between two walls: the clearness of its walls, and the possible heights of a floor or a top. */
import { edgeCap } from '../../pixels/edges.ts';
import { columnShare, gridLineShare } from '../measures/gridLineFit.ts';
import { coarseFactor, type EdgeMap, type Maps } from '../measures/maps.ts';
import type { Walls } from './walls.ts';

/** A height at which a floor or a top could be, and the clearness of its edge, 0..1. */
export interface Level {
  y: number;
  clear: number;
}

/** The walls themselves must not count as content. */
const inset = 3;
/** A wall or a floor may be this far from its found place, in pixels of either picture. */
const sway = { fine: 2, coarse: 1 };
/** The picture's own border may be a board's side, but counts less, as every picture has one. */
const borderWorth = 0.6;
/** At the height where both walls begin or end there may be a side without an edge: a well open at the top. */
const endWorth = 0.7;
/** A horizontal edge is at least this clear over the whole width, 0..1. */
const leastClear = { fine: 0.2, coarse: 0.25 };
const mostLevels = { fine: 16, coarse: 8 };
/** The floor may be this far beyond the end of the walls, in widths, if walls are drawn short. */
const beyond = 0.3;

export class WellView {
  readonly walls: Walls;
  /** `level[y]` is the sum of the horizontal edges between the walls in all rows before y. */
  readonly level: Int32Array;
  readonly #soft: Int32Array;
  readonly #fine: EdgeMap;
  readonly #coarse: EdgeMap;
  readonly #left: Wall;
  readonly #right: Wall;
  readonly #shares = new Map<number, number>();
  /** Possible heights of a floor or a top, ascending. */
  readonly levels: readonly Level[];

  constructor(walls: Walls, { fine, coarse }: Maps) {
    this.walls = walls;
    this.#fine = fine;
    this.#coarse = coarse;
    this.level = new Int32Array(fine.height + 1);
    fine.down.rowsBefore(walls.left + inset, walls.right - inset, this.level);
    this.#soft = new Int32Array(coarse.height + 1);
    const k = 1 / coarseFactor;
    coarse.down.rowsBefore(Math.ceil(walls.left * k), Math.floor(walls.right * k), this.#soft);
    this.#left = wallAt(walls.left, walls, fine, coarse);
    this.#right = wallAt(walls.right, walls, fine, coarse);
    this.levels = this.#findLevels();
  }

  get height(): number {
    return this.#fine.height;
  }

  /** Both walls together are clearest here; no part exceeds this. */
  get mostClear(): number {
    return (this.#left.isBorder ? borderWorth : 1) + (this.#right.isBorder ? borderWorth : 1);
  }

  /** The clearness of the left wall from `top` to `bottom`, 0..1. */
  left(top: number, bottom: number): number {
    return this.#clear(this.#left, top, bottom);
  }

  right(top: number, bottom: number): number {
    return this.#clear(this.#right, top, bottom);
  }

  /** The clearness of the horizontal edge near `y`, 0..1. */
  levelAt(y: number): number {
    const at = Math.round(y);
    if (at <= 0 || at >= this.height) return borderWorth;
    if (this.walls.ends.some((end) => Math.abs(end - at) <= 2)) return Math.max(endWorth, this.#edgeAt(at));
    return this.#edgeAt(at);
  }

  #findLevels(): Level[] {
    const { left, right, top, bottom, ends } = this.walls;
    const slack = beyond * (right - left);
    const from = Math.max(0, Math.round(top - slack));
    const to = Math.min(this.height, Math.round(bottom + slack));
    const found = [0, this.height, top, bottom, ...ends].filter((y) => y >= from && y <= to);
    const fine = peaks(this.level, from, to, leastClear.fine * edgeCap * (right - left - 2 * inset));
    found.push(...fine.slice(0, mostLevels.fine));
    const k = 1 / coarseFactor;
    const soft = peaks(this.#soft, from * k, to * k, leastClear.coarse * edgeCap * (right - left) * k);
    for (const y of soft.slice(0, mostLevels.coarse).map((at) => at * coarseFactor))
      if (!found.some((other) => Math.abs(other - y) <= coarseFactor / 2)) found.push(y);
    return [...new Set(found)].sort((a, b) => a - b).map((y) => ({ y, clear: this.levelAt(y) }));
  }

  /** How well the horizontal edges match the lines of this many rows; see `gridLineShare`. */
  down(top: number, bottom: number, rows: number): number {
    return gridLineShare(this.level, top, (bottom - top) / rows, rows) ?? 0;
  }

  /** How well the vertical edges between the walls match the lines of cells, `margin` cells inside; see `gridLineShare`. */
  across(margin: number, columns: number): number {
    const key = margin * 100 + columns;
    let share = this.#shares.get(key);
    if (share === undefined) {
      const { left, right, top, bottom } = this.walls;
      const cell = (right - left) / (columns + 2 * margin);
      const rect = { x: left + margin * cell, y: top, width: columns * cell, height: bottom - top };
      share = columnShare(this.#fine.across, rect, columns) ?? 0;
      this.#shares.set(key, share);
    }
    return share;
  }

  #clear({ fine, coarse, isBorder }: Wall, top: number, bottom: number): number {
    if (isBorder) return borderWorth;
    const y0 = Math.round(top);
    const y1 = Math.max(y0 + 1, Math.round(bottom));
    const sharp = this.#fine.across.sum(fine, y0, fine + 1, y1) / (y1 - y0);
    const c0 = Math.round(top / coarseFactor);
    const c1 = Math.max(c0 + 1, Math.round(bottom / coarseFactor));
    const soft = this.#coarse.across.sum(coarse, c0, coarse + 1, c1) / (c1 - c0);
    return Math.max(sharp, soft) / edgeCap;
  }

  #edgeAt(y: number): number {
    const { left, right } = this.walls;
    const sharp = strongest(this.level, y, sway.fine) / (right - left - 2 * inset);
    const k = 1 / coarseFactor;
    const soft = strongest(this.#soft, Math.round(y * k), sway.coarse);
    const width = Math.max(1, Math.floor(right * k) - Math.ceil(left * k));
    return Math.min(1, Math.max(sharp, soft / width) / edgeCap);
  }
}

/** The columns of both pictures in which a wall is clearest. */
interface Wall {
  fine: number;
  coarse: number;
  isBorder: boolean;
}

function wallAt(x: number, { top, bottom }: Walls, fine: EdgeMap, coarse: EdgeMap): Wall {
  const k = 1 / coarseFactor;
  return {
    fine: clearestColumn(fine, x, top, bottom, sway.fine),
    coarse: clearestColumn(
      coarse,
      Math.round(x * k),
      Math.round(top * k),
      Math.round(bottom * k),
      sway.coarse,
    ),
    isBorder: x <= 0 || x >= fine.width,
  };
}

function clearestColumn({ across }: EdgeMap, x: number, top: number, bottom: number, within: number): number {
  let best = x;
  let most = -1;
  for (let at = x - within; at <= x + within; at += 1) {
    const value = across.sum(at, top, at + 1, bottom);
    if (value > most) [best, most] = [at, value];
  }
  return best;
}

/** The greatest change in one row within `within` rows of `y`. */
function strongest(before: Int32Array, y: number, within: number): number {
  let most = 0;
  const last = Math.min(before.length - 2, y + within);
  for (let at = Math.max(0, y - within); at <= last; at += 1)
    most = Math.max(most, before[at + 1]! - before[at]!);
  return most;
}

/** Rows whose change is at least `least` and greater than that of the neighbouring rows, the greatest first. */
function peaks(before: Int32Array, from: number, to: number, least: number): number[] {
  const at = (y: number): number => (y < 0 || y + 1 >= before.length ? 0 : before[y + 1]! - before[y]!);
  const found: { y: number; value: number }[] = [];
  for (let y = Math.max(1, Math.round(from)); y <= Math.round(to); y += 1) {
    const value = at(y);
    if (value >= least && value > 0 && value >= at(y - 1) && value > at(y + 1)) found.push({ y, value });
  }
  return found.sort((a, b) => b.value - a.value).map(({ y }) => y);
}
