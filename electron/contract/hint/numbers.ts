/** The columns' numbers below a board, as small as they can be read. Shared by what places them and what paints them. */
import { scenePixels } from '../../../vision/space.ts';
import type { NumbersShape, SceneRect } from './scene.ts';

/** Of their line, in device-independent pixels. */
export const numbersHeight = 10;
const digitWidth = 6;

/** What each number covers at most, from the first column on. */
export function numberRects({ columns }: NumbersShape): SceneRect[] {
  return columns.map(({ x, y }, column) => {
    const width = String(column + 1).length * digitWidth + 1;
    return scenePixels({ x: Math.round(x - width / 2), y, width, height: numbersHeight });
  });
}
