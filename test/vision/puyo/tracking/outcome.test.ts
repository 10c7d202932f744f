import { describe, expect, it } from 'vitest';
import type { Pair } from '../../../../engine/puyo/types.ts';
import { interruptionOf } from '../../../../vision/puyo/tracking/interruption.ts';
import { groupsToPop } from '../../../../vision/puyo/tracking/lying.ts';
import { outcomeOf } from '../../../../vision/puyo/tracking/outcome.ts';

const rows = 6;

/** A field of six rows from its lowest ones. */
function field(lowest: string): string[] {
  const drawn = lowest.split(' ').filter(Boolean);
  return [...Array<string>(rows - drawn.length).fill('......'), ...drawn];
}

const pairOf = (text: string): Pair => ({ axis: text[0], child: text[1] }) as Pair;

describe('outcomeOf', () => {
  it.each<[string, string, string | null, string, { cleared: number; garbage: number } | null]>([
    ['explains an unchanged field', 'RGB...', null, 'RGB...', { cleared: 0, garbage: 0 }],
    ['explains a landed pair', 'RGB...', 'YY', 'RGBYY.', { cleared: 0, garbage: 0 }],
    ['rejects a pair that landed apart without a group', 'RGB...', 'YR', 'R..... YGB... R.....', null],
    ['rejects a group that vanished if the other half is too far away', 'RRR...', 'RG', '.....G', null],
    [
      'explains a group that vanished below the other half',
      'RRR...',
      'RG',
      '...G..',
      { cleared: 4, garbage: 0 },
    ],
    ['explains a chain', 'GG...G RRR.GG', 'RG', 'GG....', { cleared: 8, garbage: 0 }],
    [
      'explains garbage that vanished beside a group',
      'OO.... RRR...',
      'RB',
      '....B.',
      { cleared: 6, garbage: 0 },
    ],
    ['explains fallen garbage', 'RGB...', null, 'O..... RGBO..', { cleared: 0, garbage: 2 }],
    ['rejects a puyo from nowhere', 'RGB...', null, 'RGBY..', null],
    ['rejects a missing puyo', 'RGB...', null, 'R.B...', null],
    ['rejects garbage in the air', 'RGB...', null, 'O..... ...... RGB...', null],
  ])('%s', (_, before, pair, after, expected) => {
    expect(outcomeOf(field(before), pair === null ? null : pairOf(pair), field(after))).toEqual(expected);
  });

  it('allows half of a pair above the board', () => {
    const tall = field('...B.. ...R.. ...B.. ...R.. ...B..');
    const after = field('...G.. ...B.. ...R.. ...B.. ...R.. ...B..');
    expect(outcomeOf(tall, pairOf('GY'), after)).toEqual({ cleared: 0, garbage: 0 });
  });
});

describe('groupsToPop', () => {
  it.each([
    ['three in a row', 'RRR...', 0],
    ['a bent four', 'R..... RRR...', 4],
    ['two groups and garbage', 'RRRRGG OO..GG', 10],
    ['a group with garbage below', 'RRRR.. OO....', 6],
    ['garbage alone', 'OOOOOO', 0],
  ])('in %s', (_, text, size) => {
    expect(groupsToPop(field(text)).size).toBe(size);
  });
});

describe('interruptionOf', () => {
  const tower = field('..B... ..R... ..B... ..R... ..B... ..R...');

  it.each([
    ['the field was full before', tower, field(''), 'gameOver'],
    ['most of the field is gone', field('RGBYRG'), field('R.....'), 'pause'],
    ['the field is still there', field('RGBYRG'), field('PPPPPP RGBYRG'), null],
    ['the field was empty before', field(''), field('RGB...'), null],
  ])('if %s', (_, known, seen, expected) => {
    expect(interruptionOf(known, seen)).toBe(expected);
  });
});
