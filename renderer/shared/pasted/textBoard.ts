/** A board from pasted text or a fumen, or what is wrong with it and where. */
import { FumenError, holdsFumen, parseFumen } from '../../../engine/tetris/notation/fumen.ts';
import { PastedError, type PastedProblem } from '../../../engine/tetris/notation/pasted/letters.ts';
import { readTextBoard, withoutSpareRows } from '../../../engine/tetris/notation/textBoard.ts';
import { emptyRows } from '../board/rows.ts';

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
  /** As many, or as many as the first row has within limits. */
  columns: number | { min: number; max: number };
  rows: number;
}

/** The forms of `readTextBoard`, and the first page of a fumen; fewer rows than the board has are put at its bottom. */
export function pastedBoard(text: string, { columns: allowed, rows: most }: Size): TextBoard {
  try {
    const read = holdsFumen(text) ? parseFumen(text)[0]!.rows : readTextBoard(text);
    const rows = withoutSpareRows(read, most);
    const columns = columnsOf(read, allowed);
    const wide = rows.findIndex((row) => row.length !== columns);
    if (wide >= 0) return wrong({ kind: 'textWidth', row: wide + 1, found: rows[wide]!.length, columns });
    if (rows.length > most) return wrong({ kind: 'textTooTall', rows: rows.length, most });
    return { ok: true, rows: [...emptyRows(columns, most - rows.length), ...rows] };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return wrong(problem);
  }
}

function columnsOf([first = '']: readonly string[], allowed: Size['columns']): number {
  if (typeof allowed === 'number') return allowed;
  return Math.min(allowed.max, Math.max(allowed.min, first.length));
}

const wrong = (problem: TextProblem): TextBoard => ({ ok: false, problem });

/** What is wrong with a pasted text, for the page's words; null for an error of another kind. */
function problemOf(error: unknown): TextProblem | null {
  if (error instanceof FumenError) return { kind: 'textFumen' };
  return error instanceof PastedError ? textProblem(error.problem) : null;
}

function textProblem(problem: PastedProblem): TextProblem {
  switch (problem.kind) {
    case 'empty':
      return { kind: 'textEmpty' };
    case 'width':
      return { kind: 'textWidth', row: problem.row, found: problem.found, columns: problem.columns };
    case 'sign':
      return { kind: 'textLetter', row: problem.row, column: problem.column, letter: problem.sign };
  }
}
