import { describe, expect, it } from 'vitest';
import { emptyField, heightsOf, makeField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { dropGarbage } from '../../../../engine/puyo/rules/garbage.ts';
import { randomFrom } from '../../../../engine/puyo/random.ts';
import { garbageFor, offset, rateAfter } from '../../../../engine/puyo/rules/versus.ts';

describe('garbage', () => {
  it('takes 70 points, and carries the rest', () => {
    expect(garbageFor(700, {})).toEqual({ garbage: 10, carried: 0 });
    expect(garbageFor(40, { carried: 50 })).toEqual({ garbage: 1, carried: 20 });
    expect(garbageFor(0, { carried: 50 })).toEqual({ garbage: 0, carried: 50 });
    expect(garbageFor(70, { allClear: true })).toEqual({ garbage: 31, carried: 0 });
  });

  it('gets cheaper after the margin time', () => {
    const rates = [0, 95.9, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 999].map(rateAfter);
    expect(rates).toEqual([70, 70, 52, 35, 26, 17, 13, 8, 6, 4, 3, 2, 1, 1]);
  });

  it('offsets', () => {
    expect(offset(10, 4)).toEqual({ sent: 6, incoming: 0 });
    expect(offset(3, 4)).toEqual({ sent: 0, incoming: 1 });
  });

  it('falls in full rows, the rest in different columns, thirty at most', () => {
    const { field, waiting } = dropGarbage(emptyField(), 45, randomFrom(1));
    expect(waiting).toBe(15);
    expect(heightsOf(stacksOf(field))).toEqual([5, 5, 5, 5, 5, 5]);
    const heights = heightsOf(stacksOf(dropGarbage(emptyField(), 8, randomFrom(2)).field));
    expect(heights.toSorted()).toEqual([1, 1, 1, 1, 2, 2]);
  });

  it('is cut off above the hidden row', () => {
    const full = makeField(Array.from({ length: 6 }, () => Array.from({ length: 12 }, () => 'O' as const)));
    expect(heightsOf(stacksOf(dropGarbage(full, 30, randomFrom(3)).field))).toEqual([13, 13, 13, 13, 13, 13]);
  });
});
