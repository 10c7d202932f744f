import { describe, expect, it } from 'vitest';
import type { Grid, Image, Rect } from '../../../../vision/types.ts';
import { makeMaps } from '../../../../vision/locating/measures/maps.ts';
import { refine } from '../../../../vision/locating/fitting/refine.ts';
import { settle } from '../../../../vision/locating/fitting/settle.ts';
import { blank, disc, fill, type Colour } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const truth: Rect = { x: 120, y: 60, width: 240, height: 480 };
const colours: Colour[] = [
  [220, 60, 60],
  [60, 200, 80],
  [240, 210, 60],
];

type Draw = (image: Image, cell: Rect, colour: Colour) => void;

const styles: Record<string, Draw> = {
  'flat blocks': (image, cell, colour) => fill(image, cell, colour),
  'blocks with gaps': (image, { x, y }, colour) =>
    fill(image, { x: x + 2, y: y + 2, width: 20, height: 20 }, colour),
  'bevelled blocks': (image, cell, colour) => {
    fill(image, cell, colour);
    fill(image, { x: cell.x + 5, y: cell.y + 5, width: 14, height: 14 }, [255, 255, 255], 0.4);
  },
  balls: (image, { x, y }, colour) => disc(image, x + 12, y + 12, 10, colour),
};

/** A stack in a frame that stands `gap` pixels off the cells. */
function draw(style: Draw, gap: number): Image {
  const image = blank(520, 620, [50, 50, 60]);
  const { x, y, width, height } = truth;
  fill(image, { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap }, [8, 8, 12]);
  const chance = new Chance(3);
  for (let row = 9; row < 20; row += 1)
    for (let column = 0; column < 10; column += 1)
      if (chance.is(0.7))
        style(image, { x: x + 24 * column, y: y + 24 * row, width: 24, height: 24 }, chance.of(colours));
  return image;
}

const gridAt = (board: Rect): Grid => ({ game: 'tetris', columns: 10, rows: 20, board });

/** What counts as found: a quarter of a cell, on any side. */
const quarter = 6;

const worst = ({ board }: Grid): number =>
  Math.max(
    Math.abs(board.x - truth.x),
    Math.abs(board.y - truth.y),
    Math.abs(board.x + board.width - truth.x - truth.width),
    Math.abs(board.y + board.height - truth.y - truth.height),
  );

describe.each(Object.entries(styles))('%s', (name, style) => {
  // Balls have no edges on the lines between them: their frame tells as much.
  it.each(name === 'balls' ? [0] : [0, 6])(
    'are found when the frame is %i pixels outside the cells',
    (gap) => {
      const image = draw(style, gap);
      const frame = {
        x: truth.x - gap,
        y: truth.y - gap,
        width: truth.width + 2 * gap,
        height: truth.height + 2 * gap,
      };
      expect(worst(settle(image, gridAt(frame)))).toBeLessThan(quarter);
    },
  );

  it('correct a grid that is off by a quarter of a cell', () => {
    const maps = makeMaps(draw(style, 0));
    const off = gridAt({ x: truth.x + 6, y: truth.y - 5, width: 236, height: 488 });
    expect(worst(refine(off, maps.fine, 0.35, 1))).toBeLessThan(worst(off));
    expect(worst(refine(off, maps.fine, 0.35, 1))).toBeLessThan(quarter);
  });
});

describe('a board without blocks', () => {
  it('stays at its frame', () => {
    const image = blank(520, 620, [50, 50, 60]);
    fill(image, truth, [8, 8, 12]);
    expect(worst(settle(image, gridAt(truth)))).toBeLessThanOrEqual(1);
  });
});
