import { describe, expect, it } from 'vitest';
import { resolve } from '../../../../engine/puyo/rules/chain.ts';
import { countPuyos, parseField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { dropPair } from '../../../../engine/puyo/rules/place.ts';
import { parsePair } from '../../../../engine/puyo/notation/position.ts';
import { type PuyoField } from '../../../../engine/puyo/types.ts';
import { cases, randomFields } from '../cases.ts';

const mirror = ({ cells, ...field }: PuyoField): PuyoField => ({
  ...field,
  cells: cells.map((row) => [...row].reverse().join('')),
});

describe('chains', () => {
  it.each(cases.chains)('$about: $chains steps, $score points', (told) => {
    const { field } = parseField(told.rows.split('/'));
    const placement = { column: told.column!, direction: told.direction! };
    const dropped = told.pair ? dropPair(field, parsePair(told.pair, 'pair'), placement) : field;
    const { steps, score, allClear, after } = resolve(dropped);
    expect({ chains: steps.length, score, allClear, after: after.cells.join('/') }).toEqual({
      chains: told.chains,
      score: told.score,
      allClear: told.allClear,
      after: told.after,
    });
  });

  it('is the same in a mirror, and accounts for every puyo', () => {
    for (const field of randomFields(300, 1)) {
      const chain = resolve(field);
      const seen = resolve(mirror(field));
      expect(seen.score).toBe(chain.score);
      expect(mirror(seen.after)).toEqual(chain.after);
      const gone = chain.steps.reduce(
        (sum, { groups, garbage }) => sum + groups.flat().length + garbage.length,
        0,
      );
      expect(countPuyos(stacksOf(chain.after)) + gone).toBe(countPuyos(stacksOf(field)));
    }
  });
});

describe('fields', () => {
  it('drops floating puyos and counts them', () => {
    const { field, floating } = parseField(['R.....', '......', 'G....O', '......']);
    expect(field.cells.slice(-2)).toEqual(['R.....', 'G....O']);
    expect(floating).toBe(3);
  });

  it.each([
    [['.......'], 'row 1 from the top has 7 cells; a Puyo field has 6'],
    [['......', '..x...'], 'row 2 from the top, column 3: "x" is neither \'.\' nor one of RGBYPO'],
    [Array.from({ length: 14 }, () => '......'), 'the field has 14 rows'],
    [[], 'the field has no rows'],
  ])('refuses %j', (rows, message) => {
    expect(() => parseField(rows)).toThrow(message);
  });
});
