import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { isLink } from '../../../engine/puyo/notation/links/link.ts';
import { PositionError, areEmpty, parseBoard } from '../../../engine/tetris/rules/board.ts';
import { holdsFumen, parseFumen } from '../../../engine/tetris/notation/fumen.ts';
import { cellsOf, identify } from '../../../engine/tetris/rules/pieces.ts';
import { decodeText } from '../../../engine/tetris/notation/pasted/decodeText.ts';
import { readPosition } from '../../../engine/tetris/notation/position.ts';
import { makePosition } from '../../../engine/tetris/position.ts';
import { readBoardRows } from '../../../engine/tetris/notation/textBoard.ts';
import type { Piece, TetrisState } from '../../../engine/tetris/types.ts';
import { isSure } from '../../../vision/trust.ts';
import type { Layout, TetrisObservation } from '../../../vision/types.ts';
import { Failure } from '../console/Failure.ts';
import { inlineBoard, isInlineJson } from '../console/inline.ts';
import { nameOf, named, readText, rowsOf } from '../console/input.ts';
import {
  type PuyoSituation,
  fromPuyoLink,
  fromPuyoPicture,
  fromPuyoPosition,
  isPuyo,
} from './puyoSituation.ts';
import { seePicture } from '../pictures/see.ts';

/** Bytes of a file that show whether it is text. */
const sampleBytes = 256;

/** What a hint is asked for: a position, and the picture that it was read from, if any. */
export interface Situation {
  state: TetrisState;
  /** Text rows with the pieces' letters, top row first. */
  cells: readonly string[];
  picture: { file: string; layout: Layout } | null;
  /** Whether the input itself says that or whether hold can be used. */
  tellsHold?: boolean;
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

/** Pieces given beside a board that doesn't name any. */
export interface Pieces {
  queue?: readonly Piece[] | undefined;
  hold?: Piece | undefined;
}

const emptyRow = '.'.repeat(10);

/** Reads a position (JSON, a text board or a fumen, 'empty', in a file, on stdin or as it is) or looks at a picture. */
export async function readSituation(input: string, pieces: Pieces = {}): Promise<Situation | PuyoSituation> {
  if (input === 'empty') return fromBoard(input, emptyRow, pieces);
  if (isLink(input)) return named('the link', () => fromPuyoLink(input));
  if (holdsFumen(input)) return fromBoard(input, input, pieces);
  if (isInlineJson(input)) return fromPosition('the position', input);
  const board = inlineBoard(input);
  if (board) return fromBoard('the board', board, pieces);
  if (input !== '-' && !beginsAsText(input)) return fromPicture(input);
  const content = await readText(input);
  if (content.trim() === '') throw new Failure(`${nameOf(input)}: is empty`);
  if (isLink(content)) return named(input, () => fromPuyoLink(content));
  return isJsonObject(content) ? fromPosition(input, content) : fromBoard(input, content, pieces);
}

/** A pipe, or a file that begins as text does; anything else is a picture, or is said to be none. */
function beginsAsText(file: string): boolean {
  if (file.toLowerCase().endsWith('.json')) return true;
  const start = Buffer.alloc(sampleBytes);
  try {
    const status = statSync(file);
    if (!status.isFile() && !status.isDirectory()) return true;
    const handle = openSync(file, 'r');
    const length = readSync(handle, start);
    closeSync(handle);
    return length > 0 && !/[^\P{Cc}\t\r\n]/u.test(decodeText(start.subarray(0, length)));
  } catch {
    return false;
  }
}

const isJsonObject = (text: string): boolean => /^\s*\{/.test(text);

function fromPosition(input: string, content: string): Situation | PuyoSituation {
  return named(input, () => {
    const value: unknown = JSON.parse(content);
    if (isPuyo(value)) return fromPuyoPosition(value);
    const state = readPosition(value);
    const { cells } = value as { cells: string[] };
    return { state, cells: readBoardRows(cells), picture: null, tellsHold: true, doubts: [] };
  });
}

/** A fumen's first page may name its pieces itself: by the piece that it shows, or in a quiz comment. */
function fromBoard(input: string, content: string, { queue, hold }: Pieces): Situation {
  return named(input, () => {
    const page = holdsFumen(content) ? parseFumen(content)[0]! : null;
    const cells = rowsOf(content);
    const own = page?.quiz?.queue.length ? page.quiz.queue : page?.piece ? [page.piece.type] : undefined;
    if (!queue && !own) throw new PositionError('names no piece to place; give one with --queue');
    const position = { game: 'tetris', queue: queue ?? own, hold: hold ?? page?.quiz?.hold ?? null };
    parseBoard(cells);
    const rows = withTop(cells);
    const state = readPosition({ ...position, cells: rows, randomizer: 'unknown' });
    return { state, cells: rows, picture: null, doubts: [] };
  });
}

/** At least twenty rows, as a game has them. */
function withTop(cells: readonly string[]): string[] {
  const missing = Math.max(0, 20 - cells.length);
  return [...Array.from({ length: missing }, () => '.'.repeat(cells[0]?.length ?? 0)), ...cells];
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
    doubts: isSure(seen) ? [] : seen.doubts.length > 0 ? seen.doubts : ['the picture is not clear'],
  };
}

/** The falling piece starts where it is seen, unless its cells can't be distinguished from the stack's. */
function stateOf(file: string, { cells, current, next, hold, doubts }: TetrisObservation): TetrisState {
  if (!current) throw new NothingSeen(file, doubts.length > 0 ? doubts : ['falling piece not readable']);
  const board = parseBoard(cells);
  const active = identify(current.cells);
  const standsFree = active?.type === current.piece && areEmpty(board, cellsOf(active));
  const queue = [current.piece, ...next];
  return makePosition({ board, queue, hold, active: standsFree ? active : null });
}
