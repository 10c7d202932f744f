import { expect, it } from 'vitest';
import { seenFarther } from '../../../../vision/locating/detecting/seenFarther.ts';
import { crop } from '../../../../vision/pixels/image.ts';
import { common } from '../../../../vision/pixels/rects.ts';
import { drawTetris } from '../../synthetic.ts';

it('sees a board that fills the picture, in pixels of the picture', () => {
  const { image, label } = drawTetris(1);
  const { width, height } = label.board;
  const [best] = seenFarther(crop(image, label.board));
  expect(best!.chance).toBeGreaterThan(0.3);
  expect(common(best!.board, { x: 0, y: 0, width, height })).toBeGreaterThan(0.7);
});
