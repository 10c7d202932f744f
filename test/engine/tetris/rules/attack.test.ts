import { describe, expect, it } from 'vitest';
import {
  type AttackName,
  type Clear,
  attackNames,
  attackOf,
  attackTables,
  sheetOf,
} from '../../../../engine/tetris/rules/attack.ts';
import { spins } from '../../../../engine/tetris/types.ts';

const plain: Clear = { rows: 1, spin: 'none', backToBack: false, combo: 0, perfect: false };

describe('the guideline', () => {
  it.each([
    [{}, 0],
    [{ rows: 2 }, 1],
    [{ rows: 3 }, 2],
    [{ rows: 4 }, 4],
    [{ rows: 4, backToBack: true }, 5],
    [{ rows: 3, backToBack: true }, 2],
    [{ spin: 'mini' }, 0],
    [{ spin: 'mini', rows: 2, backToBack: true }, 2],
    [{ spin: 'full' }, 2],
    [{ spin: 'full', rows: 2 }, 4],
    [{ spin: 'full', rows: 3, backToBack: true }, 7],
    [{ spin: 'full', rows: 0 }, 0],
    [{ combo: 1 }, 0],
    [{ combo: 2 }, 1],
    [{ combo: 7 }, 3],
    [{ combo: 11 }, 5],
    [{ combo: 19 }, 5],
    [{ rows: 4, perfect: true }, 14],
  ] as [Partial<Clear>, number][])('%o sends %i', (clear, rows) => {
    expect(attackOf(attackTables.guideline, { ...plain, ...clear })).toBe(rows);
  });
});

it.each([
  ['plain', { rows: 4, perfect: true }, 4],
  ['plain', { rows: 2, combo: 2 }, 2],
  ['tetrio', { rows: 4, perfect: true }, 9],
  ['tetrio', { rows: 4, backToBack: true, combo: 4 }, 10],
  ['tetrio', { rows: 2, combo: 3 }, 1],
  ['tetrio', { rows: 2, combo: 4 }, 2],
  ['tetrio', { combo: 1 }, 0],
  ['tetrio', { combo: 2 }, 1],
  ['tetrio', { combo: 6 }, 2],
  ['jstris', { combo: 4 }, 1],
  ['jstris', { combo: 12 }, 5],
  ['ppt', { combo: 12 }, 4],
  ['ppt', { combo: 13 }, 5],
  ['tetris99', { combo: 1 }, 1],
  ['tetris99', { combo: 10 }, 5],
  ['tetris99', { rows: 4, perfect: true }, 8],
  ['classic', { rows: 4, perfect: true, backToBack: true, combo: 9 }, 4],
  ['classic', { rows: 2, spin: 'full' }, 1],
] as [AttackName, Partial<Clear>, number][])('by the table %s, %o sends %i', (name, clear, rows) => {
  expect(attackOf(attackTables[name], { ...plain, ...clear })).toBe(rows);
});

it.each(attackNames)('the sheet of %s has every clear at its place', (name) => {
  const sheet = sheetOf(attackTables[name]);
  for (const [kind, spin] of spins.entries())
    for (let rows = 0; rows <= 4; rows++)
      for (const backToBack of [false, true])
        for (const combo of [0, 1, 5, 12, 31]) {
          const at = ((kind * 5 + rows) * 2 + Number(backToBack)) * 32 + combo;
          const clear = { rows, spin, backToBack, combo, perfect: false };
          expect(sheet[at]).toBe(attackOf(attackTables[name], clear));
        }
  expect(sheet.at(-1)).toBe(attackTables[name].perfectClear);
});
