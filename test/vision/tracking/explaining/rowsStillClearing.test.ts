import { describe, expect, it } from 'vitest';
import type { Orientation } from '../../../../engine/tetris/types.ts';
import { explainRowsStillClearing } from '../../../../vision/tracking/explaining/rowsStillClearing.ts';
import { type Known, land } from '../../../../vision/tracking/explaining/explanation.ts';
import type { Masks } from '../../../../vision/tracking/explaining/masks.ts';
import { placeOf } from '../../../../vision/tracking/explaining/pieceCells.ts';
import { knownFrom, masksOf } from '../known.ts';

const air = '..........\n';
const gap = 'XXXXXXXX..\nX.XXXXXXXX';
const lowest = 'X.XXXXXXXX';
const next = `....XXX...\n.....X....\n`;
/** A square that is about to fill a row. */
const known = knownFrom(`........OO\n........OO\n${air.repeat(4)}${gap}`);
const left = masksOf(`........XX\n${lowest}`);

describe('rows that begin to vanish', () => {
  const told = (frame: string, expected: 'T' | 'L' | null = 'T') =>
    explainRowsStillClearing(known, masksOf(frame), expected);

  it.each([
    ['is blank', air],
    ['is still full', 'XXXXXXXXXX\n'],
    ['is half gone', 'XXXXX.....\n'],
    ['is gone, and the rows above have come down', `........XX\n`],
  ])('reveal the board after them while the row %s', (_, row) => {
    const upper = row === '........XX\n' ? air : '........XX\n';
    const explanation = told(`${next}${air.repeat(3)}${upper}${row}${lowest}`);
    expect(explanation).toMatchObject({ kind: 'next', piece: 'T', inFlux: true, location: { x: 5, y: 7 } });
    expect(explanation?.kind === 'next' && explanation.landing.stack.board).toEqual(left);
  });

  it.each([
    ['the announced piece is out of sight', `${air.repeat(5)}........XX\n${air}${lowest}`, 'T'],
    ['another piece was announced', `${next}${air.repeat(3)}........XX\n${air}${lowest}`, 'L'],
    ['none was announced', `${next}${air.repeat(3)}........XX\n${air}${lowest}`, null],
    ['far too many cells are visible', `${next}${air.repeat(2)}XXXXXXXX..\nXXXXXXXX..\n${air}${lowest}`, 'T'],
  ] as const)('reveal nothing if %s', (_, frame, expected) => {
    expect(told(frame, expected)).toBeNull();
  });

  it('reveal nothing if no landing fills a row', () => {
    const wide = knownFrom(`........OO\n........OO\n${air.repeat(4)}XXXX......`);
    expect(explainRowsStillClearing(wide, masksOf(`${next}${air.repeat(4)}XXXX......`), 'T')).toBeNull();
  });

  it('allow a next piece that is cut off by the upper edge', () => {
    expect(told(`....XXX...\n${air.repeat(4)}........XX\n${air}${lowest}`)).toMatchObject({
      piece: 'T',
      location: { y: 7 },
    });
  });
});

describe('rows that vanish while the next piece falls', () => {
  const { stack } = land(known.stack.board, 10, placeOf({ type: 'O', orientation: 'north', x: 8, y: 1 }));
  const falling = { ...known, stack, piece: 'T' as const, at: null };

  it('do not stop the tracking of the piece above them', () => {
    const frame = masksOf(`${air}${next}${air.repeat(2)}X.X.....XX\n.X.X......\n${lowest}`);
    expect(explainRowsStillClearing(falling, frame, null)).toMatchObject({
      kind: 'same',
      location: { type: 'T', x: 5, y: 6 },
      stack,
    });
  });

  it.each([
    ['the piece is another one', `${air}....XX....\n....XX....`],
    ['the piece is incomplete', `${air}....XXX...\n..........`],
    ['the piece is out of sight', `${air}${air}..........`],
  ])('stop the tracking if %s', (_, upper) => {
    expect(
      explainRowsStillClearing(
        falling,
        masksOf(`${upper}\n${air.repeat(2)}........XX\n${air}${lowest}`),
        null,
      ),
    ).toBeNull();
  });
});

describe('a piece that may have filled one row or another', () => {
  const rows = 'X...XXXXXX\nX.XXXXXXXX';
  /** On its side the T fills the lower row, flat the upper one. */
  const lower = masksOf('.X........\nXXX.XXXXXX');
  const upper = masksOf('..X.......\nX.XXXXXXXX');
  const from = (orientation: Orientation, x: number) =>
    knownFrom(rows, { piece: 'T', at: { type: 'T', orientation, x, y: 5 } });
  const elsewhere = from('north', 5);
  const square = `....XX....\n....XX....\n${air}${air}`;
  const upperVanishes = `${square}${air}..X.......\n${air}X.XXXXXXXX`;

  const boardAfter = (start: Known, frame: string): Masks | null => {
    const explanation = explainRowsStillClearing(start, masksOf(frame), 'O');
    return explanation?.kind === 'next' ? explanation.landing.stack.board : null;
  };

  it('has the landing that fits better', () => {
    expect(boardAfter(elsewhere, upperVanishes)).toEqual(upper);
    const lowerVanishes = `${square}${air}.X........\nXXX.XXXXXX\n..........`;
    expect(boardAfter(elsewhere, lowerVanishes)).toEqual(lower);
  });

  it('needs a landing that fits better by three cells', () => {
    const almost = `${square}${air}..X.......\n.X........\nX.XXXXXXXX`;
    expect(boardAfter(elsewhere, almost)).toEqual(upper);
    expect(boardAfter(elsewhere, `${square}${air}${air}${air}X.XXXXXXXX`)).toBeNull();
  });

  it.each<[string, Known, Masks | null]>([
    ['the worse place was straight below', from('east', 1), null],
    ['the better place was straight below', from('north', 2), upper],
    ['the piece had another orientation', from('north', 1), upper],
    ['the piece had the orientation in another column', from('east', 5), upper],
    ['the piece was above the frame', { ...elsewhere, at: null }, upper],
  ])('has a landing that depends on its last place: %s', (_, start, expected) => {
    expect(boardAfter(start, upperVanishes)).toEqual(expected);
  });

  it.each([
    ['twelve', '..XXX.....', upper],
    ['thirteen', '..XXXX....', null],
  ])('allows at most twelve unexplained cells below the next piece, here %s', (_, row, expected) => {
    const low = `${air}${air}....XX....\n....XX....\n`;
    expect(boardAfter(elsewhere, `${low}XXXXXXXXXX\n${row}\n${air}X.XXXXXXXX`)).toEqual(expected);
  });
});

describe('rows far below the vanishing ones', () => {
  const bar = (text: string) => knownFrom(text, { piece: 'I', at: null });
  const isTold = (start: Known, frame: string) =>
    explainRowsStillClearing(start, masksOf(frame), 'O') !== null;
  const square = `....XX....\n....XX....\n${air}${air}`;

  it.each([
    ['unchanged', 'XXXXXXXX.X', 'XXXXXXXX.X', true],
    ['unchanged except in the next row', 'XXX.XXXX.X', 'XXXXXXXX.X', true],
    ['unchanged further down too', 'XXXXXXXX.X', 'XXX.XXXX.X', false],
  ])('have to be %s', (_, next, last, expected) => {
    const start = bar('XXXXXXXXX.\nXXXXXXXX..\nXXXXXXXX..');
    expect(isTold(start, `${square}.........X\n${air}${next}\n${last}`)).toBe(expected);
  });

  it('begin below the lowest vanishing row', () => {
    const start = bar('XXXXXXXXX.\nXXXXXXXX..\nXXXXXXXXX.\nXXXXXXXX..');
    expect(isTold(start, `${square}${air}XXXXXXXX.X\n${air}XXX.XXXX.X`)).toBe(true);
  });
});

it('explains nothing by another landing if the piece may still be drawn a row higher', () => {
  const well = `${'..XXXXXXXX\n'.repeat(3)}..XXXXXXXX`;
  const at = { type: 'L', orientation: 'west', x: 1, y: 6 } as const;
  const start = knownFrom(`..XX.....X\n${well}`, { piece: 'L', at });
  const upper = `....X.....\n....XX....\n....X.....\n`;
  const frame = masksOf(`${upper}..XX.....X\nXXXXXXXXXX\n.XXXXXXXXX\n.XXXXXXXXX\n..XXXXXXXX`);
  expect(explainRowsStillClearing(start, frame, 'T')).toBeNull();
});

it('does not mistake a high stack for a part of the next piece', () => {
  const tower = 'X.........\n'.repeat(5);
  const start = knownFrom(`${tower}XXXXXXXXX.`, { piece: 'I', at: null });
  const beside = 'X........X\n'.repeat(3);
  const frame = masksOf(`....XX....\n....XX....\nX.........\nX.........\n${beside}..........`);
  expect(explainRowsStillClearing(start, frame, 'O')).toMatchObject({
    kind: 'next',
    piece: 'O',
    location: { x: 4, y: 6 },
  });
});

it('identifies the next piece while rows vanish, if none was visible before', () => {
  const { stack } = land(known.stack.board, 10, placeOf({ type: 'O', orientation: 'north', x: 8, y: 1 }));
  const frame = masksOf(`${next}${air.repeat(3)}........XX\n${air}${lowest}`);
  const told = explainRowsStillClearing({ ...known, stack, piece: null, at: null }, frame, 'T');
  expect(told).toMatchObject({ kind: 'next', piece: 'T', landing: { placed: null, cleared: 0 } });
});
