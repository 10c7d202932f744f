import { expect, it } from 'vitest';
import { countBits, mismatchOf } from '../../../../vision/tracking/explaining/mismatch.ts';
import { knownFrom, masksOf } from '../known.ts';

const known = knownFrom('XXXXXXXX..\nXXXXXXXX..');
const rows = (row: string, count: number): string => `${row}\n`.repeat(count);

it.each([
  ['the known board', rows('XXXXXXXX..', 2), 'small'],
  ['two cells missing', 'XXXXXXXX..\nXXXXXX....', 'small'],
  ['three cells missing', 'XXXXXXXX..\nXXXXX.....', 'large'],
  ['fourteen extra cells', `${rows('XX........', 7)}${rows('XXXXXXXX..', 2)}`.slice(11), 'small'],
  ['sixteen extra cells', `XXXXXXXXXX\n..XXXXXX..\n${rows('XXXXXXXX..', 2)}`, 'large'],
  ['few missing and many extra cells', `XXXXXXXXXX\n.XXXXX....\n${rows('XXXXXXX...', 2)}`, 'large'],
  ['seven of ten cells of the whole board', rows('XXXXXXX...', 8), 'large'],
  ['more than that share', `XXXXXXXX..\n${rows('XXXXXXX...', 7)}`, 'menu'],
])('rates the mismatch of %s: %#', (_, frame, expected) => {
  expect(mismatchOf(known, masksOf(frame))).toBe(expected);
});

it('rates a nearly full board as a small mismatch with itself', () => {
  const full = rows('XXXXXXXXX.', 8);
  expect(mismatchOf(knownFrom(full), masksOf(full))).toBe('small');
});

it.each([
  [0, 0],
  [0b1, 1],
  [0b1011, 3],
  [0xffff, 16],
])('counts the bits of %d: %d', (mask, count) => {
  expect(countBits(mask)).toBe(count);
});
