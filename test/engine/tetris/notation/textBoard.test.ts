import { describe, expect, it } from 'vitest';
import {
  readTextBoard,
  readTextTerrain,
  withoutSpareRows,
} from '../../../../engine/tetris/notation/textBoard.ts';
import { rounds } from '../../../rounds.ts';

/** What every form below says. */
const board = ['..........', 'X.........', 'XX......XX', 'XXX..XXXXX', 'XXXX.XXXXX'];
const text = board.join('\n');
const numbers = board.map((row) => [...row].map((cell) => (cell === 'X' ? 3 : 0)));
const replaced = (empty: string, filled: string, between = ''): string =>
  board.map((row) => [...row].map((cell) => (cell === 'X' ? filled : empty)).join(between)).join('\n');
const protocol = [...board]
  .reverse()
  .concat(Array<string>(35).fill('..........'))
  .map((row) => [...row].map((cell) => (cell === 'X' ? 'G' : null)));

describe('readTextBoard', () => {
  it.each<[string, string]>([
    ['rows', text],
    ['a byte order mark', `\uFEFF${text}`],
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['old Macintosh line ends', text.replaceAll('\n', '\r')],
    ['blank lines around and between', `\n\n${text.replaceAll('\n', '\n\n')}\n \n`],
    ['a code fence', `Look at this:\n\`\`\`\n${text}\n\`\`\`\nWhere does it go?`],
    ['a code fence with a language', `\`\`\`text\n${text}\n\`\`\``],
    ['a code fence that is not closed', `~~~\n${text}`],
    ['a quote', text.replace(/^/gm, '> ')],
    ['a quote of a quote', text.replace(/^/gm, '> > ')],
    ['an indented block', text.replace(/^/gm, '    ')],
    ['slashes', board.join('/')],
    ['slashes with spaces', board.join(' / ')],
    ['semicolons', board.join(';')],
    ['bars', board.join('|')],
    ['underscores', replaced('_', 'X')],
    ['hyphens', replaced('-', 'X')],
    ['zeros and ones', replaced('0', '1')],
    ['small letters', replaced('.', 'x')],
    ['hash signs', replaced('.', '#')],
    ['at signs', replaced(' ', '@')],
    ['spaces for empty cells', replaced(' ', 'X')],
    ['spaces, cut at the end of rows', replaced(' ', 'X').replace(/ +$/gm, '')],
    ['spaces between cells', replaced('.', 'X', ' ')],
    ['tabs', replaced('.', 'X', '\t')],
    ['tabs with nothing between them', replaced('', 'X', '\t')],
    ['commas', replaced('0', '2', ',')],
    ['commas and semicolons', replaced('0', '2', ',').replaceAll('\n', ';')],
    ['commas with spaces and one at the end', replaced('0', '2', ', ').replace(/$/gm, ',')],
    ['quoted cells', replaced("'.'", "'X'", ',')],
    ['a JSON array of arrays', JSON.stringify(numbers)],
    ['a JSON array on many lines', JSON.stringify(numbers, null, 2)],
    ['a JSON array of strings', JSON.stringify(board)],
    ['a JSON array of truths', JSON.stringify(numbers.map((row) => row.map((cell) => cell > 0)))],
    [
      'a JSON array with null',
      JSON.stringify(numbers.map((row) => row.map((cell) => (cell > 0 ? 'X' : null)))),
    ],
    [
      'a JSON array where -1 is empty',
      JSON.stringify(numbers.map((row) => row.map((cell) => (cell > 0 ? 0 : -1)))),
    ],
    ['an object with a board', JSON.stringify({ game: 'tetris', cells: board, queue: ['T'] })],
    ['red squares on black ones', replaced('⬛', '🟥')],
    ['white squares on black ones', replaced('⬛', '⬜')],
    ['black squares on white ones', replaced('⬜', '⬛')],
    ['block characters', replaced('░', '█')],
    ['squares with variation selectors', replaced('⬜\uFE0F', '⬛\uFE0F')],
    ['brackets', replaced('  ', '[]')],
    ['brackets with dots', replaced(' .', '[]')],
    ['a frame', `+----------+\n${text.replace(/^|$/gm, '|')}\n+----------+`],
    ['a drawn frame', `╔══════════╗\n${text.replace(/^|$/gm, '║')}\n╚══════════╝`],
    [
      'the borders of the first game',
      `${text.replace(/^/gm, '<!').replace(/$/gm, '!>')}\n<!==========!>\n  \\/\\/\\/\\/\\/`,
    ],
    ['row numbers', board.map((row, index) => `${5 - index} |${row}|`).join('\n')],
    ['a leading count of rows', `5\n${text}`],
  ])('reads %s', (_what, pasted) => {
    const filled = readTextBoard(pasted).map((row) => row.replace(/[^.]/g, 'X'));
    expect(filled.slice(-4)).toEqual(board.slice(1));
    expect(filled.slice(0, -4).join('')).toMatch(/^\.*$/);
  });

  it('keeps the letters of pieces and garbage', () => {
    expect(readTextBoard('iotszjlxg.\n🟦🟧🟨🟩🟥🟪⬜🟫🩵⬛')).toEqual(['IOTSZJLXG.', 'JLOSZTGXI.']);
  });

  it('reads the board of the Tetris Bot Protocol, whose bottom row comes first', () => {
    const rows = readTextBoard(JSON.stringify({ type: 'start', board: protocol }));
    expect(rows).toHaveLength(40);
    expect(rows.slice(-5)).toEqual(board.map((row) => row.replaceAll('X', 'G')));
  });

  it('keeps an empty row between others if spaces are empty cells', () => {
    expect(readTextBoard('X  X      \n\nXXXX XXXXX')).toEqual(['X..X......', '..........', 'XXXX.XXXXX']);
  });

  it.each<[string, string]>([
    ['', 'the board has no rows'],
    [' \n\t', 'the board has no rows'],
    ['```\n```', 'the board has no rows'],
    ['....\n..Q.', 'row 2 from the top, column 3: "Q" is neither'],
    ['....\n..', 'row 2 from the top has 2 cells; the first row has 4'],
    ['....\n.🍎..', 'row 2 from the top, column 2: "🍎" is neither'],
    ['[[0,{}]]', 'row 1 from the top, column 2: "{}" is neither'],
  ])('names what is wrong in %j, and where', (pasted, message) => {
    expect(() => readTextBoard(pasted)).toThrow(message);
  });

  it('ends in rows of one length or in one line, for any pasted text', () => {
    const signs = [...'.._X0xIO /;|,\t\n\n>`-+#[]{}"1', '⬛', '🟥', '\uFE0F', '\uD83D', '1,', 'null'];
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let turn = 0; turn < rounds(3000, 300); turn += 1) {
      const pasted = Array.from({ length: random(60) }, () => signs[random(signs.length)]!).join('');
      try {
        const rows = readTextBoard(pasted);
        expect(new Set(rows.map((row) => row.length)).size).toBe(1);
        expect(readTextBoard(rows.join('\n'))).toEqual(rows);
      } catch (error) {
        expect(error).toMatchObject({ name: 'PositionError' });
        expect((error as Error).message).not.toContain('\n');
      }
    }
  });
});

it('keeps cells to cover apart from filled ones', () => {
  expect(readTextTerrain('##..\nX##.')).toEqual(['##..', 'X##.']);
});

it("removes empty rows on top beyond the board's height, and no filled one", () => {
  expect(withoutSpareRows(['..', '..', '..', 'X.'], 2)).toEqual(['..', 'X.']);
  expect(withoutSpareRows(['..', 'X.', '..', 'X.'], 2)).toEqual(['X.', '..', 'X.']);
  expect(withoutSpareRows(['..', 'X.'], 4)).toEqual(['..', 'X.']);
});
