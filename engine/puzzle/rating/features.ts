/**
 * What the thesis's models look at: 14 numbers of a one-move puzzle, 22 of a longer one. Walls and floor are no cells:
 * only blocks are filled, and only places inside the board are empty.
 */
import { type Board, type Cell, type Piece, pieces } from '../../tetris/types.ts';
import { heightOf, isFilled } from '../../tetris/rules/board.ts';
import type { Answer } from './answer.ts';

const pieceNames = ['piece', 'pieceIsTJL', 'pieceIsSZI', 'pieceIsO'] as const;

const oneMoveNames = [
  'filledCells',
  'heightDifference',
  'runsOfOne',
  'runsOfTwo',
  'runsOfThree',
  ...pieceNames,
  'edgesOnFilled',
  'filledBelow',
  'emptyBelow',
  'allEmptyBelow',
  'edgesOnSlot',
] as const;

const moreMovesNames = [
  ...oneMoveNames,
  'cellsOnEarlier',
  'cellsBelowSlot',
  'edgesShared',
  'cellsInLowestRows',
  'firstPiece',
  'firstIsTJL',
  'firstIsSZI',
  'firstIsO',
] as const;

export type FeatureName = (typeof moreMovesNames)[number];

/** The names of `featuresOf` in its order, for puzzles of so many moves. */
export function featureNames(moves: number): readonly FeatureName[] {
  return moves === 1 ? oneMoveNames : moreMovesNames;
}

/**
 * The features of a puzzle and its intended answer, in the order of `featureNames`. Of a longer answer, (6) to (9) tell
 * the last piece and (v) the first one; the rest counts all pieces together.
 */
export function featuresOf(board: Board, answer: Answer): number[] {
  const kinds = answer.pieces.map(({ piece }) => piece);
  const lone = [...stackFeatures(board), ...pieceFeatures(kinds.at(-1)!), ...placeFeatures(board, answer)];
  if (kinds.length === 1) return lone;
  return [...lone, ...pairFeatures(answer), ...pieceFeatures(kinds[0]!)];
}

/** (1) to (5) */
function stackFeatures(board: Board): number[] {
  const heights = Array.from({ length: board.columns }, (_, x) => columnHeight(board, x));
  const runs = runsIn(board);
  return [
    heights.reduce((sum, _, x) => sum + filledIn(board, x), 0),
    Math.max(...heights) - Math.min(...heights),
    ...[1, 2, 3].map((length) => runs.filter((run) => run === length).length),
  ];
}

function columnHeight({ masks }: Board, x: number): number {
  return masks.findLastIndex((mask) => (mask >> x) & 1) + 1;
}

function filledIn({ masks }: Board, x: number): number {
  return masks.reduce((sum, mask) => sum + ((mask >> x) & 1), 0);
}

/** Lengths of the runs of empty cells side by side, in the rows up to the highest block. */
function runsIn(board: Board): number[] {
  const runs: number[] = [];
  for (let y = 0; y < heightOf(board); y++) {
    let run = 0;
    for (let x = 0; x <= board.columns; x++)
      if (!isFilled(board, x, y)) run++;
      else {
        if (run > 0) runs.push(run);
        run = 0;
      }
  }
  return runs;
}

/** (6) to (9) */
function pieceFeatures(piece: Piece): number[] {
  return [
    pieces.indexOf(piece),
    Number('TJL'.includes(piece)),
    Number('SZI'.includes(piece)),
    Number(piece === 'O'),
  ];
}

const nameOf = ([x, y]: Cell): string => `${x},${y}`;
const around = ([x, y]: Cell): Cell[] => [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]]; // prettier-ignore

function setOf(cells: readonly Cell[]): ReadonlySet<string> {
  return new Set(cells.map(nameOf));
}

function countEdges(cells: readonly Cell[], touches: (cell: Cell) => boolean): number {
  return cells.flatMap(around).filter(touches).length;
}

/** (10) to (14) */
function placeFeatures(board: Board, { pieces: placed, slot }: Answer): number[] {
  const cells = placed.flatMap((one) => one.cells);
  const own = setOf(cells);
  const isBlock = ([x, y]: Cell): boolean => x >= 0 && x < board.columns && y >= 0 && isFilled(board, x, y);
  const isGap = (cell: Cell): boolean => !own.has(nameOf(cell)) && !isFilled(board, ...cell);
  const below = cells.map(([x, y]): Cell => [x, y - 1]);
  const allBelow = cells.flatMap(([x, y]) => Array.from({ length: y }, (_, row): Cell => [x, row]));
  const slotCells = setOf(slot);
  return [
    countEdges(cells, isBlock),
    below.filter(isBlock).length,
    below.filter(isGap).length,
    setOf(allBelow.filter(isGap)).size,
    countEdges(cells, (cell) => slotCells.has(nameOf(cell))),
  ];
}

/** (i) to (iv) */
function pairFeatures({ pieces: placed, slot }: Answer): number[] {
  const cells = placed.flatMap((one) => one.cells);
  const earlier = placed.map((_, index) => setOf(placed.slice(0, index).flatMap((one) => one.cells)));
  const lowest = Math.min(...slot.map(([, y]) => y));
  const isBelowSlot = ([x, y]: Cell): boolean => slot.some(([slotX, slotY]) => slotX === x && y < slotY);
  return [
    sumOver(
      placed,
      (one, index) => one.cells.filter(([x, y]) => earlier[index]!.has(nameOf([x, y - 1]))).length,
    ),
    cells.filter(isBelowSlot).length,
    sumOver(placed, (one, index) => countEdges(one.cells, (cell) => earlier[index]!.has(nameOf(cell)))),
    cells.filter(([, y]) => y === lowest || y === lowest + 1).length,
  ];
}

function sumOver<T>(all: readonly T[], value: (one: T, index: number) => number): number {
  return all.reduce((sum, one, index) => sum + value(one, index), 0);
}
