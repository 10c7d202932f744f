/** What misleads most in drawn games: pictures behind the well, empty cells drawn like blocks, words in it. */
import type { Image, Rect } from '../../../vision/types.ts';
import { disc, fill, grey, grow, hsv, mix, outline, text, type Colour } from './drawing/paint.ts';
import { Chance } from './drawing/random.ts';
import { brickwork, landscape } from './skins/backdrops.ts';
import type { DrawBlock } from './skins/blocks.ts';
import type { BoardStyle } from './skins/boards.ts';
import type { Theme } from './skins/theme.ts';

/** A see-through well: what lies behind it is as colourful as blocks are. */
export function drawnBehind(board: BoardStyle, chance: Chance): BoardStyle {
  const backdrop = chance.of([landscape, landscape, brickwork]);
  const shade = chance.of([0, 0.3, 0.6]);
  const seed = chance.whole(0, 1e6);
  const isRuled = chance.is(0.4);
  return {
    ...board,
    draw: (image, rect, columns, rows) => {
      backdrop(image, rect, board.base, rect.width / columns, new Chance(seed));
      fill(image, rect, board.base, shade);
      if (isRuled) rule(image, rect, columns, rows, board.light ? grey(60) : grey(190));
    },
  };
}

function rule(image: Image, rect: Rect, columns: number, rows: number, colour: Colour): void {
  for (let i = 1; i < columns; i += 1)
    fill(image, { ...rect, x: rect.x + (i * rect.width) / columns, width: 1 }, colour, 0.4);
  for (let i = 1; i < rows; i += 1)
    fill(image, { ...rect, y: rect.y + (i * rect.height) / rows, height: 1 }, colour, 0.4);
}

/** Squares in squares, all of one dark colour; where none is lit a faint one stays. */
export function liquidCrystal(theme: Theme, chance: Chance): Theme {
  const base = hsv(chance.between(50, 120), chance.between(0.1, 0.4), chance.between(0.6, 0.8));
  const ink = grey(chance.whole(0, 50));
  const faint = chance.between(0.06, 0.25);
  const cell: (colour: Colour) => DrawBlock = (colour) => (image, rect) => {
    const pen = Math.max(1, Math.round(rect.width / 10));
    fill(image, rect, base);
    outline(image, grow(rect, -pen / 2), pen, colour);
    fill(image, grow(rect, -Math.round(rect.width * 0.25)), colour);
  };
  const empty = cell(mix(base, ink, faint));
  const draw: BoardStyle['draw'] = (image, rect, columns, rows) => {
    const [w, h] = [rect.width / columns, rect.height / rows];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        empty(
          image,
          { x: rect.x + column * w, y: rect.y + row * h, width: w, height: h },
          { colour: ink, kind: 0, joins: 0 },
        );
  };
  return { ...theme, skin: cell(ink), ghost: null, board: { light: true, base, marked: true, draw } };
}

/** Score and level, or a large emblem, in the well itself. */
export function withWords(board: BoardStyle, chance: Chance): BoardStyle {
  const seed = chance.whole(0, 1e6);
  return {
    ...board,
    draw: (image, rect, columns, rows) => {
      const own = new Chance(seed);
      const cell = rect.width / columns;
      board.draw(image, rect, columns, rows);
      const colour = mix(
        board.base,
        own.of([grey(255), hsv(own.between(0, 360), 0.8, 0.9)]),
        own.between(0.3, 1),
      );
      if (own.is(0.4))
        disc(
          image,
          rect.x + own.between(0.3, 0.7) * rect.width,
          rect.y + own.between(0.2, 0.6) * rect.height,
          cell * own.between(1, 4),
          colour,
          0.5,
        );
      for (let i = own.whole(1, 4); i > 0; i -= 1) {
        const size = cell * own.between(0.5, 1.4);
        const length = own.whole(2, Math.max(2, Math.floor(rect.width / size)));
        text(
          image,
          rect.x + size * 0.3,
          rect.y + own.between(0.02, 0.9) * rect.height,
          size,
          length,
          colour,
          own,
        );
      }
    },
  };
}
