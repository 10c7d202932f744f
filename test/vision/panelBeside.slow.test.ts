import { describe, expect, it } from 'vitest';
import { locate } from '../../vision/locate.ts';
import { common } from '../../vision/pixels/rects.ts';
import type { Image } from '../../vision/types.ts';
import { Chance } from './synthetic/drawing/random.ts';
import { graphicGame } from './synthetic/games/graphicGame.ts';
import { drawPanel } from './synthetic/negatives/panel.ts';

const margin = 40;
/** Of games that are found where they stand alone. */
const seeds = [1, 2, 3, 5, 6];

/** The screen with the picture in its upper left corner, some pixels from its sides. */
function withGame(screen: Image, game: Image): Image {
  const data = screen.data.slice();
  for (let y = 0; y < game.height; y += 1)
    data.set(
      game.data.subarray(y * game.width * 4, (y + 1) * game.width * 4),
      ((y + margin) * screen.width + margin) * 4,
    );
  return { ...screen, data };
}

describe("a program's window of cards and buttons", () => {
  it.each(seeds)(
    'is not found as a board, and does not outrank a small game beside it (%i)',
    async (seed) => {
      const screen = await drawPanel(seed);
      expect(locate(screen)).toEqual([]);
      const { image, label } = graphicGame({ w: 24, h: 24, dots: false }, new Chance(seed));
      const [first] = locate(withGame(screen, image));
      const wanted = { ...label.board, x: label.board.x + margin, y: label.board.y + margin };
      expect(common(first!.board, wanted)).toBeGreaterThan(0.8);
    },
  );
});
