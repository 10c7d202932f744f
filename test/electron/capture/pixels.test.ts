import { describe, expect, it } from 'vitest';
import { copyFrame, evenPart } from '../../../electron/capture/pixels.ts';

const full = { width: 595, height: 611 };

describe('the part that is copied', () => {
  it('is the whole picture, less an odd last line, by default', () => {
    expect(evenPart(null, full)).toEqual({ x: 0, y: 0, width: 594, height: 610 });
  });

  it.each([
    [{ x: 31.5, y: 20.2, width: 101.3, height: 77.7 }],
    [{ x: -10, y: -10, width: 1000, height: 1000 }],
    [{ x: 590, y: 608, width: 3, height: 2 }],
    [{ x: 900, y: 900, width: 10, height: 10 }],
    [{ x: 100, y: 100, width: 0, height: 0 }],
  ])('of %j is even, inside the picture and not empty', (part) => {
    const { x, y, width, height } = evenPart(part, full);
    expect([x % 2, y % 2, width % 2, height % 2]).toEqual([0, 0, 0, 0]);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(full.width);
    expect(y + height).toBeLessThanOrEqual(full.height);
  });

  it('covers the part that was requested', () => {
    const { x, y, width, height } = evenPart({ x: 31.5, y: 21, width: 101.3, height: 77.7 }, full);
    expect(x).toBeLessThanOrEqual(31.5);
    expect(y).toBeLessThanOrEqual(21);
    expect(x + width).toBeGreaterThanOrEqual(31.5 + 101.3);
    expect(y + height).toBeGreaterThanOrEqual(21 + 77.7);
  });
});

describe('copying a picture', () => {
  const taken = { seq: 1, capturedAt: 0 };

  /** As much of a video frame as is used. */
  function video(width: number, height: number): VideoFrame {
    const copyTo = (data: Uint8Array) => Promise.resolve(data.fill(7));
    return { displayWidth: width, displayHeight: height, copyTo } as unknown as VideoFrame;
  }

  it('fills a free buffer of the right size', async () => {
    const spare = new ArrayBuffer(4 * 6 * 4);
    const fits = await copyFrame(video(6, 4), null, taken, spare);
    expect(fits.data.buffer).toBe(spare);
    const other = await copyFrame(video(8, 4), null, taken, spare);
    expect(other.data.buffer).not.toBe(spare);
    expect(other.data).toHaveLength(4 * 8 * 4);
  });

  it.each([
    [1, 1],
    [1, 900],
    [0, 0],
  ])('of %d x %d pixels gives an empty one', async (width, height) => {
    const frame = await copyFrame(video(width, height), null, { seq: 3, capturedAt: 5 });
    expect(frame).toMatchObject({
      seq: 3,
      capturedAt: 5,
      width: 1,
      height: 1,
      full: { width: 1, height: 1 },
    });
  });
});
