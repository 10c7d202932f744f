/** The score of a proposal by its frame and its lines. */
import type { Proposal } from './Proposal.ts';
import type { Sides } from '../measures/sides.ts';

/** The most that the shares of edges on the lines can add. */
const shareWorth = 0.7;

/** The weaker of the two directions has more weight, because edges at even distances in one direction are common. */
const shares = { weaker: 0.75, stronger: 0.25 };
/** The worth of a clear top: many boards are open there. The other sides are worth a third each. */
export const topWorth = 0.3;
/** The bonus for each e-fold of a board's width, as the larger of two is the likelier. */
const worthOfWidth = 0.2;
/**
 * The cost of cells that are not square (per e-fold, up to a limit), of an unusual number of rows, and of a margin
 * (per cell).
 */
const loss = { crooked: 0.3, mostCrooked: 0.25, unusual: 0.06, margin: 0.1 };

export const shareScore = (across: number, down: number): number =>
  shareWorth * (Math.min(across, down) * shares.weaker + Math.max(across, down) * shares.stronger);

export const sidesWorth = ({ left, right, top, bottom }: Sides): number =>
  (left + right + bottom) / 3 + topWorth * top;

export const widthWorth = (width: number): number => worthOfWidth * Math.log(width);

/**
 * `sides` and `wide` are the worth of the sides and of the width, `square` is the height of a cell by its width: 1
 * scores the most.
 */
export function frameScore(
  sides: number,
  wide: number,
  square: number,
  isUsual: boolean,
  margin: number,
): number {
  const aspect = square === 1 ? 0 : Math.min(loss.mostCrooked, Math.abs(Math.log(square)));
  return sides - loss.crooked * aspect - (isUsual ? 0 : loss.unusual) + wide - loss.margin * margin;
}

export const isUsual = (rows: number): boolean => rows === 20 || rows === 12;

export function roughScore({ grid, sides, across, down, margin }: Omit<Proposal, 'rank'>): number {
  const { board, columns, rows } = grid;
  const square = board.height / rows / (board.width / columns);
  const wide = widthWorth(board.width);
  return frameScore(sidesWorth(sides), wide, square, isUsual(rows), margin) + shareScore(across, down);
}
