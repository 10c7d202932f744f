import { cellAt, cellIndex } from '../../engine/cell.ts';
import type { TetrisState } from '../../engine/tetris/types.ts';
import type { Scene } from './Scene.ts';

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
