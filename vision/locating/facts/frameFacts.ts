/** The surroundings of a proposed board: whether its sides end at its corners, and look like a frame. */
import type { PicturePixels } from '../../space.ts';
import type { Image, Rect } from '../../types.ts';
import type { EdgeMap } from '../measures/maps.ts';
import type { Proposal } from '../proposing/Proposal.ts';
import { levelNear, uprightNear } from '../measures/sides.ts';

/** Names of the facts, in the order of `frameFactsOf`. All are 0..1. */
export const frameFactNames = ['wallsAbove', 'wallsBelow', 'floorBeyond', 'sameWalls', 'sameFloor'] as const;

/** A side's line is checked this far beyond its ends, in cells. */
const beyond = { from: 0.4, to: 1.6 };
/** Edges within this many pixels of a side belong to it. */
const sway = 1;
/** Strips along the sides, at this distance outside, in cells. */
const strip = { from: 0.15, to: 0.7 };
/** Colours this many levels apart are halfway to being different. */
const apart = 40;

export function frameFactsOf(image: Image, { grid }: Proposal, fine: EdgeMap): number[] {
  const { board, columns, rows } = grid;
  const [w, h] = [board.width / columns, board.height / rows];
  const right = board.x + board.width;
  const bottom = board.y + board.height;
  const walls = (y0: number, y1: number): number =>
    (uprightNear(fine, board.x, y0, y1, sway) + uprightNear(fine, right, y0, y1, sway)) / 2;
  const floor =
    levelNear(fine, bottom, board.x - beyond.to * w, board.x - beyond.from * w, sway) +
    levelNear(fine, bottom, right + beyond.from * w, right + beyond.to * w, sway);
  const [left, other, below] = stripsOf(board, w, h).map((rect) => colourOf(image, rect));
  return [
    walls(board.y - beyond.to * h, board.y - beyond.from * h),
    walls(bottom + beyond.from * h, bottom + beyond.to * h),
    floor / 2,
    likeness(left, other),
    Math.max(likeness(left, below), likeness(other, below)),
  ];
}

/** To the left, to the right, below. */
function stripsOf({ x, y, width, height }: Rect<PicturePixels>, w: number, h: number): Rect[] {
  const size = strip.to - strip.from;
  return [
    { x: x - strip.to * w, y, width: size * w, height },
    { x: x + width + strip.from * w, y, width: size * w, height },
    { x, y: y + height + strip.from * h, width, height: size * h },
  ];
}

/** Sample points of a strip's colour, across and down. */
const points = 24;

/** The mean colour of a grid of points in the strip; null if half of it is outside the picture. */
function colourOf({ width, height, data }: Image, rect: Rect): [number, number, number] | null {
  const across = rect.width > rect.height ? points : 2;
  const down = rect.width > rect.height ? 2 : points;
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const x = Math.round(rect.x + ((column + 0.5) * rect.width) / across);
      const y = Math.round(rect.y + ((row + 0.5) * rect.height) / down);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      count += 1;
      for (let c = 0; c < 3; c += 1) sum[c]! += data[(y * width + x) * 4 + c]!;
    }
  return 2 * count < across * down ? null : [sum[0] / count, sum[1] / count, sum[2] / count];
}

type Colour = ReturnType<typeof colourOf> | undefined;

function likeness(a: Colour, b: Colour): number {
  if (!a || !b) return 0.5;
  return Math.exp(-Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / apart);
}
