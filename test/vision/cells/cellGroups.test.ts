import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../vision/cells/cellGroups.ts';

const filledIn = (rows: readonly string[]): Uint8Array =>
  Uint8Array.from(rows.join(''), (letter) => (letter === 'X' ? 1 : 0));

const parts = (rows: readonly string[]): { size: number; floor: boolean; first: number }[] =>
  partsOf(filledIn(rows), rows[0]!.length, rows.length).map(({ cells, floor }) => ({
    size: cells.length,
    floor,
    first: cells[0]!,
  }));

describe('partsOf', () => {
  it('returns groups of cells that share sides, in reading order', () => {
    expect(parts(['.XX..', 'XX...', '....X', 'X..XX'])).toEqual([
      { size: 4, floor: false, first: 1 },
      { size: 3, floor: true, first: 14 },
      { size: 1, floor: true, first: 15 },
    ]);
  });

  it('does not connect cells across the sides of the board', () => {
    expect(parts(['..X', 'X..', '...']).map(({ size }) => size)).toEqual([1, 1]);
  });

  it('does not change its input', () => {
    const filled = filledIn(['X.', 'XX']);
    partsOf(filled, 2, 2);
    expect([...filled]).toEqual([1, 0, 1, 1]);
  });
});
