/** How likely a proposal is, as far as its frame and its lines tell. */
import type { Proposal } from './Proposal.ts';
import type { Sides } from '../measures/sides.ts';

/** What the shares of edges on the lines can add at most. */
export const shareWorth = 0.7;

export const shareScore = (across: number, down: number): number =>
  shareWorth * (Math.min(across, down) * 0.75 + Math.max(across, down) * 0.25);

export const sidesWorth = ({ left, right, top, bottom }: Sides): number =>
  (left + right + bottom) / 3 + 0.3 * top;

export const widthWorth = (width: number): number => 0.2 * Math.log(width);

/**
 * `sides` and `wide` are what the sides and the width are worth, `square` is the height of a cell by its width: 1
 * scores the most.
 */
export function frameScore(
  sides: number,
  wide: number,
  square: number,
  isUsual: boolean,
  margin: number,
): number {
  const aspect = square === 1 ? 0 : Math.min(0.25, Math.abs(Math.log(square)));
  return sides - 0.3 * aspect - (isUsual ? 0 : 0.06) + wide - 0.1 * margin;
}

export const isUsual = (rows: number): boolean => rows === 20 || rows === 12;

export function roughScore({ grid, sides, across, down, margin }: Omit<Proposal, 'rank'>): number {
  const { board, columns, rows } = grid;
  const square = board.height / rows / (board.width / columns);
  const wide = widthWorth(board.width);
  return frameScore(sidesWorth(sides), wide, square, isUsual(rows), margin) + shareScore(across, down);
}
