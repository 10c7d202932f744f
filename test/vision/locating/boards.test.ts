import { describe, expect, it } from 'vitest';
import type { Grid } from '../../../vision/types.ts';
import { likeliestFirst, withOwnInDoubt, type Board } from '../../../vision/locating/boards.ts';
import { trust } from '../../../vision/trust.ts';

const gridAt = (x: number, y: number, cell = 20): Grid => ({
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x, y, width: 10 * cell, height: 20 * cell },
});
const board = (grid: Grid, confidence: number): Board => ({ grid, score: 1, confidence });

describe('likeliestFirst', () => {
  it('lists the larger of two equally likely boards first', () => {
    const large = board(gridAt(100, 50), 0.96);
    const small = board(gridAt(600, 50, 12), 0.99);
    expect(likeliestFirst([small, large])).toEqual([large, small]);
    const doubtful = board(gridAt(100, 50), trust.likelierThanNot);
    expect(likeliestFirst([doubtful, small])).toEqual([small, doubtful]);
  });
});

describe('withOwnInDoubt', () => {
  const ofCell = (cell: number, confidence: number): Board => board(gridAt(100 * cell, 50, cell), confidence);

  it.each([
    ['a larger board', ofCell(20, 0.7), trust.mostWithDoubt],
    ['a larger board that is hardly likely', ofCell(20, 0.4), 0.97],
    ['a board of nearly the same size', ofCell(16, 0.9), 0.97],
    ['a smaller board', ofCell(10, 0.9), 0.97],
  ])('limits the confidence of the first board as needed beside %s', (_, other, confidence) => {
    const best = ofCell(15, 0.97);
    expect(withOwnInDoubt([best, other])).toEqual([{ ...best, confidence }, other]);
  });

  it('leaves no board and a single board alone', () => {
    expect(withOwnInDoubt([])).toEqual([]);
    expect(withOwnInDoubt([ofCell(15, 0.98)])).toEqual([ofCell(15, 0.98)]);
  });
});
