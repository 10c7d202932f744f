/** The empty board: flat, shaded, chequered, ruled, dotted, tiled, textured, a picture, or see-through. */
import type { Image, Rect } from '../../../../vision/types.ts';
import {
  dot,
  fill,
  gradient,
  grain,
  grey,
  grow,
  hsv,
  mix,
  outline,
  photo,
  type Colour,
} from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

export interface BoardStyle {
  light: boolean;
  /** About the colour of an empty cell. */
  base: Colour;
  /** Lines or tiles tell the board from what is around it. */
  marked: boolean;
  draw: (image: Image, board: Rect, columns: number, rows: number) => void;
}

type Ground = (image: Image, board: Rect, columns: number, rows: number) => void;

const white = grey(255);
const black = grey(0);

const eachCell = (
  board: Rect,
  columns: number,
  rows: number,
  paint: (cell: Rect, column: number, row: number) => void,
): void => {
  const [w, h] = [board.width / columns, board.height / rows];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      paint({ x: board.x + column * w, y: board.y + row * h, width: w, height: h }, column, row);
};

/** What is drawn on the plain ground, with the colour that stands out from it by a share of 0..1. */
type Marks = (away: (share: number) => Colour, base: Colour, chance: Chance) => Ground;

const chequered: Marks = (away, _, chance) => {
  const [odd, colour] = [chance.of(['both', 'columns', 'columns', 'rows']), away(chance.between(0.02, 0.1))];
  return (image, board, columns, rows) =>
    eachCell(board, columns, rows, (cell, column, row) => {
      const sum = (odd === 'rows' ? 0 : column) + (odd === 'columns' ? 0 : row);
      if (sum % 2) fill(image, cell, colour);
    });
};

const ruled: Marks = (away, _, chance) => {
  const colour = away(chance.of([0.04, 0.08, 0.12, 0.25, 0.45, 0.8]));
  const which = chance.of(['both', 'both', 'both', 'columns']);
  return (image, board, columns, rows) => {
    const pen = Math.max(1, Math.round(board.width / columns / 40));
    for (let i = 1; i < columns; i += 1)
      fill(image, { ...board, x: board.x + (i * board.width) / columns, width: pen }, colour);
    for (let i = 1; which === 'both' && i < rows; i += 1)
      fill(image, { ...board, y: board.y + (i * board.height) / rows, height: pen }, colour);
  };
};

const dotted: Marks = (away, _, chance) => {
  const [at, colour] = [chance.of([0, 0.5]), away(chance.between(0.2, 0.5))];
  const second = chance.is(0.3);
  return (image, board, columns, rows) =>
    eachCell(board, columns, rows, ({ x, y, width, height }, column) => {
      const size = Math.max(1, Math.round(width / 16));
      const spot = { x: x + at * width - size / 2, y: y + at * height - size / 2, width: size, height: size };
      if (!second || column % 2) fill(image, spot, colour);
    });
};

/** Empty cells drawn like sunken blocks. */
const tiled: Marks = (away, base, chance) => {
  const [inner, rim, edge] = [
    away(chance.between(0, 0.08)),
    away(chance.between(0.06, 0.2)),
    chance.between(0.04, 0.12),
  ];
  return (image, board, columns, rows) =>
    eachCell(board, columns, rows, (cell) => {
      fill(image, cell, base);
      fill(image, grow(cell, -0.5), rim);
      fill(image, grow(cell, -Math.max(1, cell.width * edge)), inner);
    });
};

const shadedOff: Marks = (away, base, chance) => {
  const [to, slant] = [away(chance.between(0.08, 0.3)), chance.between(0, 1)];
  return (image, board) => gradient(image, board, base, to, slant);
};

const pictured: Marks = (away, base, chance) => {
  const to = mix(
    away(chance.between(0.1, 0.35)),
    hsv(chance.between(0, 360), 0.7, 0.6),
    chance.between(0, 0.25),
  );
  const size = chance.between(0.2, 1);
  return (image, board) => photo(image, board, base, to, Math.max(8, board.width * size), chance);
};

const grainy: Marks = (_, __, chance) => {
  const amount = chance.between(4, 12);
  return (image, board) => grain(image, board, amount, chance);
};

/** Walls of a well: lighter towards both sides. */
const vaulted: Marks = (away, _, chance) => {
  const most = chance.between(0.06, 0.2);
  return (image, board) => {
    for (let x = 0; x < board.width; x += 1) {
      const side = Math.abs((2 * x) / board.width - 1) ** 3;
      fill(image, { x: board.x + x, y: board.y, width: 1, height: board.height }, away(most * side));
    }
  };
};

const plain: Marks = () => () => {};

const speckled: Marks = (away, _, chance) => {
  const colour = away(chance.between(0.3, 0.8));
  return (image, board) => {
    for (let i = 0; i < board.width * board.height * 0.0015; i += 1)
      dot(
        image,
        Math.round(board.x + chance.next() * board.width),
        Math.round(board.y + chance.next() * board.height),
        colour,
      );
  };
};

const choices: readonly [Marks, weight: number, marked: boolean][] = [
  [plain, 30, false],
  [ruled, 26, true],
  [chequered, 8, true],
  [dotted, 6, false],
  [tiled, 7, true],
  [shadedOff, 6, false],
  [pictured, 9, false],
  [grainy, 3, false],
  [vaulted, 2, false],
  [speckled, 3, false],
];

function weighted(chance: Chance): (typeof choices)[number] {
  let left = chance.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  return choices.find(([, weight]) => (left -= weight) < 0) ?? choices[0]!;
}

function randomBase(light: boolean, chance: Chance): Colour {
  const level = light
    ? chance.of([255, 255, chance.between(150, 255)])
    : chance.of([0, 0, 0, chance.between(5, 90)]);
  return mix(grey(level), hsv(chance.between(0, 360), 1, light ? 1 : 0.4), chance.of([0, 0, 0.2, 0.4]));
}

export function randomBoardStyle(chance: Chance): BoardStyle {
  const light = chance.is(0.25);
  const base = randomBase(light, chance);
  const away = (share: number): Colour => mix(base, light ? black : white, share);
  const [marks, , marked] = weighted(chance);
  const draw = marks(away, base, chance);
  const second = chance.is(0.12) && !marked ? ruled(away, base, chance) : plain(away, base, chance);
  const solid = chance.is(0.93) ? 1 : chance.between(0.5, 0.9);
  const edged = chance.is(0.08);
  return {
    light,
    base,
    marked,
    draw: (image, board, columns, rows) => {
      fill(image, board, base, solid);
      if (solid === 1) draw(image, board, columns, rows);
      second(image, board, columns, rows);
      if (edged) outline(image, board, 1, away(0.15));
    },
  };
}
