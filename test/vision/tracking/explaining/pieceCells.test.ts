import { describe, expect, it } from 'vitest';
import { pieces, type Cell, type Piece } from '../../../../engine/tetris/types.ts';
import { fits, rests } from '../../../../vision/tracking/explaining/masks.ts';
import {
  bottomOf,
  cannotMove,
  cutPlaces,
  placeOf,
  restingPlaces,
  topOf,
} from '../../../../vision/tracking/explaining/pieceCells.ts';
import { masksOf } from '../known.ts';

const nothing = masksOf('..........');
const described = ({ location }: { location: { orientation: string; x: number; y: number } }): string =>
  `${location.orientation} ${location.x} ${location.y}`;

it('finds the highest and the lowest row of a piece', () => {
  const { cells } = placeOf({ type: 'T', orientation: 'east', x: 4, y: 6 });
  expect([topOf(cells), bottomOf(cells)]).toEqual([7, 5]);
});

describe('resting places', () => {
  it.each<[Piece, number]>([
    ['O', 9],
    ['I', 7 + 10],
    ['S', 8 + 9],
    ['Z', 8 + 9],
    ['T', 2 * (8 + 9)],
    ['J', 2 * (8 + 9)],
    ['L', 2 * (8 + 9)],
  ])('of %s on an empty board are %d, each shape counted once', (type, count) => {
    expect(restingPlaces(nothing, 10, type, 9)).toHaveLength(count);
  });

  it('are free, supported, and not too high', () => {
    const board = masksOf('XXX.......\nX.........\nX....X....');
    for (const type of pieces)
      for (const { cells } of restingPlaces(board, 10, type, 4)) {
        expect(fits(board, 10, cells)).toBe(true);
        expect(rests(board, 10, cells)).toBe(true);
        expect(topOf(cells)).toBeLessThanOrEqual(4);
      }
    expect(restingPlaces(nothing, 10, 'I', 2)).toHaveLength(7);
    expect(restingPlaces(nothing, 10, 'I', 3)).toHaveLength(17);
  });

  it('include places under an overhang', () => {
    const cave = masksOf('XXXX......\n..........\n..........');
    const under = restingPlaces(cave, 10, 'O', 9).filter(({ cells }) => topOf(cells) < 2);
    expect(under).toHaveLength(9);
  });
});

describe('places cut off by the upper edge', () => {
  it.each<[string, Piece, Cell[], string[]]>([
    ['a lower half', 'O', [[3, 7], [4, 7]], ['north 3 7']],
    ['one cell of four', 'I', [[3, 7]], ['east 3 9']],
    ['two cells of four', 'I', [[3, 6], [3, 7]], ['east 3 8']],
    ['three cells of four', 'I', [[3, 5], [3, 6], [3, 7]], ['east 3 7']],
    ['a flat side', 'T', [[3, 7], [4, 7], [5, 7]], ['north 4 7']],
    ['a tip', 'T', [[4, 7]], ['east 4 8', 'south 4 8', 'west 4 8']],
    ['a part that does not fit', 'O', [[3, 7]], []],
    ['cells below the edge', 'O', [[3, 6], [4, 6]], []],
    ['no cells', 'O', [], []],
  ])('for %s of %s are the possible ones', (_, type, seen, expected) => {
    expect(cutPlaces(seen, 10, 8, type).map(described).sort()).toEqual(expected);
  }); // prettier-ignore
});

it.each([
  ['enclosed on both sides and above', '..XXX.....\n.X...X....\n.XX.XX....', true],
  ['free above', '.X...X....\n.XX.XX....', false],
  ['free on the left', '..XXX.....\n.....X....\n...X.X....', false],
  ['free on the right', '..XXX.....\n.X........\n.X.X......', false],
])('detects that a T can’t move if it is %s: %#', (_, text, expected) => {
  const place = placeOf({ type: 'T', orientation: 'south', x: 3, y: 1 });
  const board = masksOf(text);
  expect(
    cannotMove(board, 10, { ...place, cells: place.cells.filter((cell) => fits(board, 10, [cell])) }),
  ).toBe(expected);
});
