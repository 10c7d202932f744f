import { describe, expect, it } from 'vitest';
import { paintOverPointer } from '../../../electron/capture/pointer.ts';
import type { Frame } from '../../../vision/types.ts';

/** One digit for each pixel. */
function frameOf(rows: readonly string[], origin = { x: 0, y: 0 }): Frame {
  const [width, height] = [rows[0]!.length, rows.length];
  const data = new Uint8Array(new Uint32Array([...rows.join('')].map(Number)).buffer);
  return { seq: 0, capturedAt: 0, width, height, data, origin, full: { width: 100, height: 100 } };
}

function digitsIn({ data, width, height }: Frame): string[] {
  const pixels = new Uint32Array(data.buffer);
  return Array.from({ length: height }, (_, y) => pixels.slice(y * width, (y + 1) * width).join(''));
}

const covered = ['11111111', '12999913', '14999915', '16666667'];

describe('paintOverPointer', () => {
  it('includes what is beside it, on both sides', () => {
    const frame = frameOf(covered);
    paintOverPointer(frame, { x: 2, y: 1, width: 4, height: 2 });
    expect(digitsIn(frame)).toEqual(['11111111', '12221113', '14441115', '16666667']);
  });

  it('knows where a part of a picture begins', () => {
    const frame = frameOf(covered, { x: 40, y: 30 });
    paintOverPointer(frame, { x: 42.4, y: 31.2, width: 3.2, height: 1.5 });
    expect(digitsIn(frame)).toEqual(['11111111', '12221113', '14441115', '16666667']);
  });

  it.each([
    ['left', { x: -3, y: 1, width: 5, height: 1 }, '99999913'],
    ['right', { x: 6, y: 1, width: 9, height: 1 }, '12999999'],
  ])('includes the one side that exists at the %s edge', (_, pointer, row) => {
    const frame = frameOf(covered);
    paintOverPointer(frame, pointer);
    expect(digitsIn(frame)).toEqual([covered[0], row, covered[2], covered[3]]);
  });

  it.each([
    ['outside', { x: 20, y: 1, width: 4, height: 2 }],
    ['above', { x: 2, y: -9, width: 4, height: 8 }],
    ['everywhere', { x: -2, y: -2, width: 40, height: 40 }],
  ])('keeps the whole picture where the pointer is %s', (_, pointer) => {
    const frame = frameOf(covered);
    paintOverPointer(frame, pointer);
    expect(digitsIn(frame)).toEqual(covered);
  });
});
