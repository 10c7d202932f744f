import { describe, expect, it } from 'vitest';
import { SimulatedGame } from '../../simulated/simulatedGame.ts';
import { readMasks, type Masks } from '../../../../vision/tracking/explaining/masks.ts';
import { canFollow, canFollowWithGarbage } from '../../../../vision/tracking/explaining/succession.ts';
import { reading } from '../../simulated/readings.ts';
import { rounds } from '../../../rounds.ts';

const masksOf = (rows: string): Masks => readMasks(reading(rows));

describe('canFollow', () => {
  it.each<[string, string, string, number, boolean]>([
    ['nothing happened', 'XX..XXXXXX', 'XX..XXXXXX', 0, true],
    ['a piece locked', 'XX........', 'XX....XXXX', 1, true],
    ['a piece locked, too soon', 'XX........', 'XX....XXXX', 0, false],
    ['five cells came', 'XX........', 'XX...XXXXX', 2, false],
    ['a cell is gone and others came', 'XX........', '.X...XXXXX', 1, false],
    ['a row was cleared', '..X.......\nXXXXXX....', '..X.......', 1, true],
    ['a row was cleared that one piece could not fill', '..X.......\nXXXXX.....', '..X.......', 1, false],
    ['everything is gone', 'XXXXX.....\nXXXXXX.XX.', '..........', 1, false],
    ['all was cleared', 'XXXXXXXX..\nXXXXXXXX..', '..........', 1, true],
    ['a row came from below', 'XX........', 'XX........\nXXXX.XXXXX', 1, false],
  ])('%s: %#', (_, before, after, pieces, expected) => {
    expect(canFollow(masksOf(before), masksOf(after), 10, pieces)).toBe(expected);
  });

  it.each([1, 2, 3, 4].slice(0, rounds(4, 1)))('is true for any two positions of a game (%d)', (seed) => {
    const { frames } = new SimulatedGame({ seed, pieces: 60, previews: 1 }).play();
    const boards = new Map(frames.map(({ truth }) => [truth.number, truth.board]));
    const positions = [...boards].map(([number, rows]) => ({ number, masks: masksOfBoard(rows) }));
    for (const [at, { number, masks }] of positions.entries())
      for (const later of positions.slice(at, at + 6))
        expect(canFollow(masks, later.masks, 10, later.number - number + 1)).toBe(true);
  });
});

describe('canFollowWithGarbage', () => {
  it.each<[string, string, string, boolean]>([
    ['nothing happened', 'XX..XXXXXX', 'XX..XXXXXX', true],
    ['a row came up', 'XX........', 'XX........\nXXXX.XXXXX', true],
    ['two rows came up, and a piece locked', '.X........', '.XXXXX....\nXXXX.XXXXX\nXXXX.XXXXX', true],
    ['a full row came up', 'XX........', 'XX........\nXXXXXXXXXX', false],
    ['a row with many gaps came up', 'XX........', 'XX........\nXX..XX..XX', false],
    ['a row came up, and a cell is gone', 'XX........', 'X.........\nXXXX.XXXXX', false],
  ])('%s', (_, before, after, expected) => {
    expect(canFollowWithGarbage(masksOf(before), masksOf(after), 10, 1)).toBe(expected);
  });
});

function masksOfBoard(cells: string[]): Masks {
  return readMasks({ ...reading('..........'), cells, rows: cells.length });
}
