import { expect, it } from 'vitest';
import type { Image, Layout, Rect } from '../../../../vision/types.ts';
import { countChanged, shadesOf } from '../../../../vision/watching/phase/shades.ts';
import { someLayout } from '../someBoard.ts';
import { blank, fill, type Colour } from '../../synthetic/drawing/paint.ts';

const black: Colour = [0, 0, 0];

const layout: Layout = { ...someLayout, board: { x: 0, y: 0, width: 60, height: 90 }, columns: 2, rows: 3 };

/** Two of the three rows of cells, which are 30 pixels wide: the third is below the picture. */
const picture = (ground: Colour): Image => blank(60, 60, ground);

const square = (x: number, y: number, size: number): Rect => ({ x, y, width: size, height: size });

it('returns the brightness of the cells’ middles, top row first, and 0 outside the picture', () => {
  const image = picture(black);
  fill(image, square(30, 0, 30), [255, 255, 255]);
  fill(image, square(0, 30, 30), [255, 0, 0]);
  expect([...shadesOf(image, layout).middles].map(Math.round)).toEqual([0, 255, 76, 0, 0, 0]);
});

it('detects a change to a colour of the same brightness', () => {
  const image = picture([61, 61, 61]);
  const { middles, colours } = shadesOf(image, layout);
  fill(image, square(30, 30, 30), [88, 47, 60]);
  const after = shadesOf(image, layout);
  expect(after.middles[3]).toBeCloseTo(middles[3]!, -1);
  expect(countChanged(colours, after.colours)).toBe(1);
});

it('detects an outline around a cell whose middle is unchanged', () => {
  const image = picture(black);
  const { middles, colours } = shadesOf(image, layout);
  fill(image, square(0, 0, 30), [200, 40, 90]);
  fill(image, square(2, 2, 26), black);
  const after = shadesOf(image, layout);
  expect(after.middles).toEqual(middles);
  expect(countChanged(colours, after.colours)).toBe(1);
});

it('ignores noise, and counts every cell of a board of another size', () => {
  const { colours } = shadesOf(picture(black), layout);
  const image = picture([12, 12, 12]);
  expect(countChanged(colours, shadesOf(image, layout).colours)).toBe(0);
  expect(countChanged(colours, shadesOf(image, { ...layout, rows: 4 }).colours)).toBe(8);
});
