import { describe, expect, it } from 'vitest';
import { makeMaps } from '../../../../vision/locating/measures/maps.ts';
import { proposeRuled } from '../../../../vision/locating/proposing/proposeRuled.ts';
import { findWalls } from '../../../../vision/locating/walls/walls.ts';
import { WellView } from '../../../../vision/locating/walls/WellView.ts';
import type { Image } from '../../../../vision/types.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const corner = { x: 140, y: 40 };
const cell = 24;

interface Ruling {
  columns: number;
  rows: number;
  /** Lines stand between cells alone, not around them. */
  isInner: boolean;
  /** The share of cells in the lower half that hold a block. */
  blocks: number;
}

/** A field without any frame, ruled with lines. */
function ruled({ columns, rows, isInner, blocks }: Ruling): Image {
  const chance = new Chance(columns * 100 + rows);
  const image = blank(640, 560, [10, 10, 14]);
  for (let row = rows >> 1; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (chance.is(blocks)) {
        const place = { x: corner.x + column * cell, y: corner.y + row * cell, width: cell, height: cell };
        fill(image, place, [chance.whole(90, 255), 60, 90]);
      }
  const [first, beyond] = isInner ? [1, 0] : [0, 1];
  for (let i = first; i < columns + beyond; i += 1)
    fill(image, { x: corner.x + i * cell, y: corner.y, width: 1, height: rows * cell }, [44, 44, 50]);
  for (let i = first; i < rows + beyond; i += 1)
    fill(image, { x: corner.x, y: corner.y + i * cell, width: columns * cell, height: 1 }, [44, 44, 50]);
  return image;
}

const proposalsIn = (image: Image) => {
  const maps = makeMaps(image);
  return proposeRuled(
    findWalls(maps).map((walls) => new WellView(walls, maps)),
    maps,
  );
};

describe('proposeRuled', () => {
  it.each<Ruling>([
    { columns: 10, rows: 20, isInner: true, blocks: 0.5 },
    { columns: 10, rows: 15, isInner: false, blocks: 0.3 },
    { columns: 6, rows: 12, isInner: true, blocks: 0.6 },
    { columns: 9, rows: 16, isInner: false, blocks: 0 },
  ])('proposes a field drawn with grid lines: %j', (ruling) => {
    const near = (found: number, wanted: number): boolean => Math.abs(found - wanted) < 0.2 * cell;
    const { columns, rows } = ruling;
    const isThere = proposalsIn(ruled(ruling)).some(
      ({ grid: { board, ...grid } }) =>
        grid.columns === columns &&
        grid.rows === rows &&
        near(board.x, corner.x) &&
        near(board.y, corner.y) &&
        near(board.width, columns * cell) &&
        near(board.height, rows * cell),
    );
    expect(isThere).toBe(true);
  });

  it('proposes nothing for grids smaller than any board', () => {
    expect(proposalsIn(ruled({ columns: 4, rows: 8, isInner: false, blocks: 0.5 }))).toEqual([]);
  });

  it('proposes nothing if no lines are drawn', () => {
    const image = blank(640, 560, [10, 10, 14]);
    fill(image, { x: 140, y: 40, width: 240, height: 480 }, [90, 90, 90]);
    expect(proposalsIn(image)).toEqual([]);
  });
});
