import { expect, it } from 'vitest';
import { Hands } from '../../../electron/games/Hands.ts';
import { misdropRates } from '../../../engine/tetris/advice/misdrop.ts';
import { noSlips } from '../../../engine/tetris/advice/learnedSlips.ts';
import { headerOf, turnOf } from '../../engine/review/turns.ts';

const header = headerOf({ title: 'a game' });
const hint = { type: 'T', orientation: 'north', x: 4, y: 1 } as const;
const turn = turnOf({ cells: ['XXXXXXXXX.'], queue: ['T', 'O'], canHold: false, placed: hint, hint });

it('slip as often as their player says, until pieces have missed their hints', () => {
  const store = { slips: noSlips };
  const hands = new Hands(store);
  expect(hands.rates('low').column).toBeCloseTo(misdropRates.low.column, 9);
  for (let piece = 0; piece < 40; piece++)
    hands.saw({ ...turn, placed: { ...hint, x: piece % 2 ? 4 : 5 } }, header);
  expect(store.slips).toEqual({ followed: 20, column: 20, turn: 0 });
  expect(hands.rates('low').column).toBeGreaterThan(0.2);
  expect(hands.rates('off')).toEqual(misdropRates.off);
});

it('are not judged by pieces without a hint, or that went elsewhere', () => {
  const store = { slips: noSlips };
  const hands = new Hands(store);
  hands.saw({ ...turn, hint: null }, header);
  hands.saw({ ...turn, placed: { ...hint, x: 8 } }, header);
  expect(store.slips).toEqual(noSlips);
});
