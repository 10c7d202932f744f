import { describe, expect, it } from 'vitest';
import { detect } from '../../../vision/detect/detect.ts';
import { crop } from '../../../vision/pixels/image.ts';
import { common } from '../../../vision/pixels/rects.ts';
import { drawTetris } from '../synthetic.ts';

describe('the detector', () => {
  it('finds most boards near the place where they were drawn', () => {
    const found = [1, 2, 3, 4, 5, 6].filter((seed) => {
      const { image, label } = drawTetris(seed);
      const [best] = detect(image).boards;
      return best?.game === 'tetris' && common(best.board, label.board) > 0.6;
    });
    expect(found.length).toBeGreaterThanOrEqual(4);
  });

  it('returns the same result for the same picture', () => {
    const { image } = drawTetris(7);
    const first = detect(image);
    detect(drawTetris(8).image);
    expect(detect(image)).toEqual(first);
  });

  it('sees in a part of a picture what it sees in a copy of the part', () => {
    const { image } = drawTetris(7);
    const part = { x: 31, y: 17, width: image.width - 90, height: image.height - 40 };
    expect(detect(image, part)).toEqual(detect(crop(image, part)));
  });
});
