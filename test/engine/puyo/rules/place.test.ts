import { describe, expect, it } from 'vitest';
import { heightsOf, makeField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { dropPair, restingCells } from '../../../../engine/puyo/rules/place.ts';
import { type PuyoField, type PuyoKind, type RuleSet } from '../../../../engine/puyo/types.ts';
import { cellsAt } from '../../../cellsAt.ts';

/** The first column is so high, of puyos that don't pop; the others are empty. */
const tower = (height: number): PuyoField =>
  makeField(
    Array.from({ length: 6 }, (_, x) =>
      Array.from({ length: x === 0 ? height : 0 }, (_, y): PuyoKind => (y % 2 ? 'Y' : 'B')),
    ),
  );

const pair = { axis: 'R', child: 'G' } as const;
const columnAfter = (height: number, direction: 'up' | 'down', rules: RuleSet = 'tsu') =>
  stacksOf(dropPair(tower(height), pair, { column: 1, direction }, rules))[0]!
    .slice(height)
    .join('');

describe('a pair on a high column', () => {
  it('keeps the hidden row and loses what would be above it', () => {
    expect(columnAfter(11, 'up')).toBe('RG');
    expect(columnAfter(12, 'up')).toBe('R');
    expect(columnAfter(12, 'down')).toBe('G');
    expect(columnAfter(11, 'up', 'thesis')).toBe('R');
  });

  it('rests on the 14th row where it is lost', () => {
    const heights = heightsOf(stacksOf(tower(12)));
    expect(restingCells({ column: 1, direction: 'up' }, heights)).toEqual(cellsAt('0,12 0,13'));
  });

  it('leaves the 14th row free for another one that is lost there', () => {
    const placement = { column: 1, direction: 'up' } as const;
    const lost = dropPair(tower(12), pair, placement);
    const lowered = makeField(stacksOf(lost).map((stack) => stack.slice(1)));
    const again = dropPair(lowered, pair, placement);
    expect(heightsOf(stacksOf(again))[0]).toBe(13);
    expect(stacksOf(again)[0]!.slice(-2)).toEqual(['R', 'R']);
  });
});
