import { describe, expect, it } from 'vitest';
import { read } from '../../../vision/read.ts';
import type { Image, Layout, TetrisObservation } from '../../../vision/types.ts';
import { blank, fill, type Colour } from '../synthetic/drawing/paint.ts';

const side = 24;
const layout: Layout = {
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x: 24, y: 24, width: 240, height: 480 },
  next: [],
  hold: null,
  confidence: 0.9,
};
const ground: Colour = [0, 0, 0];
const white: Colour = [229, 229, 229];
const blocks: Record<string, Colour> = { L: [0, 205, 205], S: [0, 0, 238], W: white };

/** The lowest rows of a board; `cursor` in cells from the left and from the board's lower edge. */
function screen(lines: readonly string[], cursor: readonly [x: number, y: number] | null): Image {
  const image = blank(288, 528, ground);
  const fillCells = (x: number, top: number, wide: number, colour: Colour) =>
    fill(image, { x: 24 + x * side, y: 24 + top * side, width: wide * side, height: side }, colour);
  lines.forEach((line, i) =>
    [...line].forEach((letter, x) => {
      if (blocks[letter]) fillCells(x, 20 - lines.length + i, 1, blocks[letter]);
    }),
  );
  if (cursor) fillCells(cursor[0], 19 - cursor[1], 0.5, white);
  return image;
}

const seen = (lines: readonly string[], cursor: readonly [number, number] | null): TetrisObservation =>
  read(screen(lines, cursor), layout) as TetrisObservation;

const lying = ['LLL.......', 'LSS.......', 'SS........'];

describe("a terminal's text cursor on the board", () => {
  it.each([
    ['beside a locked piece', 3, 2],
    ['in the right half of its cell', 5.5, 1],
    ['in the air', 7, 12],
  ])('is not a block %s', (_, x, y) => {
    expect(seen(lying, [x, y]).cells).toEqual(seen(lying, null).cells);
  });

  it('does not change the falling piece beside it', () => {
    const falling = [
      '.LLL......',
      '.L........',
      '..........',
      '..........',
      '..........',
      '..SS......',
      '.SS.......',
    ];
    const { cells, current } = seen(falling, [4, 6]);
    expect(current).toEqual(seen(falling, null).current);
    expect(cells).toEqual(seen(falling, null).cells);
  });

  it('is not a block in the air, even if the falling piece has its colour', () => {
    const falling = [
      '........W.',
      '.......WWW',
      ...Array.from({ length: 8 }, () => '..........'),
      '...SS.....',
      '..SS......',
    ];
    const { cells, current, doubts } = seen(falling, [0, 6]);
    expect(seen(falling, null)).toMatchObject({ cells, current, doubts });
    expect(current?.piece).toBe('T');
  });

  it('does not hide the block under it', () => {
    expect(seen(lying, [1, 1]).cells).toEqual(seen(lying, null).cells);
  });

  it('is not recognised in a bar in the middle of a cell', () => {
    const image = screen(lying, null);
    fill(image, { x: 24 + 5 * side + 9, y: 24 + 18 * side, width: 7, height: side }, white);
    expect((read(image, layout) as TetrisObservation).current).toBeNull();
  });

  it('is not recognised in a block of its colour', () => {
    const half = seen(['WWW.......', 'WWWW......'], [4, 0]);
    expect(half.cells.at(-1)).toBe('XXXXX.....');
  });
});
