import { describe, expect, it } from 'vitest';
import { makeMaps, type Maps } from '../../../../vision/locating/measures/maps.ts';
import { propose } from '../../../../vision/locating/proposing/propose.ts';
import { WellView } from '../../../../vision/locating/walls/WellView.ts';
import { findWalls, type Walls } from '../../../../vision/locating/walls/walls.ts';
import { blank, fill, outline } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const board = { x: 400, y: 90, width: 200, height: 400 };

/** A well among so many boxes that there is far more to propose than is kept. */
function clutteredDesk(): Maps {
  const chance = new Chance(12);
  const image = blank(900, 560, [70, 80, 90]);
  for (let i = 0; i < 60; i += 1) {
    const [width, height] = [chance.whole(50, 300), chance.whole(80, 500)];
    const grey = chance.whole(0, 255);
    outline(image, { x: chance.whole(0, 800), y: chance.whole(0, 400), width, height }, 1, [grey, grey, 200]);
  }
  fill(image, board, [8, 8, 12]);
  for (let i = 0; i < 80; i += 1)
    fill(
      image,
      { x: 400 + 20 * chance.whole(0, 9), y: 90 + 20 * chance.whole(10, 19), width: 19, height: 19 },
      [chance.whole(90, 255), 60, chance.whole(0, 255)],
    );
  return makeMaps(image);
}

describe('propose', () => {
  const maps = clutteredDesk();
  const walls = findWalls(maps);
  const views = walls.map((pair) => new WellView(pair, maps));
  const all = propose(views, Infinity);

  it('proposes the well, and sorts by rank', () => {
    expect(all.some(({ grid }) => grid.rows === 20 && Math.abs(grid.board.x - board.x) < 4)).toBe(true);
    expect(all.every(({ rank }, i) => i === 0 || rank <= all[i - 1]!.rank)).toBe(true);
  });

  it.each([60, 410, 500, 700])(
    'leaves out nothing when only the best %i are kept during the search',
    (kept) => {
      expect(propose(views, kept)).toEqual(all);
    },
  );

  it('returns at most 400 proposals, from more than 80 pairs of walls', () => {
    expect(all).toHaveLength(400);
    expect(new Set(walls.map(({ left, right }: Walls) => `${left} ${right}`)).size).toBeGreaterThan(80);
  });
});
