import { describe, expect, it } from 'vitest';
import { explainInFlux } from '../../../../vision/tracking/explaining/flux.ts';
import { land } from '../../../../vision/tracking/explaining/explanation.ts';
import { placeOf } from '../../../../vision/tracking/explaining/pieceCells.ts';
import { knownFrom, masksOf } from '../known.ts';

const air = '..........\n';
const gap = 'XXXXXXXX..\nX.XXXXXXXX';
const lowest = 'X.XXXXXXXX';
const next = `....XXX...\n.....X....\n`;
/** A square that is about to fill a row. */
const known = knownFrom(`........OO\n........OO\n${air.repeat(4)}${gap}`);
const left = masksOf(`........XX\n${lowest}`);

describe('while rows begin to vanish', () => {
  const told = (frame: string, expected: 'T' | 'L' | null = 'T') =>
    explainInFlux(known, masksOf(frame), expected);

  it.each([
    ['is blank', air],
    ['is still full', 'XXXXXXXXXX\n'],
    ['is half gone', 'XXXXX.....\n'],
    ['is gone, and what lay on it has come down', `........XX\n`],
  ])('the board after them is known while the row %s', (_, row) => {
    const upper = row === '........XX\n' ? air : '........XX\n';
    const explanation = told(`${next}${air.repeat(3)}${upper}${row}${lowest}`);
    expect(explanation).toMatchObject({ kind: 'next', piece: 'T', inFlux: true, location: { x: 5, y: 7 } });
    expect(explanation?.kind === 'next' && explanation.landing.stack.board).toEqual(left);
  });

  it.each([
    ['the announced piece is not to be seen', `${air.repeat(5)}........XX\n${air}${lowest}`, 'T'],
    ['another piece was announced', `${next}${air.repeat(3)}........XX\n${air}${lowest}`, 'L'],
    ['none was announced', `${next}${air.repeat(3)}........XX\n${air}${lowest}`, null],
    ['far too much is to be seen', `${next}${air.repeat(2)}XXXXXXXX..\nXXXXXXXX..\n${air}${lowest}`, 'T'],
  ] as const)('nothing is known where %s', (_, frame, expected) => {
    expect(told(frame, expected)).toBeNull();
  });

  it('nothing is known where no landing fills a row', () => {
    const wide = knownFrom(`........OO\n........OO\n${air.repeat(4)}XXXX......`);
    expect(explainInFlux(wide, masksOf(`${next}${air.repeat(4)}XXXX......`), 'T')).toBeNull();
  });

  it('the piece may be cut by the upper edge', () => {
    expect(told(`....XXX...\n${air.repeat(4)}........XX\n${air}${lowest}`)).toMatchObject({
      piece: 'T',
      location: { y: 7 },
    });
  });
});

describe('while rows are vanishing and the next piece falls', () => {
  const { stack } = land(known.stack.board, 10, placeOf({ type: 'O', orientation: 'north', x: 8, y: 1 }));
  const falling = { ...known, stack, piece: 'T' as const, at: null };

  it('it is followed wherever it is above them', () => {
    const frame = masksOf(`${air}${next}${air.repeat(2)}X.X.....XX\n.X.X......\n${lowest}`);
    expect(explainInFlux(falling, frame, null)).toMatchObject({
      kind: 'same',
      location: { type: 'T', x: 5, y: 6 },
      stack,
    });
  });

  it.each([
    ['it is another', `${air}....XX....\n....XX....`],
    ['it is not whole', `${air}....XXX...\n..........`],
    ['it is not to be seen', `${air}${air}..........`],
  ])('nothing is told where %s', (_, upper) => {
    expect(
      explainInFlux(falling, masksOf(`${upper}\n${air.repeat(2)}........XX\n${air}${lowest}`), null),
    ).toBeNull();
  });
});
