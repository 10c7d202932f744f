import { describe, expect, it } from 'vitest';
import { measure } from '../../../../vision/detect/measuring/measure.ts';
import { alike } from '../../../../vision/grids.ts';
import type { Rect } from '../../../../vision/types.ts';
import { drawPuyo, drawTetris } from '../../synthetic.ts';

const moved = ({ x, y, width, height }: Rect, across: number, down: number): Rect => ({
  x: x + across * width,
  y: y + down * height,
  width: width * (1 + across / 2),
  height: height * (1 - down / 2),
});

describe('measure', () => {
  it.each([
    [0, 0],
    [0.05, -0.04],
    [-0.06, 0.04],
  ])(
    'finds a Tetris board from a box that is off by %d of its width and %d of its height',
    (across, down) => {
      let right = 0;
      for (let seed = 1; seed <= 8; seed += 1) {
        const { image, label } = drawTetris(seed);
        const found = measure(image, moved(label.board, across, down));
        if (found && alike(found.grid, { ...label, game: 'tetris' }, 0.3)) right += 1;
      }
      expect(right).toBeGreaterThanOrEqual(7);
    },
  );

  it('distinguishes Puyo from Tetris', () => {
    const { image, label } = drawPuyo(3);
    expect(measure(image, label.board)!.grid.game).toBe('puyo');
  });

  it('gives lower scores to places without a board', () => {
    const surer = [1, 2, 3, 4, 5, 6, 7, 8].filter((seed) => {
      const { image, label } = drawTetris(seed);
      const beside = { ...label.board, x: label.board.x + 0.6 * label.board.width };
      return measure(image, label.board)!.score > (measure(image, beside)?.score ?? -Infinity) + 1;
    });
    expect(surer.length).toBeGreaterThanOrEqual(6);
  });
});
