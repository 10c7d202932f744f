import { describe, expect, it } from 'vitest';
import { distinctTurns, shapes } from '../../../../engine/tetris/rules/pieces.ts';
import { pieces, type Piece } from '../../../../engine/tetris/types.ts';
import { freeLevels } from '../../../../vision/tracking/explaining/levels.ts';
import { fits, type Masks } from '../../../../vision/tracking/explaining/masks.ts';
import { masksOf } from '../known.ts';

/** The same place by place. */
function placeByPlace(board: Masks, columns: number, type: Piece, highest: number): number[][] {
  return distinctTurns[type].map((turns) =>
    Array.from({ length: highest + 1 }, (_, y) => {
      const isFree = (x: number) =>
        fits(
          board,
          columns,
          shapes[type][turns]!.map(([dx, dy]) => [x + dx, y + dy] as const),
        );
      return Array.from({ length: columns }, (_, x) => (isFree(x) ? 1 << x : 0)).reduce((a, b) => a | b, 0);
    }),
  );
}

describe('the places where a piece fits', () => {
  it.each([
    ['an empty board', 10, '..........'],
    ['holes and an overhang', 10, '..XXXX....\n.......X..\nXX.XX.....\nX.X..XX.X.'],
    ['shafts at both walls', 10, '.XXXXXXXX.\n.X.XX.XXX.\n.XXXXXXXX.'],
    ['a narrow board', 6, '.X..X.\nX....X\n......'],
    ['a wide board', 16, '.XX....XX......X\nX..............X'],
  ])('on %s agree with a test of each place', (_, columns, text) => {
    const board = masksOf(text);
    for (const type of pieces)
      expect(freeLevels(board, columns, type, 7).map((levels) => [...levels])).toEqual(
        placeByPlace(board, columns, type, 7),
      );
  });
});
