/** Messages from outside, checked. Every function throws ProtocolError that names the place. */
import {
  type Board,
  type Orientation,
  type Piece,
  type Placement,
  type Spin,
  orientations,
  pieces,
  spins,
} from '../../tetris/types.ts';
import { emptyBoard, storedRows } from '../../tetris/rules/board.ts';
import { type Fields, isObject } from '../../fields.ts';
import { ProtocolError } from './wire.ts';

const columns = 10;
const mostRows = 40;
const letters = 'IOTSZJLG';

export function readLine(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ProtocolError(`not JSON: ${shorten(line)}`);
  }
  return readFields(value, 'the message');
}

function shorten(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}

export function readFields(value: unknown, place: string): Fields {
  if (!isObject(value)) throw new ProtocolError(`${place} is not an object`);
  return value;
}

export function readList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ProtocolError(`${place} is not a list`);
  return value;
}

function readOneOf<T extends string>(known: readonly T[], value: unknown, place: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined)
    throw new ProtocolError(`${place}: ${shorten(String(value))} is not one of ${known.join(' ')}`);
  return found;
}

export function readPiece(value: unknown, place: string): Piece {
  return readOneOf(pieces, value, place);
}

export function readPieces(value: unknown, place: string): Piece[] {
  return readList(value, place).map((piece, index) => readPiece(piece, `${place}, piece ${index + 1}`));
}

export function readCount(value: unknown, place: string): number {
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new ProtocolError(`${place} is not a whole number from 0`);
  return value as number;
}

function readWhole(value: unknown, place: string): number {
  if (!Number.isInteger(value)) throw new ProtocolError(`${place} is not a whole number`);
  return value as number;
}

/** `spin` may be missing if a bot doesn't distinguish spins. */
export function readMove(value: unknown, place: string): Placement {
  const { location, spin } = readFields(value, place);
  const { type, orientation, x, y } = readFields(location, `${place}, location`);
  return {
    location: {
      type: readPiece(type, `${place}, type`),
      orientation: readOneOf<Orientation>(orientations, orientation, `${place}, orientation`),
      x: readWhole(x, `${place}, x`),
      y: readWhole(y, `${place}, y`),
    },
    spin: readOneOf<Spin>(spins, spin ?? 'none', `${place}, spin`),
  };
}

/** One row as a mask, bit x for column x. */
export function readRow(value: unknown, place: string): number {
  const cells = readList(value, place);
  if (cells.length !== columns)
    throw new ProtocolError(`${place} has ${cells.length} cells; it has to have ${columns}`);
  return cells.reduce((mask: number, cell, x) => {
    if (cell === null) return mask;
    if (typeof cell !== 'string' || cell.length !== 1 || !letters.includes(cell))
      throw new ProtocolError(
        `${place}, column ${x}: ${shorten(String(cell))} is neither null nor one of ${letters}`,
      );
    return mask | (1 << x);
  }, 0);
}

/** Rows from the bottom up, at most 40; those above what a board stores have to be empty. */
export function readBoard(value: unknown): Board {
  const board = emptyBoard();
  const rows = readList(value, 'board');
  if (rows.length > mostRows)
    throw new ProtocolError(`board has ${rows.length} rows; at most ${mostRows} can be`);
  for (const [y, row] of rows.entries()) {
    const mask = readRow(row, `board, row ${y} from the bottom`);
    if (y < storedRows) board.masks[y] = mask;
    else if (mask !== 0)
      throw new ProtocolError(`board, row ${y} from the bottom is above any place to play`);
  }
  return board;
}

/** As 40 rows of cells from the bottom up. */
export function writeBoard({ masks }: Board): (string | null)[][] {
  return Array.from({ length: mostRows }, (_, y) =>
    Array.from({ length: columns }, (_cell, x) => ((masks[y] ?? 0) & (1 << x) ? 'G' : null)),
  );
}
