import { describe, expect, it } from 'vitest';
import type { Grid, Rect } from '../../../vision/types.ts';
import { holdsPieces } from '../../../vision/contentCheck/holdsGame.ts';
import { drawNothing, drawTetris } from '../synthetic.ts';

const seeds = Array.from({ length: 10 }, (_, i) => 10 + i);

const gridAt = (board: Rect): Grid => ({ game: 'tetris', board, columns: 10, rows: 20 });

describe('holdsPieces', () => {
  it('recognises at least 40 % of drawn Tetris boards at their place, and none moved by half a cell', () => {
    const games = seeds.map(drawTetris).filter(({ label }) => label.rows === 20);
    const where = (cells: number): number =>
      games.filter(({ image, label: { board } }) => {
        const by = cells * (board.width / 10);
        return holdsPieces(image, gridAt({ ...board, x: board.x + by, y: board.y + by }));
      }).length;
    expect(where(0)).toBeGreaterThanOrEqual(0.4 * games.length);
    expect(where(0.5)).toBe(0);
  });

  it('recognises none in pictures without a game', () => {
    const seen = seeds.map(drawNothing).filter(({ image }) => {
      const width = Math.min(300, image.width / 3);
      return holdsPieces(image, gridAt({ x: image.width / 3, y: 0, width, height: 2 * width }));
    });
    expect(seen).toHaveLength(0);
  });
});
