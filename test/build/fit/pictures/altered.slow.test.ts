import { describe, expect, it } from 'vitest';
import { altered } from '../../../../build/fit/pictures/altered.ts';
import type { Known } from '../../../../build/fit/pictures/pictures.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { blank, fill } from '../../../vision/synthetic/drawing/paint.ts';
import { Chance } from '../../../vision/synthetic/drawing/random.ts';

const board: Rect = { x: 210, y: 90, width: 160, height: 320 };

/** A dark picture with a bright board: where it is shows in the colours. */
function known(): Known {
  const image = blank(640, 480, [40, 40, 40]);
  fill(image, board, [220, 220, 220]);
  const boards = [{ game: 'tetris' as const, columns: 10, rows: 20, board }];
  return { image, boards, others: [], ignored: [], source: 'a game' };
}

const meanAt = ({ width, data }: Image, x: number, y: number): number => {
  const i = (Math.round(y) * width + Math.round(x)) * 4;
  return (data[i]! + data[i + 1]! + data[i + 2]!) / 3;
};

describe('altered', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  it.each(seeds)('keeps the board at its labelled place, seed %i', (seed) => {
    const { image, boards, source } = altered(known(), new Chance(seed));
    const { x, y, width, height } = boards[0]!.board;
    expect(source).toBe('a game');
    const inside = meanAt(image, x + width / 2, y + height / 2);
    const corners = [0.04, 0.96].flatMap((u) =>
      [0.03, 0.97].map((v) => meanAt(image, x + u * width, y + v * height)),
    );
    for (const corner of corners) expect(Math.abs(corner - inside)).toBeLessThan(60);
    const outside = [
      [x - 0.06 * width, y + height / 2],
      [x + 1.06 * width, y + height / 2],
      [x + width / 2, y - 0.03 * height],
      [x + width / 2, y + 1.03 * height],
    ].filter(([u, v]) => u! >= 0 && v! >= 0 && u! < image.width - 1 && v! < image.height - 1);
    for (const [u, v] of outside) expect(Math.abs(meanAt(image, u!, v!) - inside)).toBeGreaterThan(60);
  });

  it('changes the size, and draws the same for the same seed', () => {
    const sizes = new Set(seeds.map((seed) => altered(known(), new Chance(seed)).image.width));
    expect(sizes.size).toBeGreaterThan(10);
    const twice = [0, 1].map(() => altered(known(), new Chance(3)).image.data);
    expect(twice[0]).toEqual(twice[1]);
  });
});
