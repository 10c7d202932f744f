import type { Frame, Grid, Image } from '../types.ts';

/** Lines below the board that are examined, and sample points per cell. */
const points = 8;
const phases = [0.3, 0.7];
/** Two pixels that differ by less (in the channel that differs most) are of one surface. */
const edge = 9;
/** A wall is within this many pixels outside the board's edge, or this many inside. */
const wall = { outside: 8, inside: 3 };
/** An edge of a blurred picture is over within this many pixels. */
const blur = 2;
/**
 * At least this share of the picture below the board looks like the well. A row of a stack consists mostly of blocks,
 * in colours that may be absent above it, so that less is enough if the board lacks rows without it.
 */
const leastLikeWell = { lackingRows: 0.4, usual: 0.7 } as const;
/** At least this share of each wall continues. */
const leastOfWall = 0.7;
/** A board that ends farther above the picture's edge would have room for another row. */
const mostBelow = 1.1;
/** The usual number of rows of a well, used if its floor is invisible. */
const usualRows = { tetris: 20, puyo: 12 } as const;
/**
 * The screen of a handheld, 160 x 144, ends at the well's floor. The well has 18 rows of square cells, is half as wide as
 * the screen, and begins a tenth of it from the left. All in widths of the well, and how far they may be off.
 */
const handheld = { rows: 18, height: 1.8, screen: 2, left: 0.2, mostApart: 0.03 } as const;

/** A picture, or a part of one that begins at `origin`. */
type Picture = Image & Pick<Frame, 'origin' | 'full'>;

/** Whether a board continues below the picture's lower edge; `layout` in the picture's own coordinates. */
export function isFloorCut(frame: Picture, layout: Grid): boolean {
  const { game, board, rows } = layout;
  const [bottom, end] = [board.y + board.height, frame.full.height - frame.origin.y];
  const height = board.height / rows;
  const lacksRows = rows < usualRows[game];
  if (end - bottom > mostBelow * height || frame.height < end) return false;
  if (end - bottom <= blur)
    return lacksRows && !isHandheld(frame, layout) && frame.origin.y + board.y > height;
  const ys = spread(bottom + blur, end - 1, Math.min(points, Math.ceil(end - bottom)));
  const sides = [board.x, board.x + board.width].map((x, side) => wallShare(frame, x, side === 0, ys));
  if (Math.min(...sides) < leastOfWall) return false;
  return wellShare(frame, layout, ys) >= leastLikeWell[lacksRows ? 'lackingRows' : 'usual'];
}

function isHandheld({ origin, full }: Picture, { board, rows }: Grid): boolean {
  const isNear = (length: number, wanted: number): boolean =>
    Math.abs(length / board.width - wanted) <= handheld.mostApart;
  const isScreen = isNear(full.width, handheld.screen) && isNear(origin.x + board.x, handheld.left);
  return rows === handheld.rows && isNear(board.height, handheld.height) && isScreen;
}

/** The share of these lines with something at a wall's place, so that the well is separated from its surroundings. */
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

/** The share of the picture below the board that continues from above its end, or looks like some cell there. */
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

/** The offset of a pixel's channels. */
function pixelAt({ width, height }: Image, x: number, y: number): number {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.round(value)));
  return 4 * (clamp(y, height) * width + clamp(x, width));
}

function difference({ data }: Image, a: number, b: number): number {
  const of = (channel: number) => Math.abs(data[a + channel]! - data[b + channel]!);
  return Math.max(of(0), of(1), of(2));
}
