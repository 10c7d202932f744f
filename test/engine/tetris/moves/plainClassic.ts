import { isFilled } from '../../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import {
  type Board,
  type Cell,
  type Location,
  type Piece,
  orientations,
} from '../../../../engine/tetris/types.ts';

type Pictures = Readonly<Record<Exclude<Piece, 'O'>, readonly string[]>>;

/** Each orientation in the box that stays in place while the piece turns: north, east, south, west; rows top first. */
const fourAlike = {
  E: { T: '.X. .XX .X.', J: '.XX .X. .X.', L: '.X. .X. .XX' },
  S: { T: '... XXX .X.', J: '... XXX ..X', L: '... XXX X..' },
  W: { T: '.X. XX. .X.', J: '.X. .X. XX.', L: 'XX. .X. .X.' },
};
const withNorth = (north: string, piece: 'T' | 'J' | 'L'): string[] => [
  north,
  fourAlike.E[piece],
  fourAlike.S[piece],
  fourAlike.W[piece],
];

const pictures: Readonly<Record<'nes' | 'ars', Pictures>> = {
  nes: {
    I: ['.... .... XXXX ....', '..X. ..X. ..X. ..X.'],
    T: withNorth('.X. XXX ...', 'T'),
    J: withNorth('X.. XXX ...', 'J'),
    L: withNorth('..X XXX ...', 'L'),
    S: ['... .XX XX.', '.X. .XX ..X'],
    Z: ['... XX. .XX', '..X .XX .X.'],
  },
  ars: {
    I: ['.... XXXX .... ....', '..X. ..X. ..X. ..X.'],
    T: withNorth('... .X. XXX', 'T'),
    J: withNorth('... X.. XXX', 'J'),
    L: withNorth('... ..X XXX', 'L'),
    S: ['... .XX XX.', 'X.. XX. .X.'],
    Z: ['... XX. .XX', '..X .XX .X.'],
  },
};

/** Cells of a picture row by row from the top, y = 0 the bottom row of its box. */
function cellsIn(picture: string): Cell[] {
  const rows = picture.split(' ');
  return rows.flatMap((row, down) =>
    [...row].flatMap((sign, x): Cell[] => (sign === 'X' ? [[x, rows.length - 1 - down]] : [])),
  );
}

const lowest = (cells: readonly Cell[]): Cell => [
  Math.min(...cells.map(([x]) => x)),
  Math.min(...cells.map(([, y]) => y)),
];

/** Turns the pictures of the box, by either key, as the games do it: a plain twin of the tables of centres. */
export function plainClassicTurn(
  board: Board,
  location: Location,
  quarters: number,
  rules: 'nes' | 'ars',
  kicks: boolean,
): Location | null {
  const { type } = location;
  if (type === 'O' || quarters === 2) return null;
  const states = pictures[rules][type];
  const from = orientations.indexOf(location.orientation);
  const to = (from + quarters) % states.length;
  const [left, bottom] = lowest(cellsOf(location));
  const [leftInBox, bottomInBox] = lowest(cellsIn(states[from]!));
  const [x, y] = [left - leftInBox, bottom - bottomInBox];
  const turned = cellsIn(states[to]!);
  const isFree = (right: number): boolean =>
    turned.every(([cx, cy]) => !isFilled(board, x + cx + right, y + cy));
  const end = (right: number): Location =>
    placed(
      type,
      to,
      turned.map(([cx, cy]): Cell => [x + cx + right, y + cy]),
    );
  if (isFree(0)) return end(0);
  if (rules === 'nes' || type === 'I' || !kicks) return null;
  const first = turned.find(([cx, cy]) => isFilled(board, x + cx, y + cy))!;
  if ('JLT'.includes(type) && from % 2 === 0 && first[0] === 1) return null;
  return isFree(1) ? end(1) : isFree(-1) ? end(-1) : null;
}

function placed(type: Piece, turns: number, cells: readonly Cell[]): Location {
  const here: Location = { type, orientation: orientations[turns]!, x: 0, y: 0 };
  const [left, bottom] = lowest(cells);
  const [leftHere, bottomHere] = lowest(cellsOf(here));
  return { ...here, x: left - leftHere, y: bottom - bottomHere };
}
