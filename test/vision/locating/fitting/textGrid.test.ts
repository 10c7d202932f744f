import { describe, expect, it } from 'vitest';
import type { Grid, Image, Rect } from '../../../../vision/types.ts';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { alignToText, inkOf } from '../../../../vision/locating/fitting/textGrid.ts';
import { blank, fill, grain } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';
import { symbol } from '../../synthetic/drawing/symbols.ts';

const truth: Rect = { x: 60, y: 40, width: 240, height: 480 };
const chance = new Chance(11);
const stack = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 10 }, () => row > 13 && chance.is(0.6)),
);

/** Each block is two characters, walls and floor are characters as well. */
function typed(): Image {
  const image = blank(380, 600, [0, 0, 0]);
  const type = (column: number, line: number, character: string): void =>
    symbol(
      image,
      { x: truth.x + 12 * column + 2, y: truth.y + 24 * line + 5, width: 8, height: 14 },
      character,
      [220, 220, 220],
      2,
    );
  stack.forEach((row, line) => {
    type(-1, line, '|');
    type(20, line, '|');
    row.forEach((isFilled, column) => {
      if (isFilled) [0, 1].forEach((half) => type(2 * column + half, line, '#'));
    });
  });
  for (let column = 0; column < 20; column += 1) type(column, 20, '=');
  return image;
}

function painted(): Image {
  const image = blank(380, 600, [0, 0, 0]);
  stack.forEach((row, line) =>
    row.forEach((isFilled, column) => {
      const cell = { x: truth.x + 24 * column, y: truth.y + 24 * line, width: 24, height: 24 };
      if (isFilled) fill(image, cell, [220, 220, 220]);
    }),
  );
  return image;
}

const align = (image: Image, board: Rect, game: Grid['game'] = 'tetris'): Grid | null =>
  alignToText(image, new ColourSums(image), { game, columns: 10, rows: 20, board });

describe('alignToText', () => {
  it.each<[number, number]>([
    [0, 0],
    [5, -8],
    [-7, 9],
  ])('finds cells of letters from %i, %i pixels away', (x, y) => {
    const off = { ...truth, x: truth.x + x, y: truth.y + y };
    const found = align(typed(), off)!.board;
    for (const side of ['x', 'y'] as const) expect(Math.abs(found[side] - truth[side])).toBeLessThan(6);
    expect(Math.abs(found.width - truth.width)).toBeLessThan(6);
    expect(Math.abs(found.height - truth.height)).toBeLessThan(6);
  });

  it('leaves painted blocks, empty pictures and other games to others', () => {
    expect(align(painted(), truth)).toBeNull();
    expect(align(blank(380, 600, [0, 0, 0]), truth)).toBeNull();
    expect(align(typed(), truth, 'puyo')).toBeNull();
  });
});

/** How far each pixel is from the most common colour of 32 levels a channel, one pixel after the other. */
function plainInk({ width, height, data }: Image): { across: number[]; down: number[] } {
  const pixels = Array.from({ length: width * height }, (_, i) => [...data.subarray(4 * i, 4 * i + 3)]);
  const coarse = (pixel: readonly number[]): string => pixel.map((value) => value >> 3).join();
  const counts = new Map<string, number>();
  for (const pixel of pixels) counts.set(coarse(pixel), (counts.get(coarse(pixel)) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
  const background = most.split(',').map((level) => 8 * Number(level) + 4);
  const [across, down] = [Array<number>(width).fill(0), Array<number>(height).fill(0)];
  pixels.forEach((pixel, i) => {
    const away = Math.max(...pixel.map((value, c) => Math.abs(value - background[c]!)));
    const ink = Math.max(0, Math.min(1, (away - 20) / 80));
    across[i % width]! += ink;
    down[Math.floor(i / width)]! += ink;
  });
  return { across, down };
}

describe('inkOf', () => {
  it('is what a plain look at every pixel tells', () => {
    for (const seed of [1, 2, 3]) {
      const image = blank(60, 45, [90, 160, 30]);
      fill(image, { x: 9, y: 7, width: 30, height: 20 }, [200, 40, 220]);
      grain(image, { x: 20, y: 10, width: 35, height: 30 }, 110, new Chance(seed));
      const { across, down } = inkOf(image);
      expect({ across: [...across], down: [...down] }).toEqual(plainInk(image));
    }
  });
});
