import { expect, it } from 'vitest';
import { markColours, showsMark } from '../../../../electron/contract/hint/mark.ts';
import type { Frame, Rect } from '../../../../vision/types.ts';

const place = { x: 40, y: 30, width: 16, height: 8 };

/** A part of a larger picture, in one colour, with the mark at `at`. */
function frameWith(at: Rect | null, ground = [20, 20, 30], blend = 1): Frame {
  const [width, height, origin] = [60, 40, { x: 10, y: 10 }];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const mark = at && colourAt(at, x + origin.x, y + origin.y);
      const colour = ground.map((value, channel) =>
        mark ? value * (1 - blend) + mark[channel]! * blend : value,
      );
      data.set([...colour, 255], 4 * (y * width + x));
    }
  return { seq: 1, capturedAt: 0, width, height, data, origin, full: { width: 100, height: 80 } };
}

function colourAt({ x, y, width, height }: Rect, column: number, row: number): number[] | null {
  if (column < x || row < y || column >= x + width || row >= y + height) return null;
  const hex = markColours[column < x + width / 2 ? 0 : 1];
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

it('is found where it is drawn, also a little faded', () => {
  expect(showsMark(frameWith(place), place)).toBe(true);
  expect(showsMark(frameWith(place, [20, 20, 30], 0.85), place)).toBe(true);
});

it('is not found where it is not drawn', () => {
  expect(showsMark(frameWith(null), place)).toBe(false);
  expect(showsMark(frameWith({ ...place, x: place.x + 8 }), place)).toBe(false);
});

it('is not mistaken for a plain area in one of its colours', () => {
  expect(showsMark(frameWith(null, [255, 0, 168]), place)).toBe(false);
  expect(showsMark(frameWith(null, [0, 224, 90]), place)).toBe(false);
});

it('is not seen outside of the picture', () => {
  expect(showsMark(frameWith(place), { ...place, x: 200 })).toBe(false);
});
