import type { Frame, Image, Layout } from '../../types.ts';

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
/** So many looks in a row must say the same. */
const looks = 3;
/** Between two of them. Milliseconds. */
const lookMs = 100;

/**
 * Tells whether a board ends only because the picture does: the window is too low for it, or scrolled, and what lies
 * further down can't be known.
 */
export class FloorWatch {
  private lookedAt = -Infinity;
  private inARow = 0;
  private cut = false;

  get isCut(): boolean {
    return this.cut;
  }

  /** `layout` in the frame's own coordinates. */
  see(frame: Frame, layout: Layout): void {
    if (frame.capturedAt - this.lookedAt < lookMs) return;
    const isFirst = this.lookedAt === -Infinity;
    this.lookedAt = frame.capturedAt;
    this.inARow = isFloorCut(frame, layout) === this.cut ? 0 : this.inARow + 1;
    if (this.inARow < (isFirst ? 1 : looks)) return;
    this.cut = !this.cut;
    this.inARow = 0;
  }
}

/** By one frame, whose layout is in its own coordinates. */
export function isFloorCut(frame: Frame, layout: Layout): boolean {
  const { game, board, rows } = layout;
  const [bottom, end] = [board.y + board.height, frame.full.height - frame.origin.y];
  const height = board.height / rows;
  const lacksRows = rows < usualRows[game];
  if (end - bottom > mostBelow * height || frame.height < end) return false;
  if (end - bottom <= blur) return lacksRows && frame.origin.y + board.y > height;
  const ys = spread(bottom + blur, end - 1, Math.min(points, Math.ceil(end - bottom)));
  const sides = [board.x, board.x + board.width].map((x, side) => wallShare(frame, x, side === 0, ys));
  if (Math.min(...sides) < leastOfWall) return false;
  return wellShare(frame, layout, ys) >= leastLikeWell[lacksRows ? 'lackingRows' : 'usual'];
}

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
function wellShare(image: Image, { board, columns, rows }: Layout, ys: readonly number[]): number {
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
