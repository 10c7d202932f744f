import { describe, expect, it } from 'vitest';
import { bestOf, boardOf, ranked } from '../../../../vision/locating/detecting/compare.ts';
import type { CloseLook } from '../../../../vision/locating/detecting/closeLook.ts';
import { isSure, trust } from '../../../../vision/trust.ts';
import type { Grid } from '../../../../vision/types.ts';

const grid: Grid = {
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x: 100, y: 50, width: 200, height: 400 },
};
const shorter: Grid = { ...grid, rows: 18, board: { ...grid.board, y: 90, height: 360 } };
const near: Grid = { ...grid, board: { ...grid.board, y: 53 } };
const elsewhere: Grid = { ...grid, board: { ...grid.board, x: 600 } };

const clear = { detected: 3, score: 4, ahead: 5, odds: 4 };
const look = (one: Grid, cues: Partial<typeof clear> = {}): CloseLook => ({
  grid: one,
  cues: { ...clear, ...cues },
  chance: 0.95,
});

const evenOdds = (): number => 0;
const bestIn = (looks: readonly CloseLook[], oddsOf: (one: Grid) => number = evenOdds) =>
  bestOf(ranked(looks), oddsOf);

describe('the best boards of close looks', () => {
  it('are the best of each place, by detector, measure and grid network together', () => {
    const best = bestIn([look(shorter, { score: 3 }), look(elsewhere, { detected: 0 }), look(grid)]);
    expect(best.map((one) => one.grid)).toEqual([grid, elsewhere]);
    expect(bestIn([look(grid, { detected: 0 }), look(shorter)])[0]!.grid).toEqual(shorter);
    expect(bestIn([look(grid, { odds: -4 }), look(shorter)])[0]!.grid).toEqual(shorter);
  });

  it('are ahead of the best other board there, which has other cells', () => {
    const [best] = bestIn([look(grid), look(near, { score: 3.5 }), look(shorter, { score: 1 })]);
    expect(best!.cues.ahead).toBe(3);
  });

  it('are the surer the clearer they are', () => {
    const alone = boardOf(bestIn([look(grid)])[0]!);
    const rivalled = boardOf(bestIn([look(grid), look(shorter, { score: 3.9 })])[0]!);
    const vague = boardOf(bestIn([look(grid, { detected: -3, score: -3, odds: -6 })])[0]!);
    expect(isSure(alone)).toBe(true);
    expect(rivalled.confidence).toBeLessThan(alone.confidence);
    expect(vague.confidence).toBeLessThan(trust.worthTelling);
  });

  it('are not sure if another number of rows is clearly likelier', () => {
    const [best] = bestIn([look(grid)], (one) => (one.rows === 21 ? 3 : 0));
    expect(isSure(boardOf(best!))).toBe(false);
  });

  it('are none without looks', () => expect(bestIn([])).toEqual([]));
});
