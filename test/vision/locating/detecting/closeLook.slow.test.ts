/** Looks closely at whole drawn pictures; closeLook.test.ts decides with looks that are given. */
import { describe, expect, it } from 'vitest';
import { holdsGame } from '../../../../vision/contentCheck/withContentEvidence.ts';
import type { Board } from '../../../../vision/locating/boards.ts';
import {
  certainBoards,
  isLikely,
  lookClosely,
  oddsIn,
  type CloseLook,
  type NearBy,
} from '../../../../vision/locating/detecting/closeLook.ts';
import { settle } from '../../../../vision/locating/fitting/settle.ts';
import { seenIn } from '../../../../vision/locating/detecting/seenIn.ts';
import { common } from '../../../../vision/pixels/rects.ts';
import type { Grid, Image } from '../../../../vision/types.ts';
import { drawNothing, drawTetris } from '../../synthetic.ts';

const cues = { detected: 3, score: 4, ahead: 5, odds: 4, settledOdds: 4 };
const look = (grid: Grid, chance: number): CloseLook => ({ grid, score: 4, ahead: 5, cues, chance });

const nearBy = (image: Image): NearBy => ({
  detection: seenIn(image),
  oddsOf: oddsIn(image),
  settled: (one) => settle(image, one),
});

const certainOf = (image: Image, looks: readonly CloseLook[]): Board[] =>
  certainBoards(looks, oddsIn(image), (one) => holdsGame(image, settle(image, one)));

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
