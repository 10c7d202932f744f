import { describe, expect, it } from 'vitest';
import { cellChances } from '../../../vision/cells/learned/cellChances.ts';
import { gameChance } from '../../../vision/contentCheck/gameChance.ts';
import { alike } from '../../../vision/grids.ts';
import { locate } from '../../../vision/locate.ts';
import { read } from '../../../vision/read.ts';
import { isLikelyGame } from '../../../vision/trust.ts';
import type { GameKind, Grid, Image, Layout } from '../../../vision/types.ts';
import { drawPuyo, drawTetris } from '../synthetic.ts';
import { blank, fill } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const layoutOf = ({ game, board, columns, rows }: Grid): Layout => ({
  ...{ game, board, columns, rows },
  ...{ next: [], hold: null, confidence: 0.9 },
});

function isTakenForGame(image: Image, layout: Layout): boolean {
  const learned = cellChances(image, layout);
  const seen = read(image, layout, { learned: () => learned });
  return seen.game !== null && isLikelyGame(gameChance(layout, seen, learned));
}

/** Cells in random colours, as of a heat map. */
function heatMap(game: GameKind, columns: number, rows: number, seed: number): [Image, Layout] {
  const chance = new Chance(seed);
  const image = blank(60 + 20 * columns, 60 + 20 * rows, [240, 240, 240]);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const warm = Math.floor(chance.between(0, 256));
      fill(image, { x: 30 + 20 * column, y: 30 + 20 * row, width: 19, height: 19 }, [warm, 120, 255 - warm]);
    }
  const board = { x: 30, y: 30, width: 20 * columns, height: 20 * rows };
  return [image, layoutOf({ game, board, columns, rows })];
}

describe('gameChance', () => {
  it.each([
    { of: 'Tetris', draw: drawTetris },
    { of: 'Puyo', draw: drawPuyo },
  ])('takes nearly all drawn boards of $of that were found for games', ({ draw }) => {
    const drawn = Array.from({ length: 40 }, (_, i) => draw(70_000 + i));
    const found = drawn.flatMap(({ image, label }) => {
      const [layout] = locate(image);
      return layout && alike(layout, label, 0.25) ? [isTakenForGame(image, layout)] : [];
    });
    expect(found.length).toBeGreaterThan(25);
    expect(found.filter((isTaken) => isTaken).length).toBeGreaterThan(0.85 * found.length);
  });

  it.each([
    ['tetris', 10, 20],
    ['tetris', 12, 18],
    ['puyo', 6, 12],
  ] as const)('takes a map of colours for no game: %s, %i by %i', (game, columns, rows) => {
    const maps = Array.from({ length: 10 }, (_, seed) => heatMap(game, columns, rows, seed));
    expect(maps.filter(([image, layout]) => isTakenForGame(image, layout))).toHaveLength(0);
  });
});
