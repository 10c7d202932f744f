/** Puzzles and answers from outside: a PositionError says in one line what is wrong with them. */
import { type Fields, isObject } from '../fields.ts';
import { type Board, type Location, type Piece, orientations, pieces } from '../tetris/types.ts';
import { PositionError, parseBoard } from '../tetris/rules/board.ts';
import { type Category, type GoalKind, categories, goalKinds, goals } from './types.ts';
import type { Position } from './solving/solve.ts';

/** More pieces can't be searched completely in the time that a player waits. */
const mostPieces = 4;
const leastRows = 20;

export interface GivenPuzzle extends Position {
  kind: GoalKind;
  /** The goal's own where none is given. */
  category: Category;
  /** Its first stored solution; null where it has none. Not checked. */
  answer: Location[] | null;
}

/** Reads a puzzle as `puzzles generate --json` writes it; only board, queue and goal have to be there. */
export function readPuzzle(value: unknown): GivenPuzzle {
  const fields = asObject(value, 'a puzzle is an object with "board", "queue" and "goal"');
  const queue = readQueue(fields);
  const kind = readKind(asObject(fields['goal'], '"goal" has to be an object with "kind"'));
  const solutions = fields['solutions'];
  const first: unknown = Array.isArray(solutions) ? solutions[0] : undefined;
  return {
    board: readBoard(fields['board']),
    queue,
    goal: goals[kind],
    kind,
    category: readCategory(fields['category'], kind, queue.length),
    answer: first === undefined ? null : readAnswer(first),
  };
}

function asObject(value: unknown, words: string): Fields {
  if (!isObject(value)) throw new PositionError(words);
  return value;
}

function readBoard(value: unknown): Board {
  if (!Array.isArray(value) || !value.every((row) => typeof row === 'string'))
    throw new PositionError('"board" has to be a list of text rows, top row first');
  const full = value.findIndex((row: string) => row !== '' && !row.includes('.'));
  try {
    const board = parseBoard(value, leastRows);
    if (full >= 0) throw new PositionError(`row ${full + 1} from the top is full`);
    return board;
  } catch (error) {
    throw error instanceof PositionError ? new PositionError(`"board": ${error.message}`) : error;
  }
}

function readQueue(fields: Fields): Piece[] {
  const { queue, moves } = fields;
  if (!Array.isArray(queue) || queue.length === 0 || queue.length > mostPieces)
    throw new PositionError(`"queue" has to be a list of 1 to ${mostPieces} pieces`);
  if (moves !== undefined && moves !== queue.length)
    throw new PositionError(`"moves" is ${JSON.stringify(moves)}, but the queue has ${queue.length} pieces`);
  return queue.map((piece: unknown, index) => readPiece(piece, `"queue", piece ${index + 1}`));
}

function readPiece(value: unknown, where: string): Piece {
  const piece = pieces.find((known) => known === value);
  if (!piece) throw new PositionError(`${where}: ${JSON.stringify(value)} is not one of ${pieces.join(' ')}`);
  return piece;
}

function readKind({ kind }: Fields): GoalKind {
  const known = goalKinds.find((one) => one === kind);
  if (!known)
    throw new PositionError(`"goal": kind ${JSON.stringify(kind)} is not one of ${goalKinds.join(' ')}`);
  return known;
}

function readCategory(value: unknown, kind: GoalKind, moves: number): Category {
  if (value === undefined) return kind;
  const known = categories.find((one) => one === value);
  if (!known || (known === 'donation' ? kind !== 'tsd' || moves < 2 : known !== kind))
    throw new PositionError(`"category": ${JSON.stringify(value)} does not go with the goal and the queue`);
  return known;
}

/** Reads an answer: a list of placements {"location": {...}} or of locations, alone or as "placements". */
export function readAnswer(value: unknown): Location[] {
  const inside = typeof value === 'object' && value !== null && 'placements' in value;
  const list: unknown = inside ? value.placements : value;
  if (!Array.isArray(list)) throw new PositionError('an answer is a list of placements');
  return list.map((one, index) => readLocation(one, `placement ${index + 1}`));
}

const words = 'has to be a location {"type", "orientation", "x", "y"}';

function readLocation(value: unknown, where: string): Location {
  const outer = asObject(value, `${where} ${words}`);
  const fields = 'location' in outer ? asObject(outer['location'], `${where} ${words}`) : outer;
  const orientation = orientations.find((one) => one === fields['orientation']);
  const { x, y } = fields;
  if (!orientation || !Number.isInteger(x) || !Number.isInteger(y))
    throw new PositionError(`${where} ${words}`);
  return { type: readPiece(fields['type'], where), orientation, x: x as number, y: y as number };
}
