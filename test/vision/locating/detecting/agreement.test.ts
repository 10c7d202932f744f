import { describe, expect, it } from 'vitest';
import type { DetectedBoard, Detection } from '../../../../vision/detect/types.ts';
import type { Judged } from '../../../../vision/locating/BoardJudge.ts';
import type { Board } from '../../../../vision/locating/boards.ts';
import { agreement, weighedBoards, weighedByGame } from '../../../../vision/locating/detecting/agreement.ts';
import { isSure, leastExistence, trust } from '../../../../vision/trust.ts';
import type { GameKind, Rect } from '../../../../vision/types.ts';

const board: Rect = { x: 100, y: 50, width: 200, height: 400 };
const elsewhere: Rect = { x: 600, y: 50, width: 200, height: 400 };
const grid = { game: 'tetris' as const, columns: 10, rows: 20, board };

const seen = (rect: Rect, game: GameKind, chance: number): DetectedBoard => ({
  board: rect,
  game,
  chance,
  chances: { tetris: 0.01, puyo: 0.01, [game]: chance },
  columns: [],
  rows: [],
});

const saying = (...boards: DetectedBoard[]): Detection => ({ boards, parts: [] });

const found = (existence: number, confidence: number): Board => ({ grid, score: 0, existence, confidence });

describe('agreement with the detector', () => {
  it('grows with the chance that the detector gives the board, also if it is slightly off', () => {
    const near = { ...board, x: 110, height: 380 };
    const sure = agreement(grid, saying(seen(near, 'tetris', 0.9)));
    const unsure = agreement(grid, saying(seen(near, 'tetris', 0.4)));
    expect(sure).toBeGreaterThan(unsure);
    expect(unsure).toBeGreaterThan(0);
    expect(agreement(grid, saying(seen(board, 'tetris', 0.9)))).toBeCloseTo(sure);
  });

  it('is lower if the detector sees another board at the same place', () => {
    const within = { ...board, width: 60, height: 120 };
    const silent = agreement(grid, saying());
    expect(silent).toBeLessThan(0);
    expect(agreement(grid, saying(seen(within, 'tetris', 0.9)))).toBeLessThan(silent);
    expect(agreement(grid, saying(seen(board, 'puyo', 0.9)))).toBeLessThan(silent);
  });

  it('does not depend on boards elsewhere', () => {
    const here = seen(board, 'tetris', 0.7);
    expect(agreement(grid, saying(here, seen(elsewhere, 'puyo', 0.9)))).toBe(agreement(grid, saying(here)));
    expect(agreement(grid, saying(seen(elsewhere, 'puyo', 0.9)))).toBe(agreement(grid, saying()));
  });
});

const weighed = (one: Board, detection: Detection): Board => weighedBoards([one], detection)[0]!;

describe('a board weighed by the detector', () => {
  const agreed = saying(seen(board, 'tetris', 0.9));

  it('becomes more or less likely, with all its readings in proportion', () => {
    const likelier = weighed(found(0.4, 0.2), agreed);
    expect(likelier.existence).toBeGreaterThan(leastExistence.toBeClear);
    expect(likelier.confidence / likelier.existence).toBeCloseTo(0.5);
    expect(weighed(found(0.4, 0.2), saying()).existence).toBeLessThan(leastExistence.toBeTold);
  });

  it('does not become sure, but stays sure', () => {
    const doubtful = weighed(found(0.9, 0.88), agreed);
    expect(isSure(doubtful)).toBe(false);
    expect(doubtful.confidence).toBe(trust.mostWithDoubt);
    expect(isSure(weighed(found(1, 0.95), agreed))).toBe(true);
  });

  it('becomes less sure if the detector sees an overlapping board', () => {
    const against = saying(seen({ ...board, x: 220 }, 'tetris', 0.9));
    expect(isSure(weighed(found(0.95, 0.92), against))).toBe(false);
  });
});

describe('places weighed by the game that the detector sees', () => {
  const place = (game: GameKind, score: number, rect = board) =>
    ({ grid: { ...grid, game, board: rect }, score }) as Judged;

  it('become less likely if it sees the other game', () => {
    const places = [place('tetris', 1), place('puyo', 0), place('tetris', -1, elsewhere)];
    const [first, ...rest] = weighedByGame(places, saying(seen(board, 'puyo', 0.9)));
    expect(first).toMatchObject({ grid: { game: 'puyo' }, score: 0 });
    expect(rest.map(({ score }) => score)).toEqual([expect.closeTo(-0.78), -1]);
  });

  it('do not change if it sees their game, or nothing', () => {
    const places = [place('tetris', 1), place('puyo', 0)];
    expect(weighedByGame(places, saying())).toEqual(places);
    expect(weighedByGame([places[0]!], saying(seen(board, 'tetris', 0.9)))).toEqual([places[0]]);
  });
});
