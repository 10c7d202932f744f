import { describe, expect, it } from 'vitest';
import { makeMaps } from '../../../../vision/locating/measures/maps.ts';
import { proposeRare } from '../../../../vision/locating/proposing/proposeRare.ts';
import { findWalls } from '../../../../vision/locating/walls/walls.ts';
import { WellView } from '../../../../vision/locating/walls/WellView.ts';
import type { Image } from '../../../../vision/types.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const corner = { x: 120, y: 60 };

/** A dark well of so many cells with blocks in its lower half. */
function well(columns: number, rows: number, cell: number): Image {
  const chance = new Chance(columns * 100 + rows);
  const image = blank(800, 640, [150, 160, 170]);
  fill(image, { ...corner, width: columns * cell, height: rows * cell }, [8, 8, 12]);
  for (let row = rows >> 1; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (chance.is(0.6))
        fill(
          image,
          { x: corner.x + column * cell, y: corner.y + row * cell, width: cell - 1, height: cell - 1 },
          [chance.whole(90, 255), 60, chance.whole(0, 255)],
        );
  return image;
}

describe('proposeRare', () => {
  it.each([
    [6, 13],
    [6, 16],
    [8, 16],
  ])('proposes a field of %i columns and %i rows', (columns, rows) => {
    const maps = makeMaps(well(columns, rows, 20));
    const proposed = proposeRare(findWalls(maps).map((walls) => new WellView(walls, maps)));
    const near = (a: number, b: number): boolean => Math.abs(a - b) <= 3;
    const isThere = proposed.some(
      ({ grid }) =>
        grid.columns === columns &&
        grid.rows === rows &&
        near(grid.board.x, corner.x) &&
        near(grid.board.y, corner.y) &&
        near(grid.board.width, columns * 20) &&
        near(grid.board.height, rows * 20),
    );
    expect(isThere).toBe(true);
  });
});
