import { describe, expect, it } from 'vitest';
import { countPale } from '../../../vision/cells/paleCells.ts';
import type { Grid, Image } from '../../../vision/types.ts';
import { blank, fill, gradient, grey, text, type Colour } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const cell = 20;
const board = { x: 30, y: 20, width: 10 * cell, height: 20 * cell };
const grid: Grid = { game: 'tetris', board, columns: 10, rows: 20 };
const all = Array.from({ length: 200 }, (_, i) => i);
const pale = [183, 184, 193, 194, 195];

function paint(image: Image, at: number, colour: Colour): void {
  const x = board.x + (at % 10) * cell;
  const y = board.y + Math.floor(at / 10) * cell;
  fill(image, { x, y, width: cell, height: cell }, colour);
}

function drawn(cells: readonly number[], colour: Colour): Image {
  const image = blank(260, 440, grey(255));
  for (const at of cells) paint(image, at, colour);
  return image;
}

describe('countPale', () => {
  it('counts cells in another colour than the plain ground', () => {
    expect(countPale(drawn(pale, grey(240)), grid, all)).toBe(pale.length);
    expect(countPale(drawn(pale, grey(250)), grid, all)).toBe(0);
  });

  it('counts them among dots, and with letters in them', () => {
    const image = drawn(pale, grey(229));
    for (let at = 1; at < 200; at += 2)
      fill(image, { x: board.x + (at % 10) * cell + 9, y: board.y + Math.floor(at / 10) * cell + 13, width: 2, height: 2 }, grey(0)); // prettier-ignore
    for (const at of pale)
      text(image, board.x + (at % 10) * cell + 4, board.y + Math.floor(at / 10) * cell + 4, 10, 1, grey(255), new Chance(at)); // prettier-ignore
    expect(countPale(image, grid, all)).toBe(pale.length);
  });

  it('counts only the cells that it is given', () => {
    expect(countPale(drawn(pale, grey(240)), grid, all.filter((at) => at !== pale[0]))).toBe(pale.length - 1); // prettier-ignore
    expect(countPale(drawn([], grey(0)), grid, [])).toBe(0);
  });

  it('counts none on a chequered ground or one that changes evenly', () => {
    const odd = all.filter((at) => (at + Math.floor(at / 10)) % 2 === 1);
    expect(countPale(drawn(odd, grey(235)), grid, all)).toBe(0);
    const image = blank(260, 440, grey(255));
    gradient(image, board, [20, 20, 60], [90, 90, 160], 1);
    expect(countPale(image, grid, all)).toBe(0);
  });
});
