import { describe, expect, it } from 'vitest';
import { decode, type Answer } from '../../../vision/detect/decode.ts';

/** Logits of a point by channel; what is not named is very unlikely. */
type Point = { x: number; y: number; said: Record<number, number> };

function answerOf(points: readonly Point[]): Answer {
  return {
    width: 6,
    height: 8,
    at: (x, y, channel) => points.find((one) => one.x === x && one.y === y)?.said[channel] ?? -9,
  };
}

/** Sides `left`, `top`, `right`, `bottom` pixels away, from a channel on. */
const sides = (from: number, ...distances: number[]): Record<number, number> =>
  Object.fromEntries(distances.map((distance, i) => [from + i, Math.log(distance / 8)]));

/** Of 10 columns and 20 rows, or 9 and 20. */
const size = { 10: 2, 9: 1, 25: 3 };

describe("the network's output", () => {
  it('is decoded as a board around a point', () => {
    const { boards } = decode(
      answerOf([{ x: 2, y: 3, said: { 0: 0, 1: -2, ...sides(2, 12, 20, 16, 28), ...size } }]),
      0.5,
    );
    expect(boards).toHaveLength(1);
    const [board] = boards;
    expect(board).toMatchObject({ game: 'tetris', chance: 0.5 });
    expect(board!.chances.puyo).toBeCloseTo(0.119, 3);
    expect(board!.board.x).toBeCloseTo(16);
    expect(board!.board.y).toBeCloseTo(16);
    expect(board!.board.width).toBeCloseTo(56);
    expect(board!.board.height).toBeCloseTo(96);
    expect(board!.columns.slice(0, 2).map(({ count }) => count)).toEqual([10, 9]);
    expect(board!.rows[0]!.count).toBe(20);
    expect(board!.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('is reduced to the likeliest of all points for the same board', () => {
    const near = sides(2, 16, 24, 16, 24);
    const { boards } = decode(
      answerOf([
        { x: 1, y: 3, said: { 1: 1, ...near } },
        { x: 2, y: 3, said: { 0: 2, ...near } },
        { x: 5, y: 6, said: { 0: 0.5, ...sides(2, 8, 8, 8, 8) } },
      ]),
      1,
    );
    expect(boards.map(({ game, board }) => [game, board.x])).toEqual([
      ['tetris', 4],
      ['tetris', 36],
    ]);
  });

  it('is decoded as parts', () => {
    const { parts, boards } = decode(
      answerOf([{ x: 4, y: 1, said: { 31: 1, ...sides(34, 6, 6, 6, 6) } }]),
      2,
    );
    expect(boards).toEqual([]);
    expect(parts[0]).toMatchObject({ kind: 'hold' });
    expect(parts[0]!.rect.width).toBeCloseTo(6);
  });

  it('gives nothing if nothing is likely', () => {
    expect(decode(answerOf([]), 1)).toEqual({ boards: [], parts: [] });
  });
});
