import { describe, expect, it } from 'vitest';
import { detect } from '../../../../vision/detect/detect.ts';
import { seenIn } from '../../../../vision/locating/detecting/seenIn.ts';
import { smaller } from '../../../../vision/pixels/smaller.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { drawTetris } from '../../synthetic.ts';

/** Each pixel as three by three, which is more than is searched in full. */
function thrice({ width, height, data }: Image): Image {
  const pixels = new Int32Array(data.slice().buffer);
  const large = new Int32Array(9 * width * height);
  for (let at = 0; at < large.length; at += 1) {
    const [x, y] = [at % (3 * width), Math.floor(at / (3 * width))];
    large[at] = pixels[Math.floor(y / 3) * width + Math.floor(x / 3)]!;
  }
  return { width: 3 * width, height: 3 * height, data: new Uint8Array(large.buffer) };
}

const times = (by: number, { x, y, width, height }: Rect): Rect => ({
  x: by * x,
  y: by * y,
  width: by * width,
  height: by * height,
});

describe('the boards that the detector sees in a large picture', () => {
  const small = smaller(drawTetris(3).image, 2);

  it('are reported in pixels of that picture', () => {
    const [large, own] = [seenIn(thrice(small)), detect(small)];
    expect(large.boards.length).toBeGreaterThan(0);
    const [found, expected] = [large.boards[0]!.board, times(3, own.boards[0]!.board)];
    const most = 0.1 * expected.width;
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(found[side] - expected[side])).toBeLessThan(most);
  });

  it('are those that it sees in a small one', () => {
    expect(seenIn(small)).toEqual(detect(small));
  });
});
