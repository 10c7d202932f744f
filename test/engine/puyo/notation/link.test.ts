import { describe, expect, it } from 'vitest';
import {
  type LinkedField,
  isLink,
  makeIshikawaLink,
  makePuyopLink,
  readLink,
} from '../../../../engine/puyo/notation/link.ts';
import { allPlacements } from '../../../../engine/puyo/rules/moves.ts';
import { pairsOf } from '../../../../engine/puyo/rules/pairs.ts';
import { randomFields } from '../cases.ts';

function example(index: number): LinkedField {
  const [field] = randomFields(1, index);
  const pairAt = pairsOf('uniform', index, 5);
  const pairs = Array.from({ length: index % 5 }, (_, turn) => pairAt(turn));
  const all = allPlacements();
  const placements = pairs.map((_, turn) => (turn === 3 ? null : all[(index * 7 + turn) % all.length]!));
  return { field: field!, pairs, placements };
}

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
    const { field, pairs } = readLink('http://ips.karou.jp/simu/pn.html?800F08J08A0EB_8161__270');
    expect(field.cells.slice(-5)).toEqual(['....R.', '....PR', '..R.PP', '..R.YY', '..P.YP']);
    expect(pairs).toEqual([
      { axis: 'P', child: 'R' },
      { axis: 'Y', child: 'R' },
    ]);
  });

  it('reads a field that is spelled cell by cell', () => {
    const { field } = readLink('https://ishikawapuyo.net/simu/pe.html?~1.22.123456');
    expect(field.cells.slice(-3)).toEqual(['R.....', 'GG....', 'RGBYPO']);
  });

  it.each([
    ['https://www.puyop.com/x', 'holds no field'],
    ['https://www.puyop.com/s/!', '"!"'],
    ['https://www.puyop.com/s/1_1', 'in the middle of a pair'],
    [`https://www.puyop.com/s/${'1'.repeat(40)}`, '40 characters'],
    ['https://www.puyop.com/s/]', 'kind 7'],
  ])('refuses %s', (text, message) => {
    expect(() => readLink(text)).toThrow(message);
  });
});
