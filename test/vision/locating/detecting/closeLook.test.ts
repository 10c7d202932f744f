import { describe, expect, it } from 'vitest';
import { holdsGame } from '../../../../vision/contentCheck/withContentEvidence.ts';
import type { Board } from '../../../../vision/locating/boards.ts';
import {
  certainBoards,
  isLikely,
  lookClosely,
  oddsIn,
  withCloseLooks,
  type CloseLook,
  type NearBy,
} from '../../../../vision/locating/detecting/closeLook.ts';
import { settle } from '../../../../vision/locating/fitting/settle.ts';
import { seenIn } from '../../../../vision/locating/detecting/seenIn.ts';
import { common } from '../../../../vision/pixels/rects.ts';
import { isSure, leastExistence } from '../../../../vision/trust.ts';
import type { Grid, Image } from '../../../../vision/types.ts';
import { drawNothing, drawTetris } from '../../synthetic.ts';

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

const nearBy = (image: Image): NearBy => ({
  detection: seenIn(image),
  oddsOf: oddsIn(image),
  settled: (one) => settle(image, one),
});

const certainOf = (image: Image, looks: readonly CloseLook[]): Board[] =>
  certainBoards(looks, oddsIn(image), (one) => holdsGame(image, settle(image, one)));

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

describe('a close look', () => {
  const wantsAll = (): boolean => true;

  it('finds drawn boards, some of them for certain', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    let certain = 0;
    const right = seeds.filter((seed) => {
      const { image, label } = drawTetris(seed);
      const looks = lookClosely(image, nearBy(image), wantsAll);
      const boards = certainOf(image, looks);
      const drawn = [label, ...(label.others ?? [])];
      for (const { grid } of boards)
        expect(drawn.some(({ board }) => common(grid.board, board) > 0.9)).toBe(true);
      certain += boards.length;
      return looks.some((one) => isLikely(one) && common(one.grid.board, label.board) > 0.9);
    });
    expect(right.length).toBeGreaterThanOrEqual(4);
    expect(certain).toBeGreaterThan(0);
  });

  it('is rarely certain of a board if one with a row more is clearly likelier', () => {
    const counts = { whole: 0, cut: 0 };
    for (let seed = 1; seed <= 12; seed += 1) {
      const { image, label } = drawTetris(seed);
      const { board, columns, rows } = label;
      const row = board.height / rows;
      const whole: Grid = { game: 'tetris', columns, rows, board };
      const cut: Grid = {
        ...whole,
        rows: rows - 1,
        board: { ...board, y: board.y + row, height: board.height - row },
      };
      counts.whole += certainOf(image, [look(whole, 0.99)]).length;
      counts.cut += certainOf(image, [look(cut, 0.99)]).length;
    }
    expect(counts.whole).toBeGreaterThan(4);
    expect(counts.cut).toBeLessThan(counts.whole / 3);
  });

  it('leaves out unwanted boards', () => {
    const { image } = drawTetris(1);
    expect(lookClosely(image, nearBy(image), () => false)).toEqual([]);
  });

  it('is certain of nothing in pictures without a game', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { image } = drawNothing(seed);
      expect(certainOf(image, lookClosely(image, nearBy(image), wantsAll))).toEqual([]);
    }
  });
});
