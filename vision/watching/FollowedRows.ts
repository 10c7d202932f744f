import { cellsOf } from '../../engine/tetris/rules/pieces.ts';
import type { Layout, Track } from '../types.ts';

/** A measure that leaves out no more of a row than this may be the better one: the known one may be beside its cells. */
const mostOfRow = 0.75;

/** The rows of a picture in which falling pieces have been followed: every new measure of the board must include them. */
export class FollowedRows {
  /** In frame pixels; nothing has been followed yet. */
  private top = Infinity;
  private bottom = -Infinity;

  /** `layout`: the board's place in the frame of this track. */
  note({ state }: Track, { board, rows }: Layout): void {
    if (state?.game !== 'tetris' || !state.active) return;
    const row = board.height / rows;
    for (const [, y] of cellsOf(state.active)) {
      if (y >= rows) continue;
      this.top = Math.min(this.top, board.y + (rows - 1 - y) * row);
      this.bottom = Math.max(this.bottom, board.y + (rows - y) * row);
    }
  }

  areIn({ board, rows }: Layout): boolean {
    const slack = (mostOfRow * board.height) / rows;
    return this.top >= board.y - slack && this.bottom <= board.y + board.height + slack;
  }
}
