import { type Fields, isObject } from '../../fields.ts';
import { type Board, type Location, type Piece, type TetrisState, orientations, pieces } from '../types.ts';
import { makePosition } from '../position.ts';
import { firstOutsideBags } from '../rules/bag.ts';
import { PositionError, areEmpty, parseBoard } from '../rules/board.ts';
import { cellsOf } from '../rules/pieces.ts';
import { readBoardRows } from './textBoard.ts';

/**
 * Reads a position as the command line takes it: {"game": "tetris", "cells": [rows, top first], "queue": ["T", ...] or "T,I",
 * "hold": null, "canHold": true, ...}; letters may be small, and fields that it doesn't know are left aside. The queue has to be one that bags of
 * seven can deal, unless "randomizer" is "uniform" or "unknown". Throws PositionError naming the field, in one line.
 */
export function readPosition(fields: unknown): TetrisState {
  if (!isObject(fields)) throw new PositionError('a position is an object with "cells" and "queue"');
  if (fields['game'] !== 'tetris')
    throw new PositionError(`"game" is ${JSON.stringify(fields['game'])}; only "tetris" can be judged`);
  const board = readCells(fields['cells']);
  const queue = readQueue(fields['queue']);
  const hold = isAbsent(fields['hold']) ? null : readPiece(fields['hold'], '"hold"');
  const canHold = readFlag(fields, 'canHold', hold !== null);
  checkBags(fields['randomizer'], queue, hold !== null && !canHold);
  const active = isAbsent(fields['active']) ? null : readActive(fields['active'], board, queue[0]!);
  return makePosition({
    board,
    queue,
    hold,
    canHold,
    combo: readCount(fields, 'combo'),
    backToBack: readFlag(fields, 'backToBack', false),
    incoming: readCount(fields, 'incoming'),
    active,
  });
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

function readCells(cells: unknown): Board {
  if (!Array.isArray(cells) || !cells.every((row) => typeof row === 'string'))
    throw new PositionError('"cells" has to be a list of text rows, top row first');
  try {
    return checkFullRows(parseBoard(readBoardRows(cells)));
  } catch (error) {
    throw error instanceof PositionError ? new PositionError(`"cells": ${error.message}`) : error;
  }
}

/** Full rows at the bottom are a floor; a game leaves none above others. Throws PositionError that names the row. */
function checkFullRows(board: Board): Board {
  const { masks, columns, rows } = board;
  const full = (1 << columns) - 1;
  const floor = masks.findIndex((mask) => mask !== full);
  const y = masks.findLastIndex((mask) => mask === full);
  if (y > floor)
    throw new PositionError(
      `row ${rows - y} from the top is full, and no floor; a game would have cleared it`,
    );
  return board;
}

function readQueue(queue: unknown): Piece[] {
  if (typeof queue === 'string') return readQueue(queue.match(/[^\s,]/g));
  if (!Array.isArray(queue) || queue.length === 0)
    throw new PositionError('"queue" has to be a list of pieces, the falling one first');
  return queue.map((piece, index) => readPiece(piece, `"queue", piece ${index + 1}`));
}

const randomizers = ['7bag', 'uniform', 'unknown'];

/** `swapped`: the first piece came out of hold, so that it is no part of the row. */
function checkBags(randomizer: unknown, queue: readonly Piece[], swapped: boolean): void {
  const kind = randomizer ?? '7bag';
  if (!randomizers.some((known) => known === kind))
    throw new PositionError(`"randomizer": ${JSON.stringify(kind)} is not one of ${randomizers.join(' ')}`);
  if (kind !== '7bag') return;
  const skipped = swapped ? 1 : 0;
  const outside = firstOutsideBags(queue.slice(skipped));
  if (outside === null) return;
  const at = outside + skipped;
  throw new PositionError(
    `"queue", piece ${at + 1}: another ${queue[at]} can't come from bags of seven; where pieces are dealt freely, say "randomizer": "uniform"`,
  );
}

/** Letters may be small. Throws PositionError that begins with `where`. */
export function readPiece(value: unknown, where: string): Piece {
  const piece = pieces.find((known) => typeof value === 'string' && known === value.toUpperCase());
  if (!piece) throw new PositionError(`${where}: ${JSON.stringify(value)} is not one of ${pieces.join(' ')}`);
  return piece;
}

function readFlag(fields: Fields, name: string, otherwise: boolean): boolean {
  const value = fields[name] ?? otherwise;
  if (typeof value !== 'boolean') throw new PositionError(`"${name}" has to be true or false`);
  return value;
}

function readCount(fields: Fields, name: string): number {
  const value = fields[name] ?? 0;
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new PositionError(`"${name}" has to be a whole number from 0`);
  return value as number;
}

function readActive(value: unknown, board: Board, falling: Piece): Location {
  const { type, orientation, x, y } = value as Fields;
  const known = orientations.find((one) => one === orientation);
  if (type !== falling || !known || !Number.isInteger(x) || !Number.isInteger(y))
    throw new PositionError(
      '"active" has to be the location of the first piece: {"type", "orientation", "x", "y"}',
    );
  const active = { type: falling, orientation: known, x: x as number, y: y as number };
  if (!areEmpty(board, cellsOf(active)))
    throw new PositionError('"active" overlaps filled cells or is outside the board');
  return active;
}
