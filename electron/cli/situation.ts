import { closeSync, openSync, readSync } from 'node:fs';
import { PositionError, areEmpty, parseBoard } from '../../engine/tetris/board.ts';
import { cellsOf, identify } from '../../engine/tetris/pieces.ts';
import { readPosition } from '../../engine/tetris/position.ts';
import type { TetrisState } from '../../engine/tetris/types.ts';
import type { Layout, TetrisObservation } from '../../vision/types.ts';
import { Failure } from './Failure.ts';
import { nameOf, readText } from './input.ts';
import { type PuyoSituation, fromPuyoPicture, fromPuyoPosition, isPuyo } from './puyo/situation.ts';
import { seePicture } from './see.ts';

/** What a hint is asked for: a position, and the picture that it was read from, if any. */
export interface Situation {
  state: TetrisState;
  /** Text rows with the pieces' letters, top row first. */
  cells: readonly string[];
  picture: { file: string; layout: Layout } | null;
  /** Why the position may be wrong; empty where it is sure. */
  doubts: readonly string[];
}

/** Nothing can be asked of this input; `doubts` say why, in the words of recognition. */
export class NothingSeen extends Failure {
  constructor(
    file: string,
    readonly doubts: readonly string[],
  ) {
    super(`${file}: ${doubts.join('; ')}`, 1);
  }
}

/** Reads a position (a file that begins with a brace, or stdin) or looks at a picture. */
export async function readSituation(input: string): Promise<Situation | PuyoSituation> {
  return input === '-' || beginsAsJson(input) ? fromPosition(input) : fromPicture(input);
}

function beginsAsJson(file: string): boolean {
  if (file.toLowerCase().endsWith('.json')) return true;
  const start = Buffer.alloc(64);
  try {
    const handle = openSync(file, 'r');
    readSync(handle, start);
    closeSync(handle);
  } catch {
    return false;
  }
  return /^\s*[{[]/.test(start.toString('latin1'));
}

async function fromPosition(input: string): Promise<Situation | PuyoSituation> {
  const name = nameOf(input);
  const content = await readText(input);
  try {
    const value: unknown = JSON.parse(content);
    if (isPuyo(value)) return fromPuyoPosition(value);
    const state = readPosition(value);
    return { state, cells: (value as { cells: string[] }).cells, picture: null, doubts: [] };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(`${name}: is not JSON`);
    if (error instanceof PositionError) throw new Failure(`${name}: ${error.message}`);
    throw error;
  }
}

async function fromPicture(file: string): Promise<Situation | PuyoSituation> {
  const seen = await seePicture(file);
  if (seen.game === null) throw new NothingSeen(file, seen.doubts);
  if (seen.game === 'puyo') {
    const puyo = fromPuyoPicture(file, seen);
    if (!puyo)
      throw new NothingSeen(file, seen.doubts.length > 0 ? seen.doubts : ['falling pair not readable']);
    return puyo;
  }
  const { board, columns, rows, confidence } = seen;
  const layout: Layout = { game: 'tetris', board, columns, rows, next: [], hold: null, confidence };
  return {
    state: stateOf(file, seen),
    cells: seen.cells,
    picture: { file, layout },
    doubts: confidence >= 0.9 ? [] : seen.doubts.length > 0 ? seen.doubts : ['the picture is not clear'],
  };
}

/** The falling piece starts where it is seen, unless its cells can't be told from the stack's. */
function stateOf(file: string, { cells, current, next, hold, doubts }: TetrisObservation): TetrisState {
  if (!current) throw new NothingSeen(file, doubts.length > 0 ? doubts : ['falling piece not readable']);
  const board = parseBoard(cells);
  const active = identify(current.cells);
  const standsFree = active?.type === current.piece && areEmpty(board, cellsOf(active));
  return {
    game: 'tetris',
    board,
    queue: [current.piece, ...next],
    hold,
    canHold: hold !== null,
    combo: 0,
    backToBack: false,
    incoming: 0,
    ...(standsFree && { active }),
  };
}
