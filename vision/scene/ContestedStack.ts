import { cellAt, cellIndex } from '../../engine/cell.ts';
import type { TetrisState } from '../../engine/tetris/types.ts';
import type { Scene } from './Scene.ts';

/** A confirmed stack has to look different for this long before it is doubted. Milliseconds. */
const lastingMs = 500;

/** Whether a stack is contested: at once if nothing has confirmed it yet, otherwise if the contradiction lasts. */
export class ContestedStack {
  private since: number | null = null;
  private isBorneOut = false;

  /**
   * `isOther`: movement shows another stack, at `at` milliseconds; null: unknown. A confirmed stack may look
   * different while rows vanish.
   */
  isContested(isOther: boolean | null, at: number): boolean {
    if (isOther === null) return false;
    this.since = isOther ? (this.since ?? at) : null;
    if (this.since === null) this.isBorneOut = true;
    else if (at - this.since >= lastingMs) this.isBorneOut = false;
    return isOther && !this.isBorneOut;
  }
}

/**
 * Cells that contradict the position, proven by the scene. `empty` has a 1 for each cell that is empty beyond doubt
 * in the position, row-major, top row first.
 */
export function contestedCells({ board }: TetrisState, empty: Uint8Array, scene: Scene): number {
  const isFilled = (cell: number): boolean => {
    const [x, y] = cellAt(cellIndex(cell), board);
    return (board.masks[y]! & (1 << x)) !== 0;
  };
  return empty.reduce((count, isEmpty, cell) => {
    const proof = scene.proofOf(cell);
    const isOther = isEmpty ? proof === 'filled' : proof === 'empty' && isFilled(cell);
    return count + (isOther ? 1 : 0);
  }, 0);
}
