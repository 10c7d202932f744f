import { describe, expect, it } from 'vitest';
import type { Frame, Layout, Rect } from '../../../../../vision/types.ts';
import { boundsOf } from '../../../../../vision/watching/board/measuring/ends/boardPixels.ts';
import { RestDetector } from '../../../../../vision/watching/board/measuring/RestDetector.ts';
import { blank, fill } from '../../../synthetic/drawing/paint.ts';

const full = { width: 160, height: 260 };
const cell = 10;
const layout: Layout = {
  game: 'tetris',
  board: { x: 30, y: 30, width: 100, height: 200 },
  columns: 10,
  rows: 20,
  next: [],
  hold: null,
  confidence: 0.5,
};

const square = (x: number, y: number): Rect => ({ x, y, width: 2 * cell, height: 2 * cell });

/** A picture 20 times a second, with these things in it. */
const shows = (seq: number, things: readonly Rect[]): Frame => {
  const image = blank(full.width, full.height, [20, 20, 30]);
  for (const thing of things) fill(image, thing, [230, 60, 60]);
  return { ...image, seq, capturedAt: 1000 + 50 * seq, origin: { x: 0, y: 0 }, full };
};

/** Where all is that came to rest anew, for each rest, in pixels of the picture. */
function restsIn(frames: readonly (readonly Rect[])[]): Rect[] {
  const detector = new RestDetector(0.6);
  return frames.flatMap((things, seq) => {
    const step = detector.stepTo(shows(seq, things), layout);
    if (!step) return [];
    const { x, y, ...size } = boundsOf(step.changed, step.area.width);
    return [{ x: step.area.x + x, y: step.area.y + y, ...size }];
  });
}

/** Falls by 4 pixels a frame, from the board's top. */
const falling = (frame: number, x = 80): Rect => square(x, 30 + 4 * frame);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const floor = square(40, 210);

describe('the RestDetector', () => {
  it('returns everything that has changed since the last rest', () => {
    const still = (thing: Rect) => [[thing], [thing], [thing]];
    expect(restsIn([...still(square(40, 50)), ...still(square(40, 70))])).toEqual([
      { x: 40, y: 50, width: 20, height: 40 },
    ]);
  });

  it('returns a landed piece while the next one falls', () => {
    const landing = numbers(46).map((i) => [square(40, Math.min(floor.y, 30 + 4 * i))]);
    const next = numbers(12).map((i) => [floor, falling(i)]);
    expect(restsIn([...landing, ...next]).at(0)).toEqual(floor);
  });

  it('returns nothing for a piece that only falls', () => {
    expect(restsIn(numbers(40).map((i) => [falling(i)]))).toEqual([]);
  });

  it('returns nothing for a piece that may still be moving in part', () => {
    const alone = numbers(40).map((i) => [falling(i, 65)]);
    const beside = numbers(5).map((i) => [floor, falling(40 + i, 65)]);
    expect(restsIn([...alone, ...beside])).toEqual([]);
  });
});
