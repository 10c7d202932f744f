/** Looks closely at whole drawn pictures; compare.test.ts decides with looks that are given. */
import { describe, expect, it } from 'vitest';
import { cellChances } from '../../../../vision/cells/learned/cellChances.ts';
import { clearnessOf } from '../../../../vision/cells/learned/clearness.ts';
import { measure } from '../../../../vision/detect/measuring/measure.ts';
import type { Board } from '../../../../vision/locating/boards.ts';
import { certainBoards } from '../../../../vision/locating/detecting/certain.ts';
import {
  lookAtAll,
  lookClosely,
  oddsIn,
  type CloseLook,
  type NearBy,
} from '../../../../vision/locating/detecting/closeLook.ts';
import { seenIn } from '../../../../vision/locating/detecting/seenIn.ts';
import { common } from '../../../../vision/pixels/rects.ts';
import { lookChance } from '../../../../vision/trust.ts';
import type { Grid, Image } from '../../../../vision/types.ts';
import { drawNothing, drawTetris } from '../../synthetic.ts';

const cues = { detected: 3, score: 4, ahead: 5, odds: 4 };
const look = (grid: Grid, chance: number): CloseLook => ({ grid, cues, chance });

const nearBy = (image: Image, isWanted = true): NearBy => ({
  measured: ({ board }) => measure(image, board),
  oddsOf: oddsIn(image),
  isWanted: () => isWanted,
});

const looksIn = (image: Image): CloseLook[] => lookClosely(seenIn(image).boards.slice(0, 2), nearBy(image));

const certainOf = (image: Image, looks: readonly CloseLook[]): Board[] =>
  certainBoards(looks, oddsIn(image), (one) => clearnessOf(cellChances(image, one)));

describe('a close look', () => {
  it('finds drawn boards, some of them for certain', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    let certain = 0;
    const right = seeds.filter((seed) => {
      const { image, label } = drawTetris(seed);
      const looks = looksIn(image);
      const boards = certainOf(image, looks);
      const drawn = [label, ...(label.others ?? [])];
      for (const { grid } of boards)
        expect(drawn.some(({ board }) => common(grid.board, board) > 0.9)).toBe(true);
      certain += boards.length;
      return looks.some(({ grid, chance }) => {
        return chance >= lookChance.mayBeBoard && common(grid.board, label.board) > 0.9;
      });
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

  it('may include what could be there instead, and leaves out unwanted boards', () => {
    const { image } = drawTetris(1);
    const [board] = seenIn(image).boards;
    const all = lookAtAll([board!], nearBy(image));
    expect(all.slice(0, 1)).toEqual(lookClosely([board!], nearBy(image)));
    expect(all.slice(1).every((one) => one.cues.ahead <= 0)).toBe(true);
    expect(lookAtAll([board!], nearBy(image, false))).toEqual([]);
  });

  it('is not taken at another board where one is certain', () => {
    const { image } = drawTetris(3);
    const [first] = seenIn(image).boards;
    const beside = { ...first!, board: { ...first!.board, y: first!.board.y + first!.board.height / 4 } };
    const [certain, ...rest] = lookClosely([first!, beside], nearBy(image));
    expect(certain!.chance).toBeGreaterThan(lookChance.certainAlone);
    expect(rest).toEqual([]);
    expect(lookClosely([beside], nearBy(image))).toHaveLength(1);
  });

  it('is certain of nothing in pictures without a game', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { image } = drawNothing(seed);
      expect(certainOf(image, looksIn(image))).toEqual([]);
    }
  });
});
