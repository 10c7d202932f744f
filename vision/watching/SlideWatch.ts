import { sides, sideShown } from '../locating/verify.ts';
import { moved } from '../pixels/rects.ts';
import type { Frame, Layout, Point, Rect } from '../types.ts';
import { covers, layoutIn, shifted } from './pictureParts.ts';

/** This share of a side shows that it is drawn there, and this one that it isn't. */
const clear = 0.9;
const missing = 0.35;
/** A frame that slid along two of its sides still covers this share of them. */
const stillCovered = 0.75;
/** Pictures that must have shown a side before its absence is evidence. */
const picturesToKnow = 10;
/** The farthest slide, in cells: after a longer one the sides no longer fit, and the board counts as gone. */
const mostCells = 2;
/** Slides of less than this part of a cell are read as before. */
const harmless = 0.4;
/** A screen that shakes comes back within this time. Milliseconds. */
const shakeMs = 300;
/** The same slide if it differs by no more than this. Pixels. */
const sway = 2;

/** Their places in `sides`. */
const [top, bottom, left, right] = [0, 1, 2, 3] as const;

interface Slide {
  /** Pixels from the known place to where the board is now. */
  by: Point;
  /** It is no shake: the board stays there, or is back where it was before. */
  isSettled: boolean;
}

/**
 * Detects that the whole board has slid along two of its sides, as when something that appears above it moves a page:
 * those two sides still fit, so that the board would be read one row or column off.
 */
export class SlideWatch {
  private place: Rect | null = null;
  /** How many pictures have shown each side of this place. */
  private seen = [0, 0, 0, 0];
  private latest: { by: Point; since: number } | null = null;
  /** Where it was before the last slide. */
  private before: Rect | null = null;

  /** null: the board is at its place, or where it is now is unknown. After a settled one it is expected there. */
  slideIn(frame: Frame, layout: Layout): Slide | null {
    if (!this.place || distance(this.place, layout.board) > 0) this.watchAt(layout.board);
    const by = this.offsetIn(frame, layout);
    if (!by) this.latest = null;
    else if (!this.latest || distance(this.latest.by, by) > sway)
      this.latest = { by, since: frame.capturedAt };
    return this.latest && this.slideBy(this.latest, frame.capturedAt, layout.board);
  }

  private watchAt(board: Rect): void {
    this.place = board;
    this.seen = [0, 0, 0, 0];
    this.before = null;
  }

  private slideBy({ by, since }: { by: Point; since: number }, now: number, from: Rect): Slide {
    const to = moved(from, by);
    const isBack = this.before !== null && distance(this.before, to) <= sway;
    const isSettled = isBack || now - since >= shakeMs;
    if (isSettled) [this.before, this.place, this.latest] = [from, to, null];
    return { by, isSettled };
  }

  private offsetIn(frame: Frame, layout: Layout): Point | null {
    const local = layoutIn(layout, frame);
    const shares = sides.map((side) => sideShown(frame, local, side));
    const isKnown = this.seen.every((count) => count >= picturesToKnow);
    shares.forEach((share, side) => (this.seen[side]! += share >= clear ? 1 : 0));
    if (!isKnown) return null;
    const { board, columns, rows } = layout;
    if (areLost(shares, top, bottom) && areCovered(shares, left, right))
      return nearest(board.height / rows, frame, layout, (y) => ({ x: 0, y }));
    if (areLost(shares, left, right) && areCovered(shares, top, bottom))
      return nearest(board.width / columns, frame, layout, (x) => ({ x, y: 0 }));
    return null;
  }
}

const distance = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

const areLost = (shares: readonly number[], one: number, other: number): boolean =>
  Math.max(shares[one]!, shares[other]!) <= missing;

const areCovered = (shares: readonly number[], one: number, other: number): boolean =>
  Math.min(shares[one]!, shares[other]!) >= stillCovered;

/** All four sides are clear this far from the known place. */
function isClearAt(frame: Frame, layout: Layout, by: Point): boolean {
  const there = shifted(layout, by);
  const local = layoutIn(there, frame);
  return covers(frame, there.board) && sides.every((side) => sideShown(frame, local, side) >= clear);
}

/**
 * The shortest offset in either direction at which the sides are clear, or null: the middle of those around it, as
 * edges count a little beside their place. `cell` in pixels along that direction.
 */
function nearest(cell: number, frame: Frame, layout: Layout, offset: (by: number) => Point): Point | null {
  for (let by = Math.ceil(harmless * cell); by <= mostCells * cell; by += 1)
    for (const way of [1, -1]) {
      let end = by;
      while (isClearAt(frame, layout, offset(way * end))) end += 1;
      if (end > by) return offset(way * Math.round((by + end - 1) / 2));
    }
  return null;
}
