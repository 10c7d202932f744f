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
    ['nothing has happened', 'RGB...', null, 'RGB...', { cleared: 0, garbage: 0 }],
    ['a pair has landed', 'RGB...', 'YY', 'RGBYY.', { cleared: 0, garbage: 0 }],
    ['a pair has landed on end', 'RGB...', 'YR', 'R..... YGB... R.....', null],
    ['four have vanished, and the other half is too far away', 'RRR...', 'RG', '.....G', null],
    ['four have vanished below the other half', 'RRR...', 'RG', '...G..', { cleared: 4, garbage: 0 }],
    ['a chain has run', 'GG...G RRR.GG', 'RG', 'GG....', { cleared: 8, garbage: 0 }],
    ['garbage beside a group has gone with it', 'OO.... RRR...', 'RB', '....B.', { cleared: 6, garbage: 0 }],
    ['garbage has fallen', 'RGB...', null, 'O..... RGBO..', { cleared: 0, garbage: 2 }],
    ['a puyo has come from nowhere', 'RGB...', null, 'RGBY..', null],
    ['a puyo has gone', 'RGB...', null, 'R.B...', null],
    ['something hangs in the air', 'RGB...', null, 'O..... ...... RGB...', null],
  ])('%s', (_, before, pair, after, expected) => {
    expect(outcomeOf(field(before), pair === null ? null : pairOf(pair), field(after))).toEqual(expected);
  });

  it('knows that half of a pair may be above the board', () => {
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
  ])('%s', (_, text, size) => {
    expect(groupsToPop(field(text)).size).toBe(size);
  });
});

describe('interruptionOf', () => {
  const tower = field('..B... ..R... ..B... ..R... ..B... ..R...');

  it.each([
    ['the field was full', tower, field(''), 'gameOver'],
    ['most of it is gone', field('RGBYRG'), field('R.....'), 'pause'],
    ['it is there', field('RGBYRG'), field('PPPPPP RGBYRG'), null],
    ['it was bare', field(''), field('RGB...'), null],
  ])('where %s', (_, known, seen, expected) => {
    expect(interruptionOf(known, seen)).toBe(expected);
  });
});
