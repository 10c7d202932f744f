import { describe, expect, it } from 'vitest';
import type { Location } from '../../../engine/tetris/types.ts';
import type { Layout, Track } from '../../../vision/types.ts';
import { FollowedRows } from '../../../vision/watching/FollowedRows.ts';

const layout = (y: number, rows: number): Layout => ({
  game: 'tetris',
  board: { x: 10, y, width: 100, height: 10 * rows },
  columns: 10,
  rows,
  next: [],
  hold: null,
  confidence: 0.6,
});
const board = layout(50, 20);
const falling = (active?: Location): Track => ({
  state: { game: 'tetris', active } as unknown as Track['state'],
  events: [],
  piece: 1,
  doubt: null,
});
const lying = (y: number): Track => falling({ type: 'I', orientation: 'north', x: 4, y });

describe('the rows in which pieces were followed', () => {
  it('are in every board before any piece was followed', () => {
    const followed = new FollowedRows();
    followed.note(falling(), board);
    followed.note({ ...falling(), state: null }, board);
    expect(followed.areIn(layout(200, 4))).toBe(true);
  });

  it.each<[string, Layout, boolean]>([
    ['the same board', board, true],
    ['a larger board', layout(40, 22), true],
    ['a board without the upper rows', layout(70, 18), false],
    ['a board without the lower rows', layout(50, 18), false],
    ['a board that is most of a row lower', layout(57, 20), true],
    ['a board that is a row lower', layout(58, 20), false],
    ['a board that is a row higher', layout(42, 20), false],
  ])('decide from top to bottom whether they are in %s', (_, other, areIn) => {
    const followed = new FollowedRows();
    for (const y of [19, 10, 0]) followed.note(lying(y), board);
    expect(followed.areIn(other)).toBe(areIn);
  });

  it('reach only as far as the pieces have fallen', () => {
    const followed = new FollowedRows();
    followed.note(lying(15), board);
    expect([layout(90, 16), layout(50, 5), layout(100, 10)].map((one) => followed.areIn(one))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('exclude the part of a piece above the board', () => {
    const followed = new FollowedRows();
    followed.note(falling({ type: 'I', orientation: 'east', x: 4, y: 20 }), board);
    expect([layout(50, 1), layout(61, 19)].map((one) => followed.areIn(one))).toEqual([false, false]);
    expect(followed.areIn(layout(50, 2))).toBe(true);
  });
});
