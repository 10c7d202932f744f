import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PointerWatch } from '../../../electron/desktop/PointerWatch.ts';
import { dips, type Dips, type Point, type Rect } from '../../../vision/space.ts';

const area = { ...dips({ x: 100, y: 50, width: 400, height: 300 }), perPixel: 0.5 };
let cursor: Point<Dips>;
let told: (Rect | null)[];
let watch: PointerWatch;

beforeEach(() => {
  vi.useFakeTimers();
  cursor = dips({ x: 0, y: 0 });
  told = [];
  watch = new PointerWatch({ cursor: () => cursor, covers: (pointer) => told.push(pointer) });
});

afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

describe('PointerWatch', () => {
  it('reports what the pointer is over, in pixels of the picture', () => {
    watch.place(area);
    cursor = dips({ x: 200, y: 150 });
    vi.advanceTimersByTime(200);
    const { x, y, width, height } = told.at(-1)!;
    expect([x, y]).toEqual([192, 192]);
    expect([width, height]).toEqual([36, 50]);
  });

  it('reports once, until the pointer or the picture moves', () => {
    cursor = dips({ x: 200, y: 150 });
    watch.place(area);
    vi.advanceTimersByTime(2000);
    expect(told).toHaveLength(1);
    watch.place({ ...area, x: 120 });
    expect(told).toHaveLength(2);
    expect(told[1]!.x).toBe(told[0]!.x - 40);
  });

  it.each([
    ['beside the picture', dips({ x: 600, y: 150 })],
    ['above it', dips({ x: 200, y: 10 })],
  ])('covers nothing %s', (_, at) => {
    cursor = dips({ x: 200, y: 150 });
    watch.place(area);
    cursor = at;
    vi.advanceTimersByTime(200);
    expect(told.at(-1)).toBeNull();
  });

  it('covers nothing of a picture that can not be seen', () => {
    cursor = dips({ x: 200, y: 150 });
    watch.place(area);
    watch.place(null);
    expect(told.at(-1)).toBeNull();
  });
});
