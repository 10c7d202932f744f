import { expect, it } from 'vitest';
import { interruptionOf } from '../../../vision/tracking/interruption.ts';
import { knownFrom, masksOf } from './known.ts';

const low = 'XXXX......\nXXXX......';
const tower = (rows: number): string => `X.........\n`.repeat(rows);
const blocks = 'XXXXXXXX..\n'.repeat(8);

it.each([
  ['a stack without room for a piece', tower(6), low, false, 'gameOver'],
  ['a stack with just enough room', tower(5), tower(5), false, null],
  [
    'a piece that comes to rest in the last rows',
    `..........\n....OO....\n....OO....\n${'....X.....\n'.repeat(4)}`,
    low,
    false,
    'gameOver',
  ],
  [
    'a piece that comes to rest below them',
    `....OO....\n....OO....\n..........\n${'....X.....\n'.repeat(3)}`,
    tower(3),
    true,
    'pause',
  ],
  [
    'a piece that lies below them, with no other in sight',
    `....OO....\n....OO....\n..........\n${'....X.....\n'.repeat(3)}`,
    `....XX....\n....XX....\n${'....X.....\n'.repeat(3)}`,
    true,
    'gameOver',
  ],
  [
    'a piece that is still in sight above its ghost',
    `....OO....\n....OO....\n..........\n..........\n${'....X.....\n'.repeat(2)}`,
    `....XX....\n....XX....\n....XX....\n....XX....\n${'....X.....\n'.repeat(2)}`,
    true,
    'pause',
  ],
  ['a veil', low, low, true, 'pause'],
  ['half of the stack hidden', low, 'XXXX......', false, null],
  ['more than half of it hidden', low, 'XXX.......', false, 'pause'],
  ['a board full of blocks', low, blocks, false, 'pause'],
  ['an unchanged stack', low, low, false, null],
] as const)('interprets %s: %#', (_, known, frame, isVeiled, expected) => {
  expect(interruptionOf(knownFrom(known), masksOf(frame), isVeiled)).toBe(expected);
});
