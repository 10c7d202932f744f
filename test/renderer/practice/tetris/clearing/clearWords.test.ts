import { expect, it } from 'vitest';
import { clearWords } from '../../../../../renderer/practice/tetris/clearing/clearWords.ts';
import type { Locked } from '../../../../../renderer/practice/tetris/round.ts';
import { en } from '../../../../../electron/contract/words/messages.en.ts';

const locked = (rows: number, more: Partial<Locked> = {}): Locked => ({
  location: { type: 'T', orientation: 'north', x: 4, y: 0 },
  cells: [],
  spin: 'none',
  cleared: Array.from({ length: rows }, (_, y) => y),
  points: 0,
  attack: 0,
  combo: 1,
  backToBack: false,
  perfect: false,
  ...more,
});

it.each([
  [locked(0), []],
  [locked(0, { spin: 'full' }), []],
  [locked(1), ['1 row']],
  [locked(4), ['4 rows!']],
  [locked(2, { spin: 'full' }), ['T-spin Double']],
  [locked(1, { spin: 'mini' }), ['T-spin Mini']],
  [
    locked(4, { perfect: true, backToBack: true, combo: 3 }),
    ['4 rows!', 'Perfect clear!', 'back-to-back', '3 clears in a row'],
  ],
])('names the clear first, then what adds to it %#', (piece, words) => {
  expect(clearWords(piece, en.practice)).toEqual(words);
});
