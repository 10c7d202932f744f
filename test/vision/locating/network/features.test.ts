import { describe, expect, it } from 'vitest';
import { ColourSums } from '../../../../vision/locating/measures/ColourSums.ts';
import { featureCount, featuresOf, tallOf } from '../../../../vision/locating/network/features.ts';
import { patchOf } from '../../../../vision/locating/network/patch.ts';
import { searchedPixels } from '../../../../vision/space.ts';
import type { Image } from '../../../../vision/types.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';

/** A well whose every cell is outlined, 12 pixels a cell. */
function ruledWell(): Image {
  const image = blank(260, 340, [0, 0, 0]);
  for (let row = 0; row < 20; row += 1)
    for (let column = 0; column < 10; column += 1)
      fill(image, { x: 61 + column * 12, y: 51 + row * 12, width: 10, height: 10 }, [120, 120, 160]);
  return image;
}

const grid = { game: 'tetris' as const, columns: 10, rows: 20 };

function lookAt(x: number, y: number): Float32Array {
  const board = { x, y, width: 120, height: 240 };
  const patch = patchOf(new ColourSums(ruledWell()), { ...grid, board: searchedPixels(board) });
  return featuresOf(patch, { ...grid, tall: tallOf({ ...grid, board }) });
}

describe('featuresOf', () => {
  it('gives so many numbers, all of them finite', () => {
    const features = lookAt(60, 50);
    expect(features).toHaveLength(featureCount);
    expect(features.every(Number.isFinite)).toBe(true);
  });

  it('sees the edges at the borders of the cells where the grid is right, and in their middle where it is not', () => {
    const across = (features: Float32Array): number[] => [...features.slice(0, 6)];
    const [right, moved] = [across(lookAt(60, 50)), across(lookAt(66, 50))];
    expect(Math.max(...right.slice(1, 4))).toBeLessThan(right[5]!);
    expect(Math.max(...moved.slice(1, 4))).toBeGreaterThan(moved[5]!);
  });
});
