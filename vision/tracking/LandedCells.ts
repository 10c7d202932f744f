import type { Cell } from '../../engine/tetris/types.ts';
import { filledBy, removeRows, withCells, type Masks } from './explaining/masks.ts';

/** Where pieces have been seen to land, as their cells lie now: what is filled there is known, whatever it looks like. */
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

  /** The board is another one now: of it only what still lies in the same cells. */
  keep(board: Masks): void {
    this.landed = this.landed.map((mask, y) => mask & (board[y] ?? 0));
  }

  forget(): void {
    this.landed = new Uint16Array();
  }
}
