import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../vision/locating/boards.ts';
import { withCloseLooks, type CloseLook } from '../../../../vision/locating/detecting/closeLook.ts';
import { isSure, leastExistence } from '../../../../vision/trust.ts';
import type { Grid } from '../../../../vision/types.ts';

const grid: Grid = {
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x: 100, y: 50, width: 200, height: 400 },
};
const shorter: Grid = { ...grid, rows: 18, board: { ...grid.board, y: 90, height: 360 } };
const elsewhere: Grid = { ...grid, board: { ...grid.board, x: 600 } };

const cues = { detected: 3, score: 4, ahead: 5, odds: 4, settledOdds: 4 };
const look = (one: Grid, chance = 0.95): CloseLook => ({ grid: one, score: 4, ahead: 5, cues, chance });
const found = (one: Grid, confidence: number, existence = 0.95): Board => ({
  grid: one,
  score: 0,
  existence,
  confidence,
});

describe('boards after a close look', () => {
  it('have the sides of a look with the same cells, and the higher of both confidences', () => {
    const near: Grid = { ...grid, board: { ...grid.board, y: 53 } };
    expect(withCloseLooks([found(near, 0.6)], [look(grid, 0.95)])).toMatchObject([
      { grid, confidence: 0.95 },
    ]);
    expect(withCloseLooks([found(near, 0.97)], [look(grid, 0.8)])).toMatchObject([
      { grid, confidence: 0.97 },
    ]);
  });

  it('are not sure if the search finds the sides clearly elsewhere', () => {
    const far: Grid = { ...grid, board: { ...grid.board, y: 58 } };
    const [board] = withCloseLooks([found(far, 0.97)], [look(grid)]);
    expect(board!.grid).toEqual(grid);
    expect(isSure(board!)).toBe(false);
  });

  it('take the grid of a look that is likelier than the search, and are not sure then', () => {
    const [board] = withCloseLooks([found(shorter, 0.6)], [look(grid)]);
    expect(board!.grid).toEqual(grid);
    expect(isSure(board!)).toBe(false);
  });

  it.each([
    ['the search is sure', found(shorter, 0.95), look(grid)],
    ['the search is likelier', found(shorter, 0.8), look(grid, 0.76)],
    ['the look is in doubt', found(shorter, 0.4), look(grid, 0.5)],
    ['a look at another board is in doubt', found(shorter, 0.6), look(elsewhere, 0.5)],
  ])('stay unchanged if %s', (_, board, close) => {
    expect(withCloseLooks([board], [close])).toEqual([board]);
  });

  it('include a board that only the look has found, but not as sure', () => {
    const boards = withCloseLooks([found(grid, 0.6)], [look(elsewhere)]);
    const other = boards.find((one) => one.grid === elsewhere)!;
    expect(other.existence).toBeGreaterThanOrEqual(leastExistence.toBeTold);
    expect(isSure(other)).toBe(false);
  });
});
