import { expect, it } from 'vitest';
import { doubtOf, isVeil, veilOf } from '../../../vision/tracking/doubts.ts';
import { reading } from '../simulated/readings.ts';
import { knownFrom, masksOf } from './known.ts';

const menu = 'looks like a menu or a finished game';
const cover = 'something covers the board';
const known = knownFrom('XXXXXXXX..\nXXXXXXXX..');
const lying = masksOf('XXXXXXXX..\nXXXXXXXX..');
const blank = masksOf('..........');
const blocks = masksOf('XXXXXXXXX.\n'.repeat(8));
const inFlux = { ...known, stack: { ...known.stack, views: [...known.stack.views, ...known.stack.views] } };

it('recognises a menu or a cover as a veil, and nothing else', () => {
  expect([menu, cover, 'picture changed too much'].map((doubt) => isVeil(doubt as never))).toEqual([
    true,
    true,
    false,
  ]);
  expect(veilOf(reading('.', '', { doubts: ['hold piece not readable', cover] }))).toBe(cover);
  expect(veilOf(reading('.', '', { doubts: ['hold piece not readable'] }))).toBeNull();
});

it.each([
  ['nothing is known', null, blank, null, 'falling piece not readable'],
  ['the stack is visible', known, lying, null, 'falling piece not readable'],
  ['the stack is gone', known, blank, null, 'picture changed too much'],
  ['the board is full of blocks', known, blocks, null, menu],
  ['a veil is seen', known, blank, cover, cover],
  ['a veil is seen and nothing is known', null, blank, menu, menu],
  ['the stack is gone while rows vanish', inFlux, blank, null, 'falling piece not readable'],
  ['a veil is seen while rows vanish', inFlux, lying, cover, 'falling piece not readable'],
  ['the board is full of blocks while rows vanish', inFlux, blocks, cover, menu],
] as const)('explains a missing state if %s: %#', (_, what, filled, veil, expected) => {
  expect(doubtOf(what, filled, veil)).toBe(expected);
});
