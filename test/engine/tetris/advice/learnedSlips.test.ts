import { describe, expect, it } from 'vitest';
import { misdropRates } from '../../../../engine/tetris/advice/misdrop.ts';
import {
  counted,
  learnedRates,
  noSlips,
  outcomeOf,
  type SlipCounts,
} from '../../../../engine/tetris/advice/learnedSlips.ts';
import { parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { type Location } from '../../../../engine/tetris/types.ts';
import { stateOf } from '../states.ts';

const flat = stateOf(parseBoard(['XXXXXXXXX.'], 20), 'TO');
const t = (orientation: Location['orientation'], x: number, y: number): Location => ({
  type: 'T',
  orientation,
  x,
  y,
});

describe('the observed slips', () => {
  it.each([
    ['the place itself', t('north', 4, 1), t('north', 4, 1), 'followed'],
    ['one column beside it', t('north', 4, 1), t('north', 5, 1), 'column'],
    ['its last turn missing', t('south', 4, 2), t('east', 4, 2), 'turn'],
    ['two columns beside it', t('north', 4, 1), t('north', 6, 1), null],
    ['another piece', t('north', 4, 1), { type: 'O', orientation: 'north', x: 4, y: 1 } as const, null],
  ] as const)('%s', (_name, hint, placed, outcome) => {
    expect(outcomeOf(flat, hint, placed)).toBe(outcome);
  });
});

describe('rates', () => {
  it('start at the prior, and end at what was seen', () => {
    expect(learnedRates(misdropRates.low, noSlips).column).toBeCloseTo(misdropRates.low.column, 9);
    expect(learnedRates(misdropRates.low, noSlips).turn).toBeCloseTo(misdropRates.low.turn, 9);
    const seen = { followed: 8000, column: 1500, turn: 500 };
    const { column, turn } = learnedRates(misdropRates.low, seen);
    expect(column).toBeCloseTo(0.15, 2);
    expect(turn).toBeCloseTo(0.05, 2);
  });

  it('count each piece once, and forget old ones', () => {
    let counts: SlipCounts = noSlips;
    for (let piece = 0; piece < 100; piece++) counts = counted(counts, piece % 10 ? 'followed' : 'column');
    expect(counts).toEqual({ followed: 90, column: 10, turn: 0 });
    for (let piece = 0; piece < 3000; piece++) counts = counted(counts, 'followed');
    expect(counts.column).toBeLessThan(0.1);
    expect(counts.followed).toBeLessThanOrEqual(400);
    expect(counted(counts, null)).toBe(counts);
  });
});
