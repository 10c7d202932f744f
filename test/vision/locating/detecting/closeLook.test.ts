import { describe, expect, it } from 'vitest';
import { holdsGame } from '../../../../vision/contentCheck/withContentEvidence.ts';
import type { Board } from '../../../../vision/locating/boards.ts';
import {
  certainBoards,
  isClearlyThere,
  lookClosely,
  oddsIn,
  withCloseLooks,
  type CloseLook,
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

const look = (one: Grid, { score = 4, ahead = 5, chance = 0.9 } = {}): CloseLook => ({
  grid: one,
  score,
  ahead,
  chance,
});
const found = (one: Grid, confidence: number, existence = 0.95): Board => ({
  grid: one,
  score: 0,
  existence,
  confidence,
});

const asLikely = (): number => 4;

const certainOf = (image: Image, looks: readonly CloseLook[]): Board[] =>
  certainBoards(looks, oddsIn(image), (one) => holdsGame(image, settle(image, one)));

describe('boards as a close look sees them', () => {
  it('are sure where the search has found the same, if there surely is one', () => {
    expect(isSure(withCloseLooks([found(grid, 0.6)], [look(grid)], asLikely)[0]!)).toBe(true);
    expect(isSure(withCloseLooks([found(grid, 0.6, 0.7)], [look(grid)], asLikely)[0]!)).toBe(false);
  });

  it('are not sure by that where the network that judges grids is not', () => {
    const boards = [found(grid, 0.6)];
    expect(withCloseLooks(boards, [look(grid)], () => 1)).toEqual(boards);
  });

  it('stand where the close look is clear, and are not sure then', () => {
    const [board] = withCloseLooks([found(shorter, 0.6)], [look(grid)], asLikely);
    expect(board!.grid).toEqual(grid);
    expect(isSure(board!)).toBe(false);
  });

  it.each([
    ['the search is sure', found(shorter, 0.95), look(grid)],
    ['the close look is not clear', found(shorter, 0.6), look(grid, { score: 0 })],
    ['another board would be nearly as likely', found(shorter, 0.6), look(grid, { ahead: 1 })],
    ['it looks at another board', found(shorter, 0.6), look(elsewhere, { chance: 0.5 })],
  ])('stay as they were found where %s', (_, board, close) => {
    expect(withCloseLooks([board], [close], asLikely)).toEqual([board]);
  });

  it('stay as they were found where the network that judges grids likes that better', () => {
    const board = found(shorter, 0.6);
    expect(withCloseLooks([board], [look(grid)], ({ rows }) => (rows === 18 ? 5 : 4))).toEqual([board]);
  });

  it('are told where the search has found none, and not sure', () => {
    const boards = withCloseLooks([found(grid, 0.6)], [look(elsewhere)], asLikely);
    const other = boards.find((one) => one.grid === elsewhere)!;
    expect(other.existence).toBeGreaterThanOrEqual(leastExistence.toBeTold);
    expect(isSure(other)).toBe(false);
  });
});

describe('looking from near', () => {
  const wantsAll = (): boolean => true;

  it('finds drawn boards, some of them for certain', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    let certain = 0;
    const right = seeds.filter((seed) => {
      const { image, label } = drawTetris(seed);
      const looks = lookClosely(image, seenIn(image), wantsAll);
      const boards = certainOf(image, looks);
      const drawn = [label, ...(label.others ?? [])];
      for (const { grid } of boards)
        expect(drawn.some(({ board }) => common(grid.board, board) > 0.9)).toBe(true);
      certain += boards.length;
      return looks.some((one) => isClearlyThere(one) && common(one.grid.board, label.board) > 0.9);
    });
    expect(right.length).toBeGreaterThanOrEqual(4);
    expect(certain).toBeGreaterThan(0);
  });

  it('is not certain of a board where one with a row more is clearly likelier', () => {
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
      counts.whole += certainOf(image, [look(whole)]).length;
      counts.cut += certainOf(image, [look(cut)]).length;
    }
    expect(counts.whole).toBeGreaterThan(4);
    expect(counts.cut).toBeLessThan(counts.whole / 3);
  });

  it('leaves out what is not wanted', () => {
    const { image } = drawTetris(1);
    expect(lookClosely(image, seenIn(image), () => false)).toEqual([]);
  });

  it('is certain of no picture without a game', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { image } = drawNothing(seed);
      expect(certainOf(image, lookClosely(image, seenIn(image), wantsAll))).toEqual([]);
    }
  });
});
