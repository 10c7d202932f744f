import { expect, it } from 'vitest';
import {
  type Clear,
  inThree,
  rowsSent,
} from '../../../../../../engine/review/files/tetrio/playing/attack.ts';
import { CrossingAttacks } from '../../../../../../engine/review/files/tetrio/playing/CrossingAttacks.ts';
import { readRules } from '../../../../../../engine/review/files/tetrio/rules.ts';

const plain: Clear = { rows: 1, spin: 'none', backToBack: 0, combo: 0 };
const { attack } = readRules({ seed: 1 });

it.each([
  [{ rows: 4 }, 4],
  [{ rows: 2, spin: 'full' }, 4],
  [{ rows: 3, spin: 'full' }, 6],
  [{ rows: 4, backToBack: 1 }, 5],
  [{ rows: 4, backToBack: 3 }, 6],
  [{ rows: 2, combo: 4 }, 2],
  [{ rows: 1, combo: 6 }, 2],
  [{ rows: 1, combo: 1 }, 0],
] as [Partial<Clear>, number][])('%o sends %i rows', (clear, rows) => {
  expect(Math.floor(rowsSent({ ...plain, ...clear }, attack))).toBe(rows);
});

it('counts a back-to-back as one row if it is charged for its end', () => {
  expect(rowsSent({ ...plain, rows: 4, backToBack: 9 }, { ...attack, chaining: false })).toBe(5);
  expect([inThree(7), inThree(8), inThree(3)]).toEqual([
    [2, 2, 3],
    [3, 3, 2],
    [1, 1, 1],
  ]);
});

it('lets attacks that cross on their way cancel each other', () => {
  const crossing = new CrossingAttacks();
  crossing.send('x', 4);
  crossing.send('x', 2);
  expect(crossing.meet('x', 3, 1)).toBe(1);
  expect(crossing.meet('x', 3, 1)).toBe(3);
  crossing.send('y', 2);
  expect(crossing.meet('x', 3, 0)).toBe(3);
  expect(crossing.meet('y', 3, 0)).toBe(1);
});
