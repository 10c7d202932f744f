import { describe, expect, it } from 'vitest';
import { Course, orderAt, type Sitting } from '../../../../renderer/trainer/modes/course.ts';
import { curatedOrder } from '../../../../renderer/trainer/sets/sets.ts';

const sitting: Sitting = {
  mode: 'practice',
  moves: 2,
  number: 0,
  seed: 4,
  families: [],
  day: '2026-05-20',
};
describe('the order of puzzles', () => {
  it('asks again for the families that are due, and for no more', () => {
    const again: Sitting = { ...sitting, mode: 'repeat', families: ['tsd1-fillJL', 'tsd2-roofSZ'] };
    const orders = [0, 1, 2].map((at) => orderAt(again, at));
    expect(orders.map((order) => order && 'family' in order && order.family)).toEqual([
      ...again.families,
      null,
    ]);
  });

  it('has puzzles of its own for tests, plans, runs and days', () => {
    expect(orderAt({ ...sitting, mode: 'test' }, 3)).toEqual({ from: 'test', round: 4, number: 3 });
    expect(orderAt({ ...sitting, mode: 'plan' }, 3)).toEqual({ from: 'plan', round: 4, number: 3 });
    expect(orderAt({ ...sitting, mode: 'storm' }, 3)).toEqual({ from: 'ladder', round: 4, number: 3 });
    expect(orderAt({ ...sitting, mode: 'daily' }, 0)).toEqual({ from: 'daily', day: '2026-05-20' });
    expect(orderAt({ ...sitting, mode: 'curated', number: 9 }, 0)).toEqual({
      from: 'curated',
      moves: 2,
      number: 9,
    });
  });

  it('goes through the selected ones from easy to hard', () => {
    const course = new Course({ ...sitting, mode: 'curated', number: curatedOrder(2)[0]! });
    const numbers = [course.nextOrder(), ...course.ahead(3)].map(
      (order) => order && 'number' in order && order.number,
    );
    expect(numbers).toEqual(curatedOrder(2).slice(0, 4));
  });

  it('has one puzzle a day', () => {
    const course = new Course({ ...sitting, mode: 'daily' });
    expect(course.nextOrder()).toEqual({ from: 'daily', day: '2026-05-20' });
    expect(course.ahead(3)).toEqual([]);
  });
});
