import type { Contrast } from '../cells/ground/background.ts';
import type { CellLooks } from '../cells/cellLooks.ts';
import type { Scene } from './Scene.ts';

/** Distances from an empty cell, on the scale that cells are told by: a block's, and the border before it. */
const blockDistance = 90;
const border = 30;

/**
 * As far from an empty cell as each cell is by what the scene knows: where a piece has been, by what is to be seen
 * there without it; elsewhere by whether it is drawn as blocks are.
 */
export function contrastByScene({ columns, rows, colours }: CellLooks, scene: Scene): Contrast {
  const distances = Float32Array.from({ length: columns * rows }, (_, cell) =>
    scene.proofOf(cell) === 'filled' ? blockDistance : 0,
  );
  const empty = distances.reduce((sum, distance) => sum + (distance === 0 ? 1 : 0), 0) / distances.length;
  return { distances, threshold: border, empty, background: colours, noise: 0 };
}
