import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../../vision/types.ts';
import { isCoveredPart } from '../../../../vision/watching/searching/coveredPart.ts';

const layout = (x: number, y: number, columns: number, rows: number, cell = 20): Layout => ({
  ...{ game: 'tetris', columns, rows, next: [], hold: null, confidence: 0.9 },
  board: { x, y, width: columns * cell, height: rows * cell },
});

const whole = layout(100, 50, 10, 20);

describe('the uncovered part of a board', () => {
  it('has its upper rows', () => {
    expect(isCoveredPart(layout(100, 50, 10, 9), whole)).toBe(true);
    expect(isCoveredPart(layout(104, 45, 10, 14), whole)).toBe(true);
  });

  it.each<[string, Layout]>([
    ['a row less is a better measure', layout(100, 50, 10, 18)],
    ['other columns', layout(100, 50, 6, 9)],
    ['elsewhere', layout(140, 50, 10, 9)],
    ['lower', layout(100, 270, 10, 9)],
    ['smaller cells', layout(100, 50, 10, 9, 16)],
    ['another game', { ...layout(100, 50, 10, 9), game: 'puyo' }],
  ])('is not one with %s', (_, found) => {
    expect(isCoveredPart(found, whole)).toBe(false);
  });
});
