import type { Contrast } from '../cells/ground/background.ts';
import type { CellLooks } from '../cells/cellLooks.ts';
import type { Scene } from './Scene.ts';

/** Distances from an empty cell, on the scale of the cell reader: a block's, and the threshold. */
const blockDistance = 90;
const border = 30;

/**
 * The distance of each cell from an empty one by the scene: if a piece has been there, by the look without it;
 * otherwise by its similarity to blocks.
 */
export function contrastByScene({ columns, rows, colours }: CellLooks, scene: Scene): Contrast {
  const distances = Float32Array.from({ length: columns * rows }, (_, cell) =>
    scene.proofOf(cell) === 'filled' ? blockDistance : 0,
  );
  const empty = distances.reduce((sum, distance) => sum + (distance === 0 ? 1 : 0), 0) / distances.length;
  return { distances, threshold: border, empty, background: colours, noise: 0 };
}
