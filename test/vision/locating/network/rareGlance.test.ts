import { describe, expect, it } from 'vitest';
import { glanceOf } from '../../../../vision/locating/facts/glance.ts';
import { makeMaps } from '../../../../vision/locating/measures/maps.ts';
import { rareGlanceScore } from '../../../../vision/locating/network/rareGlance.ts';
import { proposeRare } from '../../../../vision/locating/proposing/proposeRare.ts';
import { findWalls } from '../../../../vision/locating/walls/walls.ts';
import { WellView } from '../../../../vision/locating/walls/WellView.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';

describe('rareGlanceScore', () => {
  it('puts the grid first whose lines run between the blocks', () => {
    const image = blank(500, 560, [150, 160, 170]);
    fill(image, { x: 60, y: 40, width: 264, height: 440 }, [8, 8, 12]);
    for (let row = 8; row < 20; row += 1)
      for (let column = 0; column < 12; column += 1)
        if ((row * 5 + column * 7) % 4)
          fill(image, { x: 60 + column * 22, y: 40 + row * 22, width: 21, height: 21 }, [
            200,
            (row * 40) % 255,
            (column * 60) % 255,
          ]);
    const maps = makeMaps(image);
    const [best] = proposeRare(findWalls(maps).map((walls) => new WellView(walls, maps)))
      .filter(({ grid }) => grid.columns !== 10)
      .map((one) => ({ one, score: rareGlanceScore(one.grid, glanceOf(one, maps.colours)) }))
      .sort((a, b) => b.score - a.score);
    expect(best!.one.grid).toMatchObject({ columns: 12, rows: 20 });
  });
});
