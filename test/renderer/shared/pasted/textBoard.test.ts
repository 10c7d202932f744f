import { makeFumen } from '../../../../engine/tetris/notation/fumen.ts';
import { describe, expect, it } from 'vitest';
import { pastedBoard, type TextProblem } from '../../../../renderer/shared/pasted/textBoard.ts';

const size = { columns: 4, rows: 3 };

function problemOf(text: string): TextProblem | null {
  const board = pastedBoard(text, size);
  return board.ok ? null : board.problem;
}

describe('pastedBoard', () => {
  it('sets fewer rows at the bottom', () => {
    expect(pastedBoard('T...\nXGX.', size)).toEqual({ ok: true, rows: ['....', 'T...', 'XGX.'] });
  });

  it('takes small letters, blank lines, spaces around rows and any line ends', () => {
    expect(pastedBoard('\r\n  t...\r\n\r\nxgx.  \n', size)).toEqual({
      ok: true,
      rows: ['....', 'T...', 'XGX.'],
    });
  });

  it.each<[string, TextProblem]>([
    ['', { kind: 'textEmpty' }],
    [' \n\t', { kind: 'textEmpty' }],
    ['....\n..Q.', { kind: 'textLetter', row: 2, column: 3, letter: 'Q' }],
    ['....\n..', { kind: 'textWidth', row: 2, found: 2, columns: 4 }],
    ['.....', { kind: 'textWidth', row: 1, found: 5, columns: 4 }],
    ['X...\n....\n....\n....', { kind: 'textTooTall', rows: 4, most: 3 }],
    ['..🍎.', { kind: 'textLetter', row: 1, column: 3, letter: '🍎' }],
  ])('says of %j what is wrong and where', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it.each([
    ['..XX', 4],
    ['.....XX', 7],
  ])('has as many columns as the first row, within limits: %s', (text, columns) => {
    const read = pastedBoard(text, { columns: { min: 4, max: 7 }, rows: 2 });
    expect(read).toEqual({ ok: true, rows: ['.'.repeat(columns), text] });
  });

  it.each<[string, number, number]>([
    ['...', 3, 4],
    ['........', 8, 7],
  ])('refuses fewer or more columns than the limits: %s', (text, found, columns) => {
    const { problem } = pastedBoard(text, { columns: { min: 4, max: 7 }, rows: 2 }) as {
      problem?: TextProblem;
    };
    expect(problem).toEqual({ kind: 'textWidth', row: 1, found, columns });
  });

  it('takes the field of a fumen, in a link too', () => {
    const link = `https://x.test/?${makeFumen([{ rows: ['T.........', 'XXXX..XXXX'] }])}`;
    const read = pastedBoard(link, { columns: 10, rows: 20 });
    expect(read.ok && read.rows.slice(-3)).toEqual(['..........', 'T.........', 'XXXX..XXXX']);
  });

  it('says that a fumen can not be read', () => {
    const problem = { ok: false, problem: { kind: 'textFumen' } };
    expect(pastedBoard('v115@vhA', { columns: 10, rows: 20 })).toEqual(problem);
  });
});
