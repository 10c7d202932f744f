import { describe, expect, it } from 'vitest';
import { makeIshikawaLink } from '../../../../../engine/puyo/notation/links/ishikawa.ts';
import { isLink, readLink } from '../../../../../engine/puyo/notation/links/link.ts';
import {
  type LinkedField,
  type LinkStep,
  pairSteps,
  pairsIn,
} from '../../../../../engine/puyo/notation/links/linked.ts';
import { makePuyopLink } from '../../../../../engine/puyo/notation/links/puyop.ts';
import { allPlacements } from '../../../../../engine/puyo/rules/moves.ts';
import { pairsOf } from '../../../../../engine/puyo/rules/pairs.ts';
import { randomFields } from '../../cases.ts';

function example(index: number): LinkedField {
  const [field] = randomFields(1, index);
  const pairAt = pairsOf('uniform', index, 5);
  const pairs = Array.from({ length: index % 5 }, (_, turn) => pairAt(turn));
  const all = allPlacements();
  const placements = pairs.map((_, turn) => (turn === 3 ? null : all[(index * 7 + turn) % all.length]!));
  const steps = pairSteps(pairs, placements).flatMap((step, turn) =>
    turn % 2 === 0 ? [garbage(index + turn), step] : [step],
  );
  return { field: field!, steps };
}

/** Up to four rows, and one more in some columns. */
const garbage = (index: number): LinkStep => ({
  kind: 'garbage',
  counts: Array.from({ length: 6 }, (_, column) => (index % 5) + (((index * 11) >> column) & 1)),
});

describe('links', () => {
  it.each([
    ['puyop.com', makePuyopLink],
    ['ishikawapuyo.net', makeIshikawaLink],
  ] as const)('%s: reads what it writes', (host, make) => {
    for (let index = 0; index < 60; index++) {
      const linked = example(index);
      const text = make(linked);
      expect(isLink(text)).toBe(true);
      expect(text).toContain(host);
      expect(readLink(text)).toEqual(linked);
    }
  });

  it('reads a puzzle of ishikawapuyo.net', () => {
    const linked = readLink('http://ips.karou.jp/simu/pn.html?800F08J08A0EB_8161__270');
    expect(linked.field.cells.slice(-5)).toEqual(['....R.', '....PR', '..R.PP', '..R.YY', '..P.YP']);
    expect(pairsIn(linked)).toEqual([
      { axis: 'P', child: 'R' },
      { axis: 'Y', child: 'R' },
    ]);
  });

  it('reads a field that is spelled cell by cell', () => {
    const { field } = readLink('https://ishikawapuyo.net/simu/pe.html?~1.22.123456');
    expect(field.cells.slice(-3)).toEqual(['R.....', 'GG....', 'RGBYPO']);
  });

  it.each([
    ['puyop.com', 'https://www.puyop.com/s/_18dUcM'],
    ['ishikawapuyo.net', 'https://ishikawapuyo.net/simu/pv.html?_c0aIsa'],
  ])('reads garbage between the pairs of a match at %s', (_host, text) => {
    expect(readLink(text).steps).toEqual([
      { kind: 'pair', pair: { axis: 'R', child: 'G' }, placement: { column: 1, direction: 'up' } },
      { kind: 'garbage', counts: [1, 0, 1, 1, 0, 0] },
      { kind: 'pair', pair: { axis: 'B', child: 'B' }, placement: { column: 6, direction: 'up' } },
    ]);
  });

  it('reads the long form of puyop.com', () => {
    const { field } = readLink('https://www.puyop.com/s/=1000002200001234561_18');
    expect(field.cells.slice(-4)).toEqual(['.....R', '.....G', 'G....R', 'GBYPOR']);
  });

  it('refuses to write garbage that no simulator takes', () => {
    const steps: LinkStep[] = [{ kind: 'garbage', counts: [0, 0, 0, 0, 0, 2] }];
    const { field } = readLink('https://www.puyop.com/s/');
    for (const make of [makePuyopLink, makeIshikawaLink])
      expect(() => make({ field, steps })).toThrow("garbage of 0 0 0 0 0 2 by column can't be written");
  });

  it.each([
    ['https://www.puyop.com/x', 'holds no field'],
    ['https://www.puyop.com/s/!', '"!"'],
    ['https://www.puyop.com/s/1_1', 'in the middle of a pair'],
    [`https://www.puyop.com/s/${'1'.repeat(40)}`, '40 characters'],
    [
      'https://www.puyop.com/s/]',
      'row 13 from the top of 13, column 5: a hard puyo; Okiba has no rule for it',
    ],
    ['https://www.puyop.com/s/=80', 'column 5: an iron puyo'],
    ['https://www.puyop.com/s/=9', 'column 6: a wall'],
    ['https://www.puyop.com/s/=a', 'there is no kind 10'],
    ['https://ishikawapuyo.net/simu/pe.html?~7.9', 'row 12 from the top of 13, column 1: a wall'],
    [`https://www.puyop.com/s/=${'1'.repeat(79)}`, '79 cells'],
  ])('refuses %s', (text, message) => {
    expect(() => readLink(text)).toThrow(message);
  });
});
