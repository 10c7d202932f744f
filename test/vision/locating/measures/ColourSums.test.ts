import { expect, it } from 'vitest';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { blank, grain } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const [width, height] = [37, 23];
const image = blank(width, height, [200, 240, 30]);
grain(image, { x: 0, y: 0, width, height }, 70, new Chance(5));
const sums = new ColourSums(image);

type Corners = readonly [x0: number, y0: number, x1: number, y1: number];

/** All values of a channel in a rectangle. */
function valuesIn([x0, y0, x1, y1]: Corners, channel: number): number[] {
  const values: number[] = [];
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1) values.push(image.data[4 * (y * width + x) + channel]!);
  return values;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

it('sums colours and their squares over rectangles like a plain sum over every pixel', () => {
  const rects: readonly Corners[] = [
    [0, 0, width, height],
    [0, 0, 1, 1],
    [5, 3, 30, 22],
    [36, 22, 37, 23],
  ];
  for (const rect of rects) {
    const channels = [0, 1, 2].map((channel) => valuesIn(rect, channel));
    expect(sums.power(...rect)).toBe(total(channels.map((values) => total(values) ** 2)));
    const squares = total(channels.flat().map((value) => value ** 2));
    expect(Math.abs(sums.squares(...rect) - squares)).toBeLessThanOrEqual(2 * 256);
  }
});

it('sums the power of the cells between lines, and leaves out cells of no size', () => {
  const [xs, ys] = [Int32Array.of(1, 8, 8, 20, 36), Int32Array.of(0, 5, 5, 6, 23)];
  let expected = 0;
  for (let row = 1; row < ys.length; row += 1)
    for (let column = 1; column < xs.length; column += 1) {
      const [x0, y0, x1, y1] = [xs[column - 1]!, ys[row - 1]!, xs[column]!, ys[row]!];
      if (x1 > x0 && y1 > y0) expected += sums.power(x0, y0, x1, y1) / ((x1 - x0) * (y1 - y0));
    }
  expect(sums.betweenCells(xs, ys)).toBeCloseTo(expected, 3);
});
