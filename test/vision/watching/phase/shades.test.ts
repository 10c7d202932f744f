import { expect, it } from 'vitest';
import type { Image, Layout } from '../../../../vision/types.ts';
import { countChanged, shadesOf } from '../../../../vision/watching/phase/shades.ts';

type Colour = readonly [red: number, green: number, blue: number];

const layout: Layout = {
  game: 'tetris',
  board: { x: 0, y: 0, width: 60, height: 90 },
  columns: 2,
  rows: 3,
  next: [],
  hold: null,
  confidence: 1,
};

/** Two of the three rows of cells, which are 30 pixels wide: the third is below the picture. */
const blank = (): Image => ({ width: 60, height: 60, data: new Uint8Array(4 * 60 * 60) });

function paint({ width, data }: Image, x: number, y: number, size: number, colour: Colour): void {
  for (let row = y; row < y + size; row++)
    for (let column = x; column < x + size; column++) data.set([...colour, 255], 4 * (row * width + column));
}

function outline(image: Image, x: number, y: number, colour: Colour, inside: Colour): void {
  paint(image, x, y, 30, colour);
  paint(image, x + 2, y + 2, 26, inside);
}

it('returns the brightness of the cells’ middles, top row first, and 0 outside the picture', () => {
  const image = blank();
  paint(image, 30, 0, 30, [255, 255, 255]);
  paint(image, 0, 30, 30, [255, 0, 0]);
  expect([...shadesOf(image, layout).middles].map(Math.round)).toEqual([0, 255, 76, 0, 0, 0]);
});

it('detects a change to a colour of the same brightness', () => {
  const image = blank();
  paint(image, 0, 0, 60, [61, 61, 61]);
  const { middles, colours } = shadesOf(image, layout);
  paint(image, 30, 30, 30, [88, 47, 60]);
  const after = shadesOf(image, layout);
  expect(after.middles[3]).toBeCloseTo(middles[3]!, -1);
  expect(countChanged(colours, after.colours)).toBe(1);
});

it('detects an outline around a cell whose middle is unchanged', () => {
  const image = blank();
  const { middles, colours } = shadesOf(image, layout);
  outline(image, 0, 0, [200, 40, 90], [0, 0, 0]);
  const after = shadesOf(image, layout);
  expect(after.middles).toEqual(middles);
  expect(countChanged(colours, after.colours)).toBe(1);
});

it('ignores noise, and counts every cell of a board of another size', () => {
  const image = blank();
  const { colours } = shadesOf(image, layout);
  paint(image, 0, 0, 60, [12, 12, 12]);
  expect(countChanged(colours, shadesOf(image, layout).colours)).toBe(0);
  expect(countChanged(colours, shadesOf(image, { ...layout, rows: 4 }).colours)).toBe(8);
});
