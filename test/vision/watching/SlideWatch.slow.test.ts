import { describe, expect, it } from 'vitest';
import { SlideWatch } from '../../../vision/watching/SlideWatch.ts';
import type { Frame, Layout, Point } from '../../../vision/types.ts';
import { blank, fill } from '../synthetic/drawing/paint.ts';

const cell = 20;
const full = { width: 400, height: 560 };
const layout: Layout = {
  game: 'tetris',
  board: { x: 90, y: 60, width: 10 * cell, height: 20 * cell },
  columns: 10,
  rows: 20,
  next: [],
  hold: null,
  confidence: 1,
};

/** A well with some blocks, `by` pixels from its place; `isOpen`: its upper side isn't drawn. */
function pictureOf(capturedAt: number, by: Point, isOpen = false): Frame {
  const image = blank(full.width, full.height, [35, 39, 46]);
  const { x, y, width, height } = layout.board;
  const well = { x: x + by.x, y: isOpen ? 0 : y + by.y, width, height: isOpen ? y + by.y + height : height };
  fill(image, well, [13, 16, 20]);
  for (let column = 0; column < 7; column += 1)
    fill(
      image,
      { x: x + by.x + column * cell, y: y + by.y + 18 * cell, width: cell, height: 2 * cell },
      [200, 60, 40],
    );
  return { ...image, seq: 0, capturedAt, origin: { x: 0, y: 0 }, full };
}

/** One picture every 100 ms, the well at each of these offsets. */
function watched(offsets: readonly Point[], isOpen = false) {
  const watch = new SlideWatch();
  return offsets.map((by, at) => watch.slideIn(pictureOf(at * 100, by, isOpen), layout));
}

const rest = Array.from({ length: 12 }, () => ({ x: 0, y: 0 }));
const always = (by: Point, count: number): Point[] => Array.from({ length: count }, () => by);

describe('a board that slides', () => {
  it.each([
    ['a row down', { x: 0, y: 18 }],
    ['a row up', { x: 0, y: -21 }],
    ['a column to the right', { x: 20, y: 0 }],
    ['two columns to the left', { x: -39, y: 0 }],
  ])('is known to be %s, and settled there after 300 ms', (_, by) => {
    const seen = watched([...rest, ...always(by, 4)]).slice(-4);
    seen.forEach((slide) => {
      expect(Math.abs(slide!.by.x - by.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(slide!.by.y - by.y)).toBeLessThanOrEqual(1);
    });
    expect(seen.map((slide) => slide!.isSettled)).toEqual([false, false, false, true]);
  });

  it('is at its place as long as it does not move, and while it shakes by less than half a cell', () => {
    expect(watched(rest)).toEqual(rest.map(() => null));
    const shaking = always({ x: 0, y: 5 }, 3);
    expect(watched([...rest, ...shaking]).slice(-3)).toEqual([null, null, null]);
  });

  it('is not settled when it comes back', () => {
    const seen = watched([...rest, ...always({ x: 0, y: 20 }, 3), ...always({ x: 0, y: 0 }, 2)]);
    expect(seen.some((slide) => slide?.isSettled)).toBe(false);
    expect(seen.slice(-2)).toEqual([null, null]);
  });

  it('is settled at once when it is back where it was before', () => {
    const watch = new SlideWatch();
    const down = { x: 0, y: 20 };
    const there = { ...layout, board: { ...layout.board, y: layout.board.y + 20 } };
    const pictures = [...rest, ...always(down, 4)];
    const slides = pictures.map((by, at) => watch.slideIn(pictureOf(at * 100, by), layout));
    expect(slides.at(-1)).toEqual({ by: down, isSettled: true });
    expect(watch.slideIn(pictureOf(1600, down), there)).toBeNull();
    expect(watch.slideIn(pictureOf(1700, { x: 0, y: 0 }), there)).toEqual({
      by: { x: 0, y: -20 },
      isSettled: true,
    });
  });

  it('is not judged by its sides if one of them was never seen, or before all of them have been', () => {
    expect(watched([...rest, ...always({ x: 0, y: 20 }, 5)], true).every((slide) => slide === null)).toBe(
      true,
    );
    expect(watched([...rest.slice(0, 5), ...always({ x: 0, y: 20 }, 5)]).every((slide) => !slide)).toBe(true);
  });
});
