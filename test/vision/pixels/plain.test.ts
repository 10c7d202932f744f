import { expect, it } from 'vitest';
import { isPlain } from '../../../vision/pixels/plain.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { fill } from '../synthetic/drawing/paint.ts';

const all = { x: 0, y: 0, width: 100, height: 80 };

function drawn(...parts: [Rect, [number, number, number]][]): Image {
  const image = { width: all.width, height: all.height, data: new Uint8Array(all.width * all.height * 4) };
  for (const [rect, colour] of parts) fill(image, rect, colour);
  return image;
}

it.each<[string, boolean, Image]>([
  ['all black', true, drawn()],
  ['nearly black', true, drawn([all, [5, 3, 7]], [{ ...all, height: 40 }, [0, 0, 0]])],
  ['white below a title bar', true, drawn([all, [255, 255, 255]], [{ ...all, height: 6 }, [40, 60, 120]])],
  ['a dark page with a board', false, drawn([{ x: 40, y: 10, width: 20, height: 60 }, [70, 70, 90]])],
  ['half lighter', false, drawn([{ ...all, height: 40 }, [30, 30, 30]])],
])('isPlain for a picture that is %s: %s', (_, expected, image) => {
  expect(isPlain(image)).toBe(expected);
});
