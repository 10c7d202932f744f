import { expect, it } from 'vitest';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';

const image = blank(37, 23, [200, 240, 30]);
fill(image, { x: 10, y: 5, width: 4, height: 6 }, [100, 40, 130]);

it('makes a patch of the mean colours of areas, grey outside the picture', () => {
  const patch = new ColourSums(image).patch(Int32Array.of(0, 5, 8, 12, 40, 37), Int32Array.of(5, 11));
  expect([...patch]).toEqual([200, 240, 30, 150, 140, 80, 128, 128, 128]);
});
