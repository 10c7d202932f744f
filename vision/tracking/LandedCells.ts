import type { Cell } from '../../engine/tetris/types.ts';
import { filledBy, removeRows, withCells, type Masks } from './explaining/masks.ts';

/**
 * The cells of pieces that have been seen to land, at their present place: they are known to be filled, whatever they
 * look like.
 */
export class LandedCells {
  private landed: Masks = new Uint16Array();

  get masks(): Masks {
    return this.landed;
  }

  /** A piece has locked in these cells of `board`, whose full rows vanish. */
  lock(board: Masks, columns: number, cells: readonly Cell[]): void {
    const before = this.landed.length > 0 ? this.landed : new Uint16Array(board.length);
    this.landed = removeRows(withCells(before, cells), filledBy(board, columns, cells));
  }

  /** The board has changed: keeps only the cells that are still filled. */
  keep(board: Masks): void {
    this.landed = this.landed.map((mask, y) => mask & (board[y] ?? 0));
  }

  forget(): void {
    this.landed = new Uint16Array();
  }
}
