import { describe, expect, it } from 'vitest';
import { makeMaps } from '../../../../vision/locating/measures/maps.ts';
import { proposeByContent } from '../../../../vision/locating/proposing/proposeByContent.ts';
import { findWalls } from '../../../../vision/locating/walls/walls.ts';
import { WellView } from '../../../../vision/locating/walls/WellView.ts';
import type { GameKind, Image, Rect } from '../../../../vision/types.ts';
import { blank, fill, grow } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const corner = { x: 120, y: 60 };

/** A well of so many cells with blocks in its lower half; its frame stands `aside` pixels outside the cells. */
function well(columns: number, rows: number, [w, h]: readonly [number, number], aside: number): Image {
  const chance = new Chance(columns * 100 + rows);
  const image = blank(800, 640, [150, 160, 170]);
  const board: Rect = { ...corner, width: columns * w, height: rows * h };
  fill(image, grow(board, aside), [8, 8, 12]);
  for (let row = rows >> 1; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (chance.is(0.6))
        fill(image, { x: corner.x + column * w, y: corner.y + row * h, width: w - 1, height: h - 1 }, [
          chance.whole(90, 255),
          60,
          chance.whole(0, 255),
        ]);
  return image;
}

describe('proposeByContent', () => {
  it.each<[GameKind, number, number, readonly [number, number], number]>([
    ['tetris', 12, 20, [20, 20], 0],
    ['tetris', 10, 20, [14, 24], 0],
    ['tetris', 10, 18, [20, 20], 12],
    ['tetris', 13, 22, [20, 20], 7],
    ['puyo', 6, 13, [32, 26], 0],
    ['puyo', 8, 16, [24, 24], 5],
  ])(
    'proposes a board for %s of %i columns and %i rows, %j pixels each, %i pixels inside its frame',
    (...one) => {
      const [game, columns, rows, size, aside] = one;
      const maps = makeMaps(well(columns, rows, size, aside));
      const views = findWalls(maps).map((walls) => new WellView(walls, maps));
      const within = 0.35 * Math.max(...size);
      const isThere = proposeByContent(views, maps).some(
        ({ grid }) =>
          grid.game === game &&
          grid.columns === columns &&
          grid.rows === rows &&
          Math.abs(grid.board.x - corner.x) < within &&
          Math.abs(grid.board.y - corner.y) < within &&
          Math.abs(grid.board.width - columns * size[0]) < within &&
          Math.abs(grid.board.height - rows * size[1]) < within,
      );
      expect(isThere).toBe(true);
    },
  );
});
