/** Boards as programs write them: JSON arrays of rows, or an object that has one. */
import type { SignRows } from './letters.ts';

/** Fields of an object that hold a board, the first one that is there. */
const boardFields = ['cells', 'board', 'field', 'rows', 'grid', 'matrix'] as const;

/** The Tetris Bot Protocol writes forty rows, the bottom row first, and null for an empty cell. */
const protocolRows = 40;

/** The rows of a JSON text, top row first; null where it is no JSON that holds rows. */
export function rowsOfJson(text: string): SignRows | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const rows = boardIn(parsed(text));
  if (!rows) return null;
  const signs = rows.map((row) => signsOf(row, rows));
  return isOfProtocol(rows) ? signs.reverse() : signs;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/;$/, ''));
  } catch {
    return null;
  }
}

function boardIn(value: unknown): (readonly unknown[] | string)[] | null {
  if (isRows(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  const found = boardFields.map((name) => (value as Record<string, unknown>)[name]).find(isRows);
  return found ?? null;
}

function isRows(value: unknown): value is (readonly unknown[] | string)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => Array.isArray(row) || typeof row === 'string')
  );
}

function isOfProtocol(rows: readonly (readonly unknown[] | string)[]): boolean {
  return rows.length === protocolRows && rows.some((row) => Array.isArray(row) && row.includes(null));
}

/** Where -1 is empty, 0 is a piece. */
function signsOf(row: readonly unknown[] | string, all: readonly (readonly unknown[] | string)[]): string[] {
  if (typeof row === 'string') return [...row];
  const countsFromZero = all.some((one) => Array.isArray(one) && one.includes(-1));
  return row.map((cell) => signOf(cell, countsFromZero));
}

function signOf(cell: unknown, countsFromZero: boolean): string {
  if (cell === null || cell === undefined || cell === false || cell === -1) return '.';
  if (cell === true) return 'X';
  if (typeof cell === 'number') return countsFromZero ? 'X' : String(cell);
  return typeof cell === 'string' ? cell.trim() || '.' : JSON.stringify(cell);
}
