import { describe, expect, it } from 'vitest';
import { GarbageQueue } from '../../../../../../engine/review/files/tetrio/playing/GarbageQueue.ts';
import { MinimalStandard } from '../../../../../../engine/review/files/tetrio/playing/drawing/MinimalStandard.ts';
import { readRules } from '../../../../../../engine/review/files/tetrio/rules.ts';

const seed = 99;
const queueWith = (options: object = {}): GarbageQueue =>
  new GarbageQueue(readRules({ seed, ...options }).garbage, seed, 10);
const announced = (id: number, rows: number) => ({ id, from: 'x', rows, gap: 1, column: null });

describe('announced garbage', () => {
  it('comes in twenty frames after it was confirmed, eight rows at once', () => {
    const queue = queueWith();
    queue.announce(announced(1, 10));
    expect(queue.comeIn(1000, 8)).toEqual([]);
    queue.confirm(1, 'x', 100);
    expect(queue.comeIn(119, 8)).toEqual([]);
    expect(queue.comeIn(120, 8)).toHaveLength(8);
    expect([queue.rows, queue.comeIn(121, 8).length, queue.rows]).toEqual([2, 2, 0]);
  });

  it('has one gap for all rows of an attack, drawn when its first row comes in', () => {
    const queue = queueWith();
    queue.announce(announced(1, 3));
    queue.announce(announced(2, 2));
    for (const id of [1, 2]) queue.confirm(id, 'x', 0);
    const random = new MinimalStandard(seed);
    const first = Math.floor(random.nextFraction() * 10);
    // A number for each row after the first, and one for the end of the attack.
    for (let drawn = 0; drawn < 3; drawn++) random.nextFraction();
    const second = Math.floor(random.nextFraction() * 10);
    const columns = queue.comeIn(50, 8).map(({ column }) => column);
    expect(columns).toEqual([first, first, first, second, second]);
  });

  it('is cancelled from the earliest on, and what is left goes out', () => {
    const queue = queueWith();
    queue.announce(announced(1, 3));
    expect([queue.cancel(2, 50), queue.rows]).toEqual([0, 1]);
    expect([queue.cancel(4, 50), queue.rows]).toEqual([3, 0]);
  });

  it('is cancelled twice as well by the first pieces, where more comes in than went out', () => {
    const queue = queueWith({ openerphase: 14 });
    queue.announce(announced(1, 6));
    expect([queue.cancel(2, 3), queue.rows]).toEqual([0, 2]);
    expect([queue.cancel(1, 20), queue.rows]).toEqual([0, 1]);
  });

  it('keeps to the gap in the file', () => {
    const queue = queueWith();
    queue.announce({ ...announced(1, 2), column: 4 });
    queue.confirm(1, 'x', 0);
    expect(queue.comeIn(30, 8)).toEqual([
      { column: 4, gap: 1 },
      { column: 4, gap: 1 },
    ]);
  });
});
