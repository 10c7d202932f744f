import { expect, it } from 'vitest';
import { lettersOf } from '../../../electron/hints/letters.ts';
import { makeState } from '../../../electron/hints/manual.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { suggest } from '../../../engine/tetris/advice/suggest.ts';

const rows = [...Array<string>(18).fill('..........'), 'JJJ.......', 'JZZXX.....'];

it('makes a position that the engine takes', () => {
  const state = makeState({ cells: rows, queue: ['t', 'I'], hold: null });
  expect(state).toMatchObject({ queue: ['T', 'I'], hold: null, canHold: false });
  expect(suggest(state).candidates.length).toBeGreaterThan(10);
});

it('lets a piece that is held be used', () => {
  expect(makeState({ cells: rows, queue: ['T'], hold: 'i' })).toMatchObject({ hold: 'I', canHold: true });
});

it.each([
  [{ queue: [] }, /no piece/],
  [{ queue: ['T', 'Q'] }, /piece 2: "Q"/],
  [{ hold: '?' }, /hold: "\?"/],
  [{ cells: ['.....', '....'] }, /row 2/],
])('names what is wrong in %j', (change, message) => {
  expect(() => makeState({ cells: rows, queue: ['T'], hold: null, ...change })).toThrow(message);
});

it('letters of a board are those that were seen, X where the kind is not known', () => {
  const board = parseBoard(['....', 'XXX.']);
  expect(lettersOf(board, ['..T.', 'J.L.'])).toEqual(['....', 'JXL.']);
  expect(lettersOf(board, [])).toEqual(['....', 'XXX.']);
});
