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

it('knows of nothing at first', () => {
  expect(cellsIn(new LandedCells())).toEqual([]);
});

it('knows where pieces have locked, and not what lay there before', () => {
  const landed = new LandedCells();
  landed.lock(board('...X'), columns, square);
  expect(cellsIn(landed)).toEqual(['0,0', '0,1', '1,0', '1,1']);
});

it('lets what landed come down where rows vanish below it', () => {
  const landed = new LandedCells();
  landed.lock(board('..XX'), columns, square);
  expect(cellsIn(landed)).toEqual(['0,0', '1,0']);
});

it('keeps of another board only what lies in the same cells', () => {
  const landed = new LandedCells();
  landed.lock(board(), columns, square);
  landed.keep(board('X...', 'X..X'));
  expect(cellsIn(landed)).toEqual(['0,0', '0,1']);
  landed.keep(board());
  expect(cellsIn(landed)).toEqual([]);
});

it('can be made to forget it all', () => {
  const landed = new LandedCells();
  landed.lock(board(), columns, square);
  landed.forget();
  expect(cellsIn(landed)).toEqual([]);
});
