import { clip } from '../pixels/image.ts';
import { moved } from '../pixels/rects.ts';
import type { Drawn } from '../previews/drawnPieces.ts';
import type { Frame, Layout, Observation, Point, Rect, Size } from '../types.ts';

/** Cells around the board that are needed with it: its frame, and a piece above it. */
const closeCells = { beside: 2, above: 4, below: 2 };
/** Cells around the board in which preview boxes may appear, if none is known. */
const previewCells = { beside: 10, above: 6, below: 2 };

/**
 * The part of a picture of this size from which a layout is read, in whole pixels; a wide one has room for previews
 * that have not been found yet.
 */
export function regionOf(layout: Layout, full: Size, isWide = false): Rect {
  const { board, columns, rows, next, hold } = layout;
  const cells = next.length && !isWide ? closeCells : previewCells;
  const [width, height] = [board.width / columns, board.height / rows];
  const around = {
    x: board.x - cells.beside * width,
    y: board.y - cells.above * height,
    width: board.width + 2 * cells.beside * width,
    height: board.height + (cells.above + cells.below) * height,
  };
  const all = [around, ...[...next, ...(hold ? [hold] : [])].map((box) => grow(box, width))];
  const left = even(Math.max(0, Math.min(...all.map(({ x }) => x))));
  const top = even(Math.max(0, Math.min(...all.map(({ y }) => y))));
  const right = Math.min(full.width, Math.ceil(Math.max(...all.map((rect) => rect.x + rect.width))));
  const bottom = Math.min(full.height, Math.ceil(Math.max(...all.map((rect) => rect.y + rect.height))));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Captured pictures have half the resolution in colour: odd corners would blend two pixels. */
function even(value: number): number {
  return 2 * Math.floor(value / 2);
}

function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** A layout of the full picture in the coordinates of a part that starts at `origin`. */
export const layoutIn = (layout: Layout, { origin }: Frame): Layout =>
  shifted(layout, { x: -origin.x, y: -origin.y });

/** The same layout, `by` pixels further right and down. */
export function shifted(layout: Layout, by: Point): Layout {
  const { board, next, hold } = layout;
  return {
    ...layout,
    board: moved(board, by),
    next: next.map((box) => moved(box, by)),
    hold: hold && moved(hold, by),
  };
}

/** A rectangle of a part, in the coordinates of the full picture. */
export const rectFrom = (rect: Rect, { origin }: Frame): Rect => moved(rect, origin);

/** A drawing in a part, in the coordinates of the full picture. */
export function drawnFrom(drawn: Drawn, { origin }: Frame): Drawn {
  return { ...drawn, rect: moved(drawn.rect, origin) };
}

/** A reading of a part in the coordinates of the full picture. */
export function observationFrom(observation: Observation, { origin }: Frame): Observation {
  if (observation.game === null) return observation;
  return { ...observation, board: moved(observation.board, origin) };
}

/** At least this part of a board is in the picture; a side may be measured a little beyond the picture's edge. */
const leastShown = 0.97;

/** The frame has every pixel of the rectangle that the full picture has: almost all of it. */
export function covers({ origin, width, height, full }: Frame, rect: Rect): boolean {
  const shown = clip(rect, full);
  return (
    shown.width * shown.height >= leastShown * rect.width * rect.height &&
    shown.x >= origin.x &&
    shown.y >= origin.y &&
    shown.x + shown.width <= origin.x + width &&
    shown.y + shown.height <= origin.y + height
  );
}

export function isWhole({ origin, width, height, full }: Frame): boolean {
  return origin.x === 0 && origin.y === 0 && width === full.width && height === full.height;
}
