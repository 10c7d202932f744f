/** How likely a proposal is, as far as its frame and its lines tell. */
import type { Proposal } from './propose.ts';
import type { Sides } from './sides.ts';

/** What the shares of edges on the lines can add at most. */
export const shareWorth = 0.7;

export const shareScore = (across: number, down: number): number =>
  shareWorth * (Math.min(across, down) * 0.75 + Math.max(across, down) * 0.25);

/** `square` is the height of a cell by its width. */
export function frameScore(
  { left, right, top, bottom }: Sides,
  width: number,
  square: number,
  isUsual: boolean,
  margin: number,
): number {
  const aspect = Math.min(0.25, Math.abs(Math.log(square)));
  const worth = (left + right + bottom) / 3 + 0.3 * top;
  return worth - 0.3 * aspect - (isUsual ? 0 : 0.06) + 0.2 * Math.log(width) - 0.1 * margin;
}

export function roughScore({ grid, sides, across, down, margin }: Omit<Proposal, 'rank'>): number {
  const { board, columns, rows } = grid;
  const square = board.height / rows / (board.width / columns);
  return (
    frameScore(sides, board.width, square, rows === 20 || rows === 12, margin) + shareScore(across, down)
  );
}
