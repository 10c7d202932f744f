import type { Frame, Grid, Image } from '../types.ts';

/** Lines below the board that are looked at, and where in each cell they are. */
const points = 8;
const phases = [0.3, 0.7];
/** Two pixels (the channel that differs most) that differ by less are of one surface. */
const edge = 9;
/** A wall stands within so many pixels outside the board's edge, or so many inside of it. */
const wall = { outside: 8, inside: 3 };
/** An edge of a blurred picture is over so many pixels beside where it is. */
const blur = 2;
/**
 * Of what is seen below the board, this much looks like the well. A row of a stack is mostly blocks, in colours that need
 * not be seen above it, so that less is enough where the board lacks rows without it.
 */
const leastLikeWell = { lackingRows: 0.4, usual: 0.7 } as const;
/** This much of each wall goes on. */
const leastOfWall = 0.7;
/** A board that ends further above the picture's edge would have room for another row. */
const mostBelow = 1.1;
/** The rows that a well has where its floor can't be seen, nor the want of one. */
const usualRows = { tetris: 20, puyo: 12 } as const;
/**
 * Handhelds' screens, and with them their pictures, end where the well does: it has this many rows of square cells, while
 * rows that were fitted to a cut board are hardly ever just as high as wide.
 */
const handheld = { rows: 18, mostApart: 0.015 } as const;

/** A picture, or a part of one that begins at `origin`. */
type Picture = Image & Pick<Frame, 'origin' | 'full'>;

/** Whether a board goes on below the picture's lower edge; `layout` in the picture's own coordinates. */
export function isFloorCut(frame: Picture, layout: Grid): boolean {
  const { game, board, rows } = layout;
  const [bottom, end] = [board.y + board.height, frame.full.height - frame.origin.y];
  const height = board.height / rows;
  const lacksRows = rows < usualRows[game];
  if (end - bottom > mostBelow * height || frame.height < end) return false;
  if (end - bottom <= blur) return lacksRows && !isHandheld(layout) && frame.origin.y + board.y > height;
  const ys = spread(bottom + blur, end - 1, Math.min(points, Math.ceil(end - bottom)));
  const sides = [board.x, board.x + board.width].map((x, side) => wallShare(frame, x, side === 0, ys));
  if (Math.min(...sides) < leastOfWall) return false;
  return wellShare(frame, layout, ys) >= leastLikeWell[lacksRows ? 'lackingRows' : 'usual'];
}

const isHandheld = ({ board, columns, rows }: Grid): boolean =>
  rows === handheld.rows &&
  Math.abs((board.height * columns) / (board.width * rows) - 1) <= handheld.mostApart;

/** The share of these lines in which something stands at a wall's place: the well is parted from what is beside it. */
function wallShare(image: Image, x: number, isLeft: boolean, ys: readonly number[]): number {
  const [from, to] = isLeft ? [x - wall.outside, x + wall.inside] : [x - wall.inside, x + wall.outside];
  const [left, right] = [Math.max(0, Math.round(from)), Math.min(image.width - 1, Math.round(to))];
  const has = (y: number): boolean => {
    const first = pixelAt(image, left, y);
    for (let at = left + 1; at <= right; at += 1)
      if (difference(image, pixelAt(image, at, y), first) >= edge) return true;
    return false;
  };
  return ys.filter(has).length / ys.length;
}

/** The share of what is seen below the board that goes on from above its end, or looks as some cell does there. */
function wellShare(image: Image, { board, columns, rows }: Grid, ys: readonly number[]): number {
  const [width, height] = [board.width / columns, board.height / rows];
  const end = board.y + board.height - blur;
  const isLikeWell = (column: number, phase: number, y: number): boolean => {
    const xAt = (of: number): number => board.x + (of + phase) * width;
    const here = pixelAt(image, xAt(column), y);
    if (difference(image, here, pixelAt(image, xAt(column), end)) < edge) return true;
    for (let row = 1; row <= rows; row += 1)
      for (let of = 0; of < columns; of += 1)
        if (difference(image, here, pixelAt(image, xAt(of), y - row * height)) < edge) return true;
    return false;
  };
  const places = phases.flatMap((phase) =>
    [...Array(columns).keys()].map((column) => [column, phase] as const),
  );
  const like = places.reduce(
    (sum, [column, phase]) => sum + ys.filter((y) => isLikeWell(column, phase, y)).length,
    0,
  );
  return like / (places.length * ys.length);
}

const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((at + 0.5) * (to - from)) / count);

/** Where a pixel's channels begin. */
function pixelAt({ width, height }: Image, x: number, y: number): number {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.round(value)));
  return 4 * (clamp(y, height) * width + clamp(x, width));
}

function difference({ data }: Image, a: number, b: number): number {
  const of = (channel: number) => Math.abs(data[a + channel]! - data[b + channel]!);
  return Math.max(of(0), of(1), of(2));
}
