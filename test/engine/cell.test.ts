import { describe, expect, it } from 'vitest';
import { cellAt, cellIndex, indexAt } from '../../engine/cell.ts';

describe.each([
  [10, 20],
  [6, 12],
  [1, 5],
])('the cells of a board of %d x %d', (columns, rows) => {
  const size = { columns, rows };

  it('are numbered row by row, the top row first', () => {
    expect(cellAt(cellIndex(0), size)).toEqual([0, rows - 1]);
    expect(cellAt(cellIndex(columns - 1), size)).toEqual([columns - 1, rows - 1]);
    expect(cellAt(cellIndex(columns * rows - 1), size)).toEqual([columns - 1, 0]);
  });

  it('lead to their numbers and back, above the board too', () => {
    for (let number = -3 * columns; number < columns * rows; number += 1) {
      const cell = cellAt(cellIndex(number), size);
      expect(cell[0]).toBeGreaterThanOrEqual(0);
      expect(cell[0]).toBeLessThan(columns);
      expect(indexAt(cell, size)).toBe(number);
    }
  });

  it('have a negative number exactly where they are above the board', () => {
    expect(cellAt(cellIndex(-1), size)).toEqual([columns - 1, rows]);
    expect(indexAt([0, rows], size)).toBe(-columns);
  });
});
