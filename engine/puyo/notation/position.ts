import { type Fields, isObject } from '../../fields.ts';
import { PositionError } from '../../tetris/rules/board.ts';
import { type ReadField } from '../rules/field.ts';
import { rateAfter } from '../rules/versus.ts';
import {
  type Direction,
  type Opponent,
  type Pair,
  type PuyoColour,
  type PuyoField,
  type PuyoState,
  type RuleSet,
  directions,
  puyoKinds,
  ruleSets,
} from '../types.ts';
import { readFieldRows } from './textField.ts';

export interface ReadPosition {
  state: PuyoState;
  /** What was put right in it, in words. */
  doubts: string[];
}

/**
 * Reads a position as the command line takes it: {"game": "puyo", "rules": "tsu", "cells": [rows, top first], "pairs":
 * [{"axis": "R", "child": "G"}, ...]}; a pair may be text ("RG"), axis first. In a match also "incoming", "garbageIn",
 * "rate" or "seconds" since its start, and "opponent": {"cells", "pairs", "incoming"} or just its rows. Fields that it
 * doesn't know are left aside. Throws PositionError naming the field, in one line.
 */
export function readPosition(fields: unknown): ReadPosition {
  if (!isObject(fields)) throw new PositionError('a position is an object with "cells" and "pairs"');
  const { field, floating } = readCells(fields['cells'], '"cells"');
  const opponent = fields['opponent'] ? readOpponent(fields['opponent']) : null;
  const rules = readRules(fields['rules']);
  const active = fields['active'] ? readActive(fields['active'] as Fields) : null;
  const incoming = readCount(fields, 'incoming') ?? 0;
  if (rules === 'thesis') checkThesis(field, incoming > 0 || opponent !== null);
  return {
    state: {
      game: 'puyo',
      rules,
      field,
      pairs: readPairs(fields['pairs'], '"pairs"'),
      allClear: readFlag(fields, 'allClear'),
      incoming,
      score: readCount(fields, 'score'),
      ...readMatch(fields),
      ...(opponent && { opponent: opponent.state }),
      ...(active && { active }),
    },
    doubts: [
      ...(floating > 0 ? [toldFloating(floating)] : []),
      ...(opponent && opponent.floating > 0 ? [`the opponent's: ${toldFloating(opponent.floating)}`] : []),
    ],
  };
}

function checkThesis({ cells }: PuyoField, isMatch: boolean): void {
  if (cells[0] !== '......')
    throw new PositionError(
      '"cells": a column is higher than 12 rows; the thesis\'s field has no hidden row',
    );
  if (isMatch)
    throw new PositionError(
      '"incoming" and "opponent": the rules of the thesis know neither garbage nor matches',
    );
}

function readMatch(fields: Fields): Pick<PuyoState, 'garbageIn' | 'rate'> {
  const garbageIn = readCount(fields, 'garbageIn');
  const seconds = readCount(fields, 'seconds');
  const rate = readCount(fields, 'rate') ?? (seconds === null ? null : rateAfter(seconds));
  if (rate === 0) throw new PositionError('"rate" has to be a whole number from 1');
  return { ...(garbageIn !== null && { garbageIn }), ...(rate !== null && { rate }) };
}

function readOpponent(value: unknown): { state: Opponent; floating: number } {
  const fields = (Array.isArray(value) ? { cells: value } : value) as Fields;
  const { field, floating } = readCells(fields['cells'], '"opponent", "cells"');
  const { pairs } = fields;
  const seen = Array.isArray(pairs) && pairs.length > 0 ? readPairs(pairs, '"opponent", "pairs"') : [];
  const incoming = readCount(fields, 'incoming', '"opponent", ') ?? 0;
  return { state: { field, pairs: seen, incoming }, floating };
}

/** What is said of puyos that hung in the air. */
export function toldFloating(floating: number): string {
  return `${floating} floating ${floating === 1 ? 'puyo was' : 'puyos were'} let down`;
}

function readCells(cells: unknown, where: string): ReadField {
  if (!Array.isArray(cells) || !cells.every((row) => typeof row === 'string'))
    throw new PositionError(`${where} has to be a list of text rows, top row first`);
  try {
    return readFieldRows(cells);
  } catch (error) {
    throw error instanceof PositionError ? new PositionError(`${where}: ${error.message}`) : error;
  }
}

function readRules(value: unknown): RuleSet {
  if (value === undefined || value === null) return 'tsu';
  const rules = ruleSets.find((known) => known === value);
  if (!rules)
    throw new PositionError(`"rules" is ${JSON.stringify(value)}; it is one of ${ruleSets.join(', ')}`);
  return rules;
}

function readPairs(pairs: unknown, where: string): Pair[] {
  if (!Array.isArray(pairs) || pairs.length === 0)
    throw new PositionError(`${where} has to be a list of pairs, the falling one first`);
  return pairs.map((pair, index) => readPair(pair, `${where}, pair ${index + 1}`));
}

function readPair(value: unknown, where: string): Pair {
  if (typeof value === 'string') return parsePair(value, where);
  const { axis, child } = (value ?? {}) as Fields;
  return { axis: readColour(axis, `${where}, axis`), child: readColour(child, `${where}, child`) };
}

/** A pair from two letters, the axis first. Throws PositionError that begins with `where`. */
export function parsePair(text: string, where: string): Pair {
  if (text.length !== 2)
    throw new PositionError(`${where}: ${JSON.stringify(text)} has to be two letters, the axis first`);
  return { axis: readColour(text[0], where), child: readColour(text[1], where) };
}

function readColour(value: unknown, where: string): PuyoColour {
  const letter = typeof value === 'string' ? value.toUpperCase() : value;
  const colour = puyoKinds.find((kind): kind is PuyoColour => kind === letter && kind !== 'O');
  if (!colour) throw new PositionError(`${where}: ${JSON.stringify(value)} is not one of R G B Y P`);
  return colour;
}

function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value !== 'boolean') throw new PositionError(`"${name}" has to be true or false`);
  return value;
}

function readCount(fields: Fields, name: string, where = ''): number | null {
  const value = fields[name] ?? null;
  if (value === null) return null;
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new PositionError(`${where}"${name}" has to be a whole number from 0`);
  return value as number;
}

function readActive({ x, y, direction }: Fields): { x: number; y: number; direction: Direction } {
  const known = directions.find((one) => one === direction);
  if (!Number.isInteger(x) || !Number.isInteger(y) || !known)
    throw new PositionError('"active" has to be where the axis stands: {"x", "y", "direction"}');
  return { x: x as number, y: y as number, direction: known };
}
