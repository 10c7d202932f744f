import { cellAt, cellIndex } from '../../engine/cell.ts';
import type { TetrisState } from '../../engine/tetris/types.ts';
import type { Scene } from './Scene.ts';

/**
 * Cells that the scene shows to be other than the position has them. `empty` has a 1 for each cell that the position
 * calls empty beyond doubt, row-major, top row first.
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
