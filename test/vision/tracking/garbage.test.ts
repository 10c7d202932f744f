import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Location, Piece } from '../../../engine/tetris/types.ts';
import { stackOf } from '../../../vision/tracking/explaining/explanation.ts';
import { withCells, type Masks } from '../../../vision/tracking/explaining/masks.ts';
import { explainGarbage } from '../../../vision/tracking/garbage.ts';
import { knownFrom, masksOf } from './known.ts';

const row = 'XXXXXXX.XX';
const wide = 'XXXXXXXX..';
const air = (rows: number) => '..........\n'.repeat(rows);
const falling = '....TTT...\n.....T....\n';
const square = '........OO\n........OO\n';
const lit = (text: string) => masksOf(text.replaceAll(/[A-Z]/g, 'X'));

const told = (known: string, frame: string, expected: Piece | null = null) =>
  explainGarbage(knownFrom(known), lit(frame), expected);

describe('risen garbage', () => {
  it('lifts the stack under a falling piece', () => {
    const filled = lit(`${falling}${air(3)}X.........\n${row}\n${row}`);
    const before = filled.slice();
    const start = `${falling}${air(5)}X.........`;
    expect(explainGarbage(knownFrom(start), filled, null)).toEqual({
      kind: 'same',
      garbage: 2,
      location: { type: 'T', orientation: 'south', x: 5, y: 7 },
      stack: stackOf(masksOf(`X.........\n${row}\n${row}`)),
    });
    expect(filled).toEqual(before);
  });

  it('lifts the remaining stack after the piece has locked', () => {
    const locked = `${square}${air(5)}XX........`;
    expect(told(locked, `${falling}${air(3)}........XX\nXX......XX\n${row}`, 'T')).toMatchObject({
      kind: 'next',
      piece: 'T',
      garbage: 1,
      location: { y: 7 },
      landing: { cleared: 0, stack: stackOf(masksOf(`........XX\nXX......XX\n${row}`)) },
    });
  });

  it('does not lift the falling piece in its place', () => {
    const at: Cell[] = [[3, 3], [4, 3], [5, 3], [4, 4]]; // prettier-ignore
    const filled = withCells(masksOf(`X.........\n${row}`), at);
    const told = explainGarbage(knownFrom(`${falling}${air(5)}X.........`), filled, null);
    expect(told).toMatchObject({ kind: 'same', location: { orientation: 'north', x: 4, y: 3 } });
  });

  it('may lift cells out of sight', () => {
    const tower = 'X.........\n'.repeat(6);
    const start = `X...TTT...\nX....T....\n${tower}`;
    expect(told(start, `X...TTT...\nX....T....\n${tower.slice(11)}${row}`)).toMatchObject({
      kind: 'same',
      garbage: 1,
    });
  });

  it('has at most eight rows', () => {
    const at: Location = { type: 'T', orientation: 'north', x: 4, y: 15 };
    const start = knownFrom('', { rows: 20, piece: 'T', at });
    const rising = (rows: number): Masks => {
      const cells = Array.from({ length: rows }, (_, y) =>
        [0, 1, 2, 3, 4, 5, 6, 8, 9].map((x): Cell => [x, y]),
      );
      return withCells(start.stack.board, [...cells.flat(), ...cellsOf(at)]);
    };
    const garbage = [1, 8, 9].map((rows) => explainGarbage(start, rising(rows), null)?.garbage);
    expect(garbage).toEqual([1, 8, undefined]);
  });
});

describe('a picture with a simpler explanation than garbage', () => {
  it('may be a piece that continues to fall instead of filled rows like those that rose', () => {
    const four = `${wide}\n${wide}\n${wide}\n${wide}`;
    expect(
      told(`${square}${air(4)}${wide}\n${wide}`, `....OO....\n....OO....\n${air(2)}${four}`, 'O'),
    ).toMatchObject({ kind: 'same', garbage: 2 });
  });

  it.each<[string, string, string, Piece | null]>([
    [
      'shows an unchanged stack',
      `${square}${air(4)}${wide}\n${wide}`,
      `${falling}${air(4)}${wide}\n${wide}`,
      'T',
    ],
    [
      'shows another piece in place of the falling one',
      `${falling}${air(6)}`,
      `....OO....\n....OO....\n${air(5)}${row}`,
      null,
    ],
    [
      'shows a cleared row without a next piece',
      `${square}${air(4)}X.........\n${wide}`,
      `${air(6)}X.......XX\n${row}`,
      'T',
    ],
    [
      'shows a row that is still vanishing',
      `${square}${air(5)}${wide}`,
      `${falling}${air(3)}........XX\nXXXX....XX\n${row}`,
      'T',
    ],
    ['shows rows with more than two gaps', `${falling}${air(6)}`, `${falling}${air(5)}XXX...XXXX`, null],
    ['shows no new rows', `${falling}${air(6)}`, `${falling}${air(6)}`, null],
  ])('%s', (_, known, frame, expected) => {
    expect(told(known, frame, expected)).toBeNull();
  });
});
