import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../engine/tetris/types.ts';
import {
  cellsOfMasks,
  fits,
  fullRows,
  isEmpty,
  isFilled,
  isSettled,
  readMasks,
  removeRows,
  rests,
  sameMasks,
  withCells,
  withoutCells,
} from '../../../../vision/tracking/explaining/masks.ts';
import { reading } from '../../simulated/readings.ts';
import { masksOf } from '../known.ts';

const nothing = masksOf('..........');
const outside: Cell[] = [
  [0, -1],
  [0, nothing.length],
];

describe('the filled cells of a reading', () => {
  it('are bits, bottom row first', () => {
    expect([...masksOf('X.........\n.X.......X').slice(0, 3)]).toEqual([0b1000000010, 1, 0]);
  });

  it('include the falling piece, also above the frame, and cells cut off by the edge', () => {
    const current = { piece: 'O', cells: [[3, 7], [4, 7], [3, 8], [4, 8]] } as const; // prettier-ignore
    const masks = readMasks({
      ...reading('..........'),
      current: { ...current, cells: [...current.cells] },
      cut: [[9, 8]],
    });
    expect([masks[7], masks[8]]).toEqual([0b11000, 0b1000011000]);
  });
});

describe('cells', () => {
  it('are added and removed without a change of the others', () => {
    const two = withCells(nothing, [[2, 1], [5, 1]]); // prettier-ignore
    expect(cellsOfMasks(two)).toEqual([[2, 1], [5, 1]]); // prettier-ignore
    expect(cellsOfMasks(withoutCells(two, [[2, 1]]))).toEqual([[5, 1]]);
    expect(isEmpty(nothing)).toBe(true);
    expect(isEmpty(two)).toBe(false);
    expect([isFilled(two, [2, 1]), isFilled(two, [3, 1]), isFilled(two, [2, 99])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('below the floor or above the stored rows are ignored', () => {
    expect(withCells(nothing, outside)).toEqual(nothing);
    const all = nothing.map(() => 1);
    expect(withoutCells(all, outside)).toEqual(all);
  });
});

it('compares masks row by row', () => {
  expect(sameMasks(nothing, nothing.slice())).toBe(true);
  expect(sameMasks(nothing, withCells(nothing, [[0, 0]]))).toBe(false);
  expect(sameMasks(nothing, nothing.subarray(1))).toBe(false);
});

describe('a piece', () => {
  const board = masksOf('X.........');

  it.each<[string, Cell, boolean]>([
    ['beside a cell', [1, 0], true],
    ['on a cell', [0, 0], false],
    ['at the right wall', [9, 0], true],
    ['in the right wall', [10, 0], false],
    ['in the left wall', [-1, 1], false],
    ['in the floor', [1, -1], false],
    ['above everything', [0, 40], true],
  ])('%s: %j fits: %s', (_, cell, expected) => {
    expect(fits(board, 10, [cell])).toBe(expected);
    expect(fits(board, 10, [[5, 5], cell])).toBe(expected);
  });

  it.each<[string, Cell, boolean]>([
    ['on the floor', [1, 0], true],
    ['on a cell', [0, 1], true],
    ['in the air', [1, 1], false],
  ])('%s: %j rests: %s', (_, cell, expected) => {
    expect(rests(board, 10, [cell])).toBe(expected);
  });
});

it('removes full rows, and moves the rows above down', () => {
  const board = masksOf('..X.......\nXXXXXXXXXX\n.X........\nXXXXXXXXXX');
  expect(fullRows(board, 10)).toEqual([0, 2]);
  expect(removeRows(board, [0, 2])).toEqual(masksOf('..X.......\n.X........'));
});

it.each([
  ['nothing on it', '..........', true],
  ['rows with gaps', 'X.........\n.XXXXXXXXX', true],
  ['a full row at the bottom, like solid garbage', 'X.........\nXXXXXXXXXX', true],
  ['a full row above one with a gap', 'XXXXXXXXXX\nX.........', false],
  ['an empty row below a filled one', 'X.........\n..........\nX.........', false],
  ['an empty lowest row', 'X.........\n..........', false],
])('calls a board with %s settled: %#', (_, text, expected) => {
  expect(isSettled(masksOf(text), 10)).toBe(expected);
});
