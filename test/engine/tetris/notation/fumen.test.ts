import { describe, expect, it } from 'vitest';
import {
  FumenError,
  fumenRows,
  holdsFumen,
  makeFieldFumen,
  makeFumen,
  parseFumen,
} from '../../../../engine/tetris/notation/fumen.ts';
import { cellsOf, turnsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { orientations, pieces } from '../../../../engine/tetris/types.ts';

const stairs = ['X.........', 'XXT.....GG', 'IOTSZJLXX.'];
const code = makeFumen([{ rows: stairs, garbage: '.XXXXXXXXX', comment: '階段 & more' }]);
const filled = (rows: readonly string[]) => rows.filter((row) => /[^.]/.test(row));

describe('fumen', () => {
  it('gives back gray and coloured cells, the garbage row and the comment', () => {
    const [page, ...rest] = parseFumen(code);
    expect(rest).toEqual([]);
    expect(page!.rows).toHaveLength(fumenRows);
    expect(filled(page!.rows)).toEqual(['X.........', 'XXT.....XX', 'IOTSZJLXX.']);
    expect(page).toMatchObject({ garbage: '.XXXXXXXXX', comment: '階段 & more', piece: null, quiz: null });
  });

  it('reads a field that another program has written', () => {
    const [page] = parseFumen('v115@9gC8EeE8DeF8CeG8DeC8JeAgH');
    expect(filled(page!.rows)).toEqual(['XXX.....XX', 'XXX....XXX', 'XXX...XXXX', 'XXX....XXX']);
  });

  it.each(['v', 'd', 'm', 'D'])('reads the prefix %s, in links of every kind', (prefix) => {
    const own = code.replace('v', prefix);
    const links = [
      own,
      `  ${own}\n`,
      `https://example.org/fumen/?${own}`,
      `https://example.org/#?d=${own}&n=1`,
    ];
    links.push(
      `https://example.org/?d=${encodeURIComponent(own)}`,
      own.replace(/(.{20})/, '$1?\n'),
      `see ${own} here`,
    );
    for (const link of links) expect(parseFumen(link)).toEqual(parseFumen(code));
  });

  it('reads version 110, whose field has two rows less', () => {
    // 21 + 1 rows of nothing: one run of 220 cells, then no piece and a locked page.
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const poke = (value: number, count: number): string =>
      Array.from({ length: count }, (_, at) => digits[Math.floor(value / 64 ** at) % 64]).join('');
    const runs = [8 * 220 + 208, 16 * 220 + 0, 8 * 220 + 9].map((run) => poke(run, 2)).join('');
    const [page] = parseFumen(`v110@${runs}${poke(0, 3)}`);
    expect(filled(page!.rows)).toEqual(['.........X']);
    expect(page!.rows).toHaveLength(fumenRows);
  });

  it('carries several pages, each piece at its place and every field as the page before leaves it', () => {
    const pages = pieces.flatMap((type) =>
      orientations.map((orientation) => ({
        rows: stairs,
        piece: { type, orientation, x: 4, y: 9 },
        lock: false,
      })),
    );
    expect(parseFumen(makeFumen(pages)).map(({ piece }) => piece)).toEqual(pages.map(({ piece }) => piece));
  });

  it('locks the piece of a page for the next one', () => {
    const piece = { type: 'T', orientation: 'south', x: 4, y: 1 } as const;
    const second = parseFumen(makeFumen([{ rows: [], piece }, { rows: ['....T.....'] }]))[1]!;
    expect(filled(second.rows)).toEqual(['....T.....']);
    expect(turnsOf(piece.orientation)).toBe(2);
    expect(cellsOf(piece)).toContainEqual([4, 0]);
  });

  it('writes a field alone letter by letter as the package does', () => {
    let seed = 11;
    const next = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
    for (let round = 0; round < 60; round++) {
      const cells = Array.from({ length: next(231) }, () => (next(3) > 0 ? '.' : 'IOTSZJLX'[next(8)]!));
      const full = [...cells, ...Array<string>(230 - cells.length).fill('.')];
      const rows = Array.from({ length: fumenRows }, (_, y) =>
        full.slice(10 * y, 10 * y + 10).join(''),
      ).reverse();
      expect(makeFieldFumen(cells)).toBe(makeFumen([{ rows }]));
    }
    expect(makeFieldFumen([])).toBe(makeFumen([{ rows: [] }]));
  });

  it('reads what a quiz announces', () => {
    expect(parseFumen(makeFumen([{ comment: '#Q=[O](T)SZIJL' }]))[0]!.quiz).toEqual({
      hold: 'O',
      queue: ['T', 'S', 'Z', 'I', 'J', 'L'],
    });
    expect(parseFumen(makeFumen([{ comment: '#Q=[](T)SZ' }]))[0]!.quiz).toEqual({
      hold: null,
      queue: ['T', 'S', 'Z'],
    });
  });

  it('reads several codes of one text one after the other', () => {
    expect(parseFumen(`${code}\n${code}`)).toHaveLength(2);
    expect(holdsFumen('no code')).toBe(false);
    expect(holdsFumen('v999@')).toBe(true);
  });

  it.each([
    ['hello', /no fumen code/],
    ['v115@', /ends after its version/],
    ['v100@vhAAgH', /version 100 can't be read; 110 and 115/],
    [code.slice(0, -3), /damaged or incomplete/],
    ['v115@*', /ends after its version/],
    ['v115@zzzzzzzz', /damaged or incomplete/],
  ])('refuses %s', (text, reason) => {
    expect(() => parseFumen(text)).toThrow(FumenError);
    expect(() => parseFumen(text)).toThrow(reason);
  });

  it('answers every damaged code with pages or with its own error', () => {
    let seed = 5;
    const next = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
    for (let round = 0; round < 400; round++) {
      const letters = [...code];
      for (let count = 0; count < 3; count++) letters[5 + next(code.length - 5)] = 'ABCgh89+/_'[next(10)]!;
      try {
        for (const { rows } of parseFumen(letters.join('')))
          expect(rows.join('')).toMatch(/^[.XIOTSZJL]{230}$/);
      } catch (error) {
        expect(error).toBeInstanceOf(FumenError);
      }
    }
  });

  it.each([
    [{ rows: ['.'.repeat(11)] }, /10 columns/],
    [{ rows: Array.from({ length: 24 }, () => '..........') }, /at most 23 rows/],
    [{ rows: ['#.........'] }, /not a cell/],
    [{ piece: { type: 'I', orientation: 'north', x: 9, y: 0 } as const }, /outside/],
    [{ comment: '#Q=nonsense' }, /make no fumen/],
  ])('refuses to write %j', (page, reason) => {
    expect(() => makeFumen([page])).toThrow(reason);
  });
});
