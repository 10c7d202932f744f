import { describe, expect, it } from 'vitest';
import type { Frame, Layout, NoObservation } from '../../../../vision/types.ts';
import type { ReadingWay } from '../../../../vision/watching/board/ReadingWays.ts';
import { LastReading } from '../../../../vision/watching/board/LastReading.ts';

const size = { width: 60, height: 60 };
const layout: Layout = {
  game: 'tetris',
  board: { x: 10, y: 15, width: 20, height: 40 },
  columns: 10,
  rows: 20,
  next: [{ x: 40, y: 20, width: 10, height: 10 }],
  hold: null,
  confidence: 1,
};

/** A picture that is black but for one pixel. */
function frame(seq: number, lit: [x: number, y: number] | null = null, at = seq): Frame {
  const data = new Uint8Array(4 * size.width * size.height);
  if (lit) data[4 * (lit[1] * size.width + lit[0])] = 200;
  return { seq, capturedAt: at, ...size, data, origin: { x: 0, y: 0 }, full: size };
}

function open() {
  const last = new LastReading();
  let reads = 0;
  const look = (now: Frame, where = layout, way: ReadingWay = 'alone') =>
    last.of(now, where, way, (): NoObservation => {
      reads++;
      return { seq: now.seq, game: null, confidence: 0, doubts: [] };
    });
  look(frame(0));
  return { look, reads: () => reads };
}

describe('LastReading', () => {
  it('is reused while nothing changes, with the number of the newest frame', () => {
    const { look, reads } = open();
    expect(look(frame(7))!.seq).toBe(7);
    expect(reads()).toBe(1);
  });

  it.each<[string, [number, number], number]>([
    ['on the board', [29, 54], 2],
    ['above the board', [20, 10], 2],
    ['in a preview', [45, 25], 2],
    ['elsewhere', [58, 2], 1],
  ])('is made again or not, depending on where a pixel changes: %s', (_, lit, expected) => {
    const { look, reads } = open();
    look(frame(1, lit));
    expect(reads()).toBe(expected);
  });

  it('is reused for the same pixel array without a comparison', () => {
    const { look, reads } = open();
    const one = frame(1);
    look(one);
    one.data.fill(200);
    look({ ...one, seq: 2 });
    expect(reads()).toBe(1);
    look({ ...one, seq: 3, data: one.data.slice() });
    expect(reads()).toBe(2);
  });

  it('is made again for another layout, another way, another part, and after a while', () => {
    const { look, reads } = open();
    look(frame(1), { ...layout, next: [] });
    expect(reads()).toBe(2);
    look(frame(2), { ...layout, next: [] }, 'learned');
    expect(reads()).toBe(3);
    look({ ...frame(3), origin: { x: 2, y: 0 } }, { ...layout, next: [] }, 'learned');
    expect(reads()).toBe(4);
    look(frame(4, null, 1000), { ...layout, next: [] }, 'learned');
    expect(reads()).toBe(5);
  });

  it('is reused for a layout that extends beyond the picture, and made again after a change', () => {
    const { look, reads } = open();
    const wide = { ...layout, next: [{ x: 50, y: -10, width: 40, height: 90 }] };
    look(frame(1), wide);
    look(frame(2), wide);
    expect(reads()).toBe(2);
  });
});
