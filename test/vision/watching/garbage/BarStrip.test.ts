import { expect, it } from 'vitest';
import { BarStrip } from '../../../../vision/watching/garbage/BarStrip.ts';
import { blank, fill, type Colour } from '../../synthetic/drawing/paint.ts';

const board = { x: 10, y: 5, width: 50, height: 100 };
const rows = 10;
const red: Colour = [220, 40, 40];

/** Lit between these heights, in cells, over a ground that grows lighter downwards. */
function picture(...lit: [number, number][]) {
  const image = blank(70, 110, [10, 10, 10]);
  for (let y = 0; y < 110; y++) fill(image, { x: 0, y, width: 70, height: 1 }, [y, y, 40]);
  for (const [from, to] of lit)
    fill(image, { x: 0, y: 105 - 10 * to, width: 70, height: 10 * (to - from) }, red);
  return image;
}

it.each<[string, [number, number][], number | null]>([
  ['nothing', [], 0],
  ['whole rows', [[0, 3]], 3],
  ['a quarter of a row', [[0, 2.25]], 2.25],
  ['divided by a line', [[0, 1.9], [2, 4]], 4], // prettier-ignore
  ['far above the bottom', [[5, 7]], null],
  ['all of it, like a flash', [[0, 10]], null],
])('measures the height of the bar: %s', (_, lit, height) => {
  const strip = new BarStrip();
  expect(strip.heightIn(picture(), 4, board, rows)).toBe(0);
  expect(strip.heightIn(picture(...lit), 4, board, rows)).toBe(height);
});

it('learns its usual picture as the background', () => {
  const strip = new BarStrip();
  const look = (...lit: [number, number][]) => strip.heightIn(picture(...lit), 4, board, rows);
  for (let time = 0; time < 10; time++) look([0, 2]);
  for (let time = 0; time < 120; time++) look();
  expect(look()).toBe(0);
  expect(look([0, 2])).toBe(2);
});

it.each([-1, 70])('returns null outside the picture: %d', (x) => {
  expect(new BarStrip().heightIn(picture(), x, board, rows)).toBeNull();
});
