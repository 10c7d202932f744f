import { describe, expect, it } from 'vitest';
import { pieces, type Location } from '../../../../engine/tetris/types.ts';
import { placeOf, restingPlaces } from '../../../../vision/tracking/explaining/pieceCells.ts';
import { withCells } from '../../../../vision/tracking/explaining/masks.ts';
import { reachable } from '../../../../vision/tracking/explaining/reachable.ts';
import { masksOf } from '../known.ts';

const at = (type: Location['type'], orientation: Location['orientation'], x: number, y: number) =>
  placeOf({ type, orientation, x, y });

describe('reachable', () => {
  it('accepts every resting place on an empty board', () => {
    const board = masksOf('..........');
    for (const type of pieces) {
      const canReach = reachable(board, 10, type, 8);
      for (const place of restingPlaces(board, 10, type, 9)) expect(canReach(place)).toBe(true);
    }
  });

  it.each([
    ['a place under an overhang with an open side', 'O', 'north', 0, 0, 'XX........\n..........\n..........', true],
    ['a cave', 'O', 'north', 0, 0, 'XXX.......\n..X.......\n..X.......', false],
    ['a cave at the right wall', 'O', 'north', 8, 0, '.......XXX\n.......X..\n.......X..', false],
    ['a slot for a T-spin', 'T', 'south', 3, 1, '..X.......\nXX...XXXXX\nXXX.XXXXXX', true],
    ['a shaft for a bar', 'I', 'east', 4, 2, 'XXXX.XXXXX\nXXXX.XXXXX\nXXXX.XXXXX\nXXXX.XXXXX', true],
    ['a shaft under a roof', 'I', 'east', 4, 2, '..XXXXXX..\n..........\nXXXX.XXXXX\nXXXX.XXXXX\nXXXX.XXXXX', true],
    ['a place for a square behind a wall', 'O', 'north', 7, 0, '......X...\n......X...\n......X...', true],
    ['a hole of one row, too low for a square', 'O', 'north', 0, 0, '..........\nXXX.......\n..........', false],
  ] as const)('judges %s: %#', (_, type, orientation, x, y, text, expected) => {
    expect(reachable(masksOf(text), 10, type, 8)(at(type, orientation, x, y))).toBe(expected);
  }); // prettier-ignore

  it.each([
    ['two columns away through a wall', 2, '.XXXXXXXXX\n.X.XXXXXXX\n.X.XXXXXXX\n.X.XXXXXXX\n.X.XXXXXXX', true],
    ['three columns away', 3, '.XXXXXXXXX\n.XX.XXXXXX\n.XX.XXXXXX\n.XX.XXXXXX\n.XX.XXXXXX', false],
    ['two columns away to the left', 7, 'XXXXXXXXX.\nXXXXXXX.X.\nXXXXXXX.X.\nXXXXXXX.X.\nXXXXXXX.X.', true],
    ['three columns away to the left', 6, 'XXXXXXXXX.\nXXXXXX.XX.\nXXXXXX.XX.\nXXXXXX.XX.\nXXXXXX.XX.', false],
  ])('judges a shaft %s', (_, x, text, expected) => {
    expect(reachable(masksOf(text), 10, 'I', 8)(at('I', 'east', x, 2))).toBe(expected);
  }); // prettier-ignore

  it.each([
    ['one row', 'XXXXXXXXXX\nX....XXXXX', true],
    ['two rows', 'XXXXXXXXXX\nXXXXXXXXXX\nX....XXXXX', false],
  ])('judges a room under a roof of %s', (_, text, expected) => {
    expect(reachable(masksOf(text), 10, 'I', 8)(at('I', 'north', 2, 0))).toBe(expected);
  });

  it('includes places up to two rows above the spawn, and ignores cells higher up', () => {
    const canReach = reachable(masksOf('..........'), 10, 'I', 8);
    expect([0, 9].map((x) => canReach(at('I', 'east', x, 10)))).toEqual([true, true]);
    const roofed = withCells(
      masksOf('..........'),
      Array.from({ length: 10 }, (_, x) => [x, 9] as const),
    );
    expect(reachable(roofed, 10, 'O', 7)(at('O', 'north', 4, 0))).toBe(true);
  });

  it('does not turn a square around a corner', () => {
    const corner = '..XXX.....\nXX..X.....\nXX..X.....';
    expect(reachable(masksOf(corner), 10, 'O', 8)(at('O', 'north', 2, 0))).toBe(false);
  });

  it('does not move a square through a gap by turning', () => {
    const lid = masksOf('XXXX.XXXXX\n..........\n..........\n..........');
    expect(reachable(lid, 10, 'O', 8)(at('O', 'north', 4, 0))).toBe(false);
    expect(reachable(lid, 10, 'T', 8)(at('T', 'north', 4, 0))).toBe(true);
  });
});
