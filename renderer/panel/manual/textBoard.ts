/** A board from pasted text or a fumen, or what is wrong with it and where. */
import { FumenError, holdsFumen, parseFumen } from '../../../engine/tetris/notation/fumen.ts';
import { emptyRows } from '../../shared/board/rows.ts';

const letters = '.IOTSZJLXG';

/** Rows counted from the top from 1, columns from the left from 1. */
export type TextProblem =
  | { kind: 'textEmpty' }
  /** A fumen that can't be read. */
  | { kind: 'textFumen' }
  | { kind: 'textTooTall'; rows: number; most: number }
  | { kind: 'textWidth'; row: number; found: number; columns: number }
  | { kind: 'textLetter'; row: number; column: number; letter: string };

export type TextBoard = { ok: true; rows: string[] } | { ok: false; problem: TextProblem };

interface Size {
  columns: number;
  rows: number;
}

/** Lower case and blank lines are fine; fewer rows than the board has stand at its bottom. */
export function readTextBoard(text: string, size: Size): TextBoard {
  if (holdsFumen(text)) return readFumenBoard(text, size);
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.trim().toUpperCase())
    .filter((row) => row !== '');
  const problem = problemOf(rows, size);
  if (problem) return { ok: false, problem };
  return { ok: true, rows: [...emptyRows(size.columns, size.rows - rows.length), ...rows] };
}

/** The field of the first page, without the empty rows above the board. */
function readFumenBoard(text: string, size: Size): TextBoard {
  try {
    const { rows } = parseFumen(text)[0]!;
    const used = rows.findIndex((row) => /[^.]/.test(row));
    const kept = used < 0 ? emptyRows(size.columns, 1) : rows.slice(used);
    const problem = problemOf(kept, size);
    if (problem) return { ok: false, problem };
    return { ok: true, rows: [...emptyRows(size.columns, size.rows - kept.length), ...kept] };
  } catch (error) {
    if (!(error instanceof FumenError)) throw error;
    return { ok: false, problem: { kind: 'textFumen' } };
  }
}

function problemOf(rows: string[], { columns, rows: most }: Size): TextProblem | null {
  if (rows.length === 0) return { kind: 'textEmpty' };
  for (const [index, row] of rows.entries()) {
    const wrong = [...row].findIndex((letter) => !letters.includes(letter));
    if (wrong >= 0)
      return { kind: 'textLetter', row: index + 1, column: wrong + 1, letter: [...row][wrong]! };
    if (row.length !== columns) return { kind: 'textWidth', row: index + 1, found: row.length, columns };
  }
  return rows.length > most ? { kind: 'textTooTall', rows: rows.length, most } : null;
}
