import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBoard } from '../../../../electron/cli/console/input.ts';
import { type Situation, readSituation } from '../../../../electron/cli/positions/situation.ts';
import { makeText } from '../../../../engine/tetris/rules/board.ts';
import { makeFumen } from '../../../../engine/tetris/notation/fumen.ts';

const rows = ['XX.XXXXXXX', 'XXXXXXXXX.'];
const bare = makeFumen([{ rows }]);
const quiz = makeFumen([{ rows, comment: '#Q=[I](T)SZ' }]);
const withPiece = makeFumen([{ rows, piece: { type: 'L', orientation: 'east', x: 4, y: 10 } }]);
const position = { game: 'tetris', cells: ['..........', ...rows], queue: ['T', 'I'] };

let folder = '';
const write = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'okiba-situation-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (...given: Parameters<typeof readSituation>) =>
  (await readSituation(...given)) as Situation;

describe('a position', () => {
  it('is read from JSON, a text board and a fumen alike', async () => {
    const files = [
      [write('a.json', JSON.stringify(position)), {}],
      [write('noSuffix', `\n ${JSON.stringify(position)}`), {}],
      [write('board.txt', rows.join('\n')), { queue: ['T', 'I'] }],
      [write('board', `${rows.join('\r\n')}\r\n`), { queue: ['T', 'I'] }],
      [write('code.txt', `see ${bare} here\n`), { queue: ['T', 'I'] }],
      [bare, { queue: ['T', 'I'] }],
      [`https://fumen.zui.jp/?${bare}`, { queue: ['T', 'I'] }],
    ] as const;
    for (const [file, pieces] of files) {
      const { state, cells } = await read(file, pieces);
      expect(makeText(state.board).slice(-2)).toEqual(rows);
      expect(state.queue).toEqual(['T', 'I']);
      expect(cells.slice(-2)).toEqual(rows);
      expect(cells).toHaveLength(state.board.rows);
    }
  });

  it('takes the pieces that a fumen names, and those that are given before them', async () => {
    expect((await read(quiz)).state).toMatchObject({ queue: ['T', 'S', 'Z'], hold: 'I', canHold: true });
    expect((await read(withPiece)).state).toMatchObject({ queue: ['L'], hold: null });
    expect((await read(quiz, { queue: ['O', 'O', 'O'], hold: 'J' })).state).toMatchObject({
      queue: ['O', 'O', 'O'],
      hold: 'J',
    });
  });

  it.each<[string, () => string, string]>([
    ['a board without pieces', () => bare, 'fumen: names no piece to place'],
    ['a broken code', () => bare.slice(0, 9), 'fumen: the fumen code is damaged'],
    [
      'a row too short',
      () => write('short.txt', '..........\n.........\n'),
      'short.txt: row 2 from the top has 9 cells',
    ],
    [
      'a letter that is none',
      () => write('odd.txt', '..........\n....?.....\n'),
      'odd.txt: row 2 from the top, column 5',
    ],
    ['too many rows', () => write('tall.txt', 'X.........\n'.repeat(41)), 'tall.txt: the board has 41 rows'],
    ['torn JSON', () => write('torn.json', '{"game"'), 'torn.json: is not JSON'],
    [
      'a row of pieces from no bag',
      () => write('bag.json', JSON.stringify({ ...position, queue: ['T', 'T', 'T'] })),
      'bag.json: "queue", piece 3: another T',
    ],
  ])('says what is wrong with %s', async (_what, input, message) => {
    const pieces = message.includes('names no') ? {} : { queue: ['T'] as const };
    await expect(read(input(), pieces)).rejects.toThrow(message);
    await expect(read(input(), pieces)).rejects.toMatchObject({ exitCode: 2 });
  });
});

it('does not read a picture as a board, even if its first bytes look like one', async () => {
  const webp = write('a.webp', 'RIFF\n\0\0\0WEBPVP8 ');
  await expect(read(webp, { queue: ['T'] })).rejects.toThrow('a.webp: is not a picture');
});

describe('a field', () => {
  it('is read from a text board or a fumen, at least twenty rows high', async () => {
    for (const field of [write('field.txt', rows.join('\n')), write('field.fumen', bare), bare]) {
      const board = await readBoard(field);
      expect([board.rows, board.columns]).toEqual([20, 10]);
      expect(makeText(board).slice(-2)).toEqual(rows);
    }
    const tall = makeFumen([{ rows: ['X.........', ...Array<string>(21).fill('..........')] }]);
    expect((await readBoard(tall)).rows).toBe(22);
  });
});
