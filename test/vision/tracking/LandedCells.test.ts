import { expect, it } from 'vitest';
import type { Cell } from '../../../engine/tetris/types.ts';
import { cellsOfMasks, type Masks } from '../../../vision/tracking/explaining/masks.ts';
import { LandedCells } from '../../../vision/tracking/LandedCells.ts';

const columns = 4;

/** A board by its lowest rows, top row first. */
function board(...lines: string[]): Masks {
  const masks = new Uint16Array(8);
  lines.toReversed().forEach((line, y) => {
    masks[y] = [...line].reduce((mask, letter, x) => mask | (letter === '.' ? 0 : 1 << x), 0);
  });
  return masks;
}

const cellsIn = ({ masks }: LandedCells): string[] => cellsOfMasks(masks).map(String).sort();
const square: Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

it('contains no cells at first', () => {
  expect(cellsIn(new LandedCells())).toEqual([]);
});

it('contains the cells of locked pieces, and not the stack before them', () => {
  const landed = new LandedCells();
  landed.lock(board('...X'), columns, square);
  expect(cellsIn(landed)).toEqual(['0,0', '0,1', '1,0', '1,1']);
});

it('moves landed cells down when rows vanish below them', () => {
  const landed = new LandedCells();
  landed.lock(board('..XX'), columns, square);
  expect(cellsIn(landed)).toEqual(['0,0', '1,0']);
});

it('keeps only the landed cells that another board contains', () => {
  const landed = new LandedCells();
  landed.lock(board(), columns, square);
  landed.keep(board('X...', 'X..X'));
  expect(cellsIn(landed)).toEqual(['0,0', '0,1']);
  landed.keep(board());
  expect(cellsIn(landed)).toEqual([]);
});

it('contains no cells after it is reset', () => {
  const landed = new LandedCells();
  landed.lock(board(), columns, square);
  landed.forget();
  expect(cellsIn(landed)).toEqual([]);
});
