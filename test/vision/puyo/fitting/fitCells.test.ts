import { describe, expect, it } from 'vitest';
import { fitCells } from '../../../../vision/puyo/fitting/fitCells.ts';
import { withoutPadding } from '../../../../vision/puyo/fitting/withoutPadding.ts';
import { grown } from '../../../../vision/pixels/rects.ts';
import type { Standing } from '../../../../vision/puyo/fitting/standing.ts';
import { Chance } from '../../synthetic/drawing/random.ts';
import { apart, moved } from '../../simulated/misplaced.ts';

const board = { x: 100, y: 40, width: 180, height: 360 };
const grid = { board, columns: 6, rows: 12 };

/** Puyo in the lowest rows, all so many cells beside their cells, give or take `noise`. */
function lying(count: number, x: number, y: number, noise = 0, chance = new Chance(3)): Standing[] {
  const off = () => chance.between(-noise, noise);
  return Array.from({ length: count }, (_, i) => ({
    column: i % 6,
    row: 11 - Math.floor(i / 6),
    x: x + off(),
    y: y + off(),
  }));
}

/** In cells from the middle of the first of `count` cells: a point at this distance from the side. */
const placeIn = (length: number, count: number, at: number): number => (at * count) / length - 0.5;

describe('fitCells', () => {
  it.each([
    [2, 0.25, 0],
    [2, 0, -0.3],
    [6, -0.15, 0.15],
    [12, 0.1, -0.4],
    [30, 0.08, 0.4],
  ])('moves the board to %d puyo that are %d and %d beside their cells', (count, x, y) => {
    const fitted = fitCells(grid, lying(count, x, y))!;
    expect(apart(fitted, moved(board, x, y))).toBeLessThan(0.06);
  });

  it.each([
    ['no puyo', []],
    ['a single puyo', lying(1, 0.3, 0.3)],
    ['puyo in their cells', lying(20, 0, 0, 0.06)],
    ['puyo slightly beside their cells', lying(20, 0.03, -0.03, 0.02)],
    ['a skin with puyo low and to one side in their cells', lying(30, -0.05, 0.11, 0.05)],
    ['puyo without a measure', lying(20, 0.3, 0.3).map((one) => ({ ...one, x: null, y: null }))],
  ])('does not move the board for %s', (_, found) => expect(fitCells(grid, found)).toBeNull());

  it('prefers a clear frame to puyo slightly beside it', () => {
    const place = (y: number, isFramed: boolean) =>
      fitCells(grid, lying(20, 0, y, 0.04), board, { isFramed, hasFloorAt: () => isFramed });
    expect(place(0.2, true)).toBeNull();
    expect(place(0.2, false)).not.toBeNull();
    expect(apart(place(0.35, true)!, moved(board, 0, 0.35))).toBeLessThan(0.06);
  });

  it('follows puyo slightly beside the board if a floor confirms them', () => {
    const place = (y: number, hasFloor: boolean) =>
      fitCells(grid, lying(12, 0, y), board, { isFramed: false, hasFloorAt: () => hasFloor });
    expect(place(-0.11, false)).toBeNull();
    expect(apart(place(-0.11, true)!, moved(board, 0, -0.11))).toBeLessThan(0.03);
    expect(place(-0.03, true)).toBeNull();
  });

  it('ignores a few outliers', () => {
    const odd = lying(4, -0.4, 0.4);
    expect(fitCells(grid, [...lying(20, 0, 0, 0.03), ...odd])).toBeNull();
    const fitted = fitCells(grid, [...lying(20, 0.2, 0.2, 0.03), ...odd])!;
    expect(apart(fitted, moved(board, 0.2, 0.2))).toBeLessThan(0.1);
  });

  it('widens a board whose cells drift apart', () => {
    const drift = [...Array(36).keys()].map((i) => ({
      column: i % 6,
      row: 11 - Math.floor(i / 6),
      x: 0.07 * ((i % 6) - 2.5),
      y: 0,
    }));
    const { x, width } = fitCells(grid, drift)!;
    expect(width).toBeGreaterThan(188);
    expect(Math.abs(x + width / 2 - 190)).toBeLessThan(1);
  });

  it.each([
    [0.35, 4],
    [0.43, 2],
    [0.43, 12],
    [0.5, 30],
  ])('removes padding of %d cells that was found on all sides, by %i puyo', (padding, count) => {
    const cell = 50;
    const inside = { x: 100, y: 40, width: 6 * cell, height: 12 * cell };
    const frame = grown(inside, padding * cell, padding * cell);
    const inFrame = lying(count, 0, 0, 0.03).map((one) => ({
      ...one,
      x: one.x! + placeIn(frame.width, 6, padding * cell + (one.column + 0.5) * cell) - one.column,
      y: one.y! + placeIn(frame.height, 12, padding * cell + (one.row + 0.5) * cell) - one.row,
    }));
    const framed = { ...grid, board: frame };
    const fitted = fitCells(framed, inFrame)!;
    expect(apart(fitted, inside)).toBeLessThan(0.2);
    expect(fitCells(framed, inFrame, fitted)).toBeNull();
  });

  it('does not search for padding in a frame of square cells', () => {
    expect(withoutPadding(grid)).toEqual([]);
    expect(withoutPadding({ ...grid, board: { ...board, width: 184 } })).toEqual([]);
    expect(withoutPadding({ ...grid, board: { ...board, width: 160 } })).toEqual([]);
  });

  it('does not take a few outliers at the sides for padding', () => {
    const odd = [
      { column: 0, row: 11, x: 0.3, y: 0 },
      { column: 5, row: 11, x: -0.3, y: 0 },
    ];
    expect(fitCells(grid, [...lying(16, 0, 0, 0.03), ...odd])).toBeNull();
  });

  it('moves one axis and not the other', () => {
    const fitted = fitCells(grid, lying(12, 0.2, 0))!;
    expect([fitted.y, fitted.height]).toEqual([board.y, board.height]);
  });

  it('does not move the board again once it fits, and converges to the true place', () => {
    const chance = new Chance(9);
    for (let round = 0; round < 40; round += 1) {
      const [x, y] = [chance.between(-0.4, 0.4), chance.between(-0.4, 0.4)];
      const all = lying(36, x, y, 0.1, chance);
      let known = board;
      const moves: number[] = [];
      for (let count = 1; count <= all.length; count += 1) {
        const better = fitCells(grid, all.slice(0, count), known);
        if (better) moves.push(apart(better, moved(board, x, y)));
        known = better ?? known;
        expect(fitCells(grid, all.slice(0, count), known)).toBeNull();
      }
      expect(moves.length).toBeLessThan(5);
      expect(apart(known, moved(board, x, y))).toBeLessThan(0.12);
    }
  });

  it('fits mirrored puyo to the mirrored board', () => {
    const chance = new Chance(21);
    for (let round = 0; round < 20; round += 1) {
      const far = chance.of([-1, 1]) * chance.between(0.2, 0.4);
      const found = lying(18, far, chance.between(-0.4, 0.4), 0.08, chance);
      const mirrored = found.map((one) => ({ ...one, column: 5 - one.column, x: -one.x! }));
      const [one, other] = [fitCells(grid, found)!, fitCells(grid, mirrored)!];
      expect(other.x).toBeCloseTo(380 - one.x - one.width, 6);
      expect(other.width).toBeCloseTo(one.width, 6);
      expect([other.y, other.height]).toEqual([one.y, one.height]);
    }
  });
});
