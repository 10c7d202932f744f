import { describe, expect, it } from 'vitest';
import {
  compare,
  hasLanded,
  isAtRest,
  isBare,
  same,
  willPop,
} from '../../../../vision/puyo/tracking/lying.ts';
import { Chance } from '../../synthetic/drawing/random.ts';
import { rounds } from '../../../rounds.ts';

const board = (text: string): string[] => text.trim().split(/\s+/);

describe('isAtRest', () => {
  it.each([
    ['... ... ...', true],
    ['... R.. RGO', true],
    ['... R.. .GO', false],
    ['R.. ... RGO', false],
  ])('of %s: %s', (text, expected) => expect(isAtRest(board(text))).toBe(expected));
});

/** Grows every cell's group by repeated passes over the board. */
function largestGroup(cells: readonly string[]): number {
  const group = cells.map((row, y) => [...row].map((_, x) => y * 100 + x));
  for (let pass = 0; pass < 40; pass += 1)
    cells.forEach((row, y) =>
      [...row].forEach((kind, x) => {
        for (const [u, v] of [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ] as const)
          if (cells[v]?.[u] === kind) group[y]![x] = Math.min(group[y]![x]!, group[v]![u]!);
      }),
    );
  const sizes = new Map<number, number>();
  cells.forEach((row, y) =>
    [...row].forEach((kind, x) => {
      const name = group[y]![x]!;
      if (kind !== '.' && kind !== 'O') sizes.set(name, (sizes.get(name) ?? 0) + 1);
    }),
  );
  return Math.max(0, ...sizes.values());
}

describe('willPop', () => {
  it.each([
    ['RR.... RR....', true],
    ['OO.... OO....', false],
    ['R..... R..... RG.... GR....', false],
    ['...... RRRG.. RGGG..', true],
  ])('of %s: %s', (text, expected) => expect(willPop(board(text))).toBe(expected));

  it('agrees with a slow count of groups on random boards', () => {
    const chance = new Chance(11);
    let pops = 0;
    for (let i = 0; i < rounds(300, 50); i += 1) {
      const letters = chance.of(['RG.', 'RGBYO', 'RGBYP.O']);
      const cells = Array.from({ length: 6 }, () =>
        Array.from({ length: 6 }, () => chance.of([...letters])).join(''),
      );
      expect(willPop(cells)).toBe(largestGroup(cells) >= 4);
      if (willPop(cells)) pops += 1;
    }
    expect(pops).toBeGreaterThan(rounds(30, 5));
    expect(pops).toBeLessThan(rounds(290, 50));
  });
});

describe('compare', () => {
  it('lists new puyo, and counts changed and missing ones', () => {
    const { added, lost } = compare(board('... R.. RG.'), board('B.. R.. .YO'));
    expect(added).toEqual([
      { cell: [0, 2], kind: 'B' },
      { cell: [2, 0], kind: 'O' },
    ]);
    expect(lost).toBe(2);
  });
});

describe('hasLanded', () => {
  const before = board('...... ...... R..... RG....');
  const pair = { axis: 'B', child: 'Y' } as const;
  it.each([
    ['side by side', '...... ...... RBY... RG....', false],
    ['side by side on the floor', '...... ...... R..... RGBY..', true],
    ['torn apart', '...... ...... RY.... RGB...', true],
    ['that is not there', '...... ...... R..... RG.... ', false],
    ['upright', '...... ...... R.Y... RGB...', true],
    ['in other colours', '...... ...... R.R... RGB...', false],
    ['too far apart', '...... ...... R..... RGB.Y.', false],
    ['with one puyo missing', '...... ...... R..... RGB...', false],
    ['with garbage', '...... O..... R.Y... RGB...', false],
  ])('for a pair %s', (_, after, expected) => expect(hasLanded(before, board(after), pair)).toBe(expected));
});

describe('isBare and same', () => {
  it('detect an empty board, and equal boards', () => {
    expect(isBare(board('... ...'))).toBe(true);
    expect(isBare(board('... ..O'))).toBe(false);
    expect(same(board('... ..O'), board('... ..O'))).toBe(true);
    expect(same(board('... ..O'), board('... ..R'))).toBe(false);
  });
});
