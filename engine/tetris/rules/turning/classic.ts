/** Rules of games before the guideline. */
import type { Cell, Piece } from '../../types.ts';
import { shapes } from '../pieces.ts';
import type { Guard, KickSet } from './KickSet.ts';

/** Where the centre of each orientation is, as seen from the point that a piece turns about. */
type Centres = Readonly<Record<Exclude<Piece, 'O'>, readonly Cell[]>>;

const fourAlike: readonly Cell[] = [[0, 0], [0, 0], [0, 0], [0, 0]]; // prettier-ignore

/**
 * Nintendo's right-handed rotation (NES): the orientation table of the game, as meatfighter's tetromino-computer and
 * "Applying Artificial Intelligence to Nintendo Tetris" have it.
 */
// prettier-ignore
const nesCentres: Centres = {
  I: [[-1, 0], [0, 1]],
  T: fourAlike, J: fourAlike, L: fourAlike,
  S: [[0, -1], [0, 0]],
  Z: [[0, -1], [0, 0]],
};

/** Lying pieces are at the bottom of their box of three rows. */
const onFloor: readonly Cell[] = [[0, -1], [0, 0], [0, 0], [0, 0]]; // prettier-ignore

/** Sega's rotation, which Arika's games have with kicks (ARS): tetris.wiki, "Arika Rotation System", and arika.lua of Cambridge. */
// prettier-ignore
const arsCentres: Centres = {
  I: [[-1, 0], [0, 0]],
  T: onFloor, J: onFloor, L: onFloor,
  S: [[0, -1], [-1, 0]],
  Z: [[0, -1], [0, 0]],
};

/** Where a turn in place moves the centre; null where there is no such turn. */
function plainTurn(centres: Centres, piece: Piece, from: number, to: number): Cell | null {
  if (piece === 'O' || (from + to) % 2 === 0) return null;
  const [start, end] = [centres[piece][from], centres[piece][to]];
  return start && end ? [end[0] - start[0], end[1] - start[1]] : null;
}

const classic = { hasHalfTurns: false, hasTwoStates: true, hasSpins: false, spawnTurns: 2 } as const;

export const nes: KickSet = {
  ...classic,
  spawnRight: 1,
  kicks: (piece, from, to) => {
    const turn = plainTurn(nesCentres, piece, from, to);
    return turn ? [turn] : [];
  },
  guard: () => null,
};

/** Where a piece doesn't fit it goes one column to the right, else one to the left; I stays. */
export const ars: KickSet = {
  ...classic,
  spawnRight: 0,
  kicks: (piece, from, to) => {
    const turn = plainTurn(arsCentres, piece, from, to);
    if (!turn) return [];
    const [x, y] = turn;
    return piece === 'I' ? [turn] : [turn, [x + 1, y], [x - 1, y]];
  },
  guard: (piece, from, to) => (isUpright(piece, from) ? middleGuard(piece, from, to) : null),
};

/** J, L or T in three columns. */
const isUpright = (piece: Piece, turns: number): boolean => 'JLT'.includes(piece) && turns % 2 === 0;

/**
 * The middle column: no kick where the first cell in the way, row by row from the top and from left to right, is in the middle.
 * So the one cell beside the middle has to be in the way, and those of the middle before it not.
 */
function middleGuard(piece: Piece, from: number, to: number): Guard | null {
  const turn = plainTurn(arsCentres, piece, from, to);
  if (!turn) return null;
  const inOrder = [...shapes[piece][to]!].sort(([ax, ay], [bx, by]) => by - ay || ax - bx);
  const cells = inOrder.map(([x, y]): Cell => [x + turn[0], y + turn[1]]);
  const side = cells.findIndex(([x]) => x !== 0);
  return { open: cells.slice(0, side), filled: cells[side]! };
}
