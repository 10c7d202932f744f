import { describe, expect, it } from 'vitest';
import { Repeated } from '../../../../vision/tracking/explaining/Repeated.ts';
import type { Explanation } from '../../../../vision/tracking/explaining/explanation.ts';
import { knownFrom } from '../known.ts';
import { floor, highT, lowT } from '../../simulated/readings.ts';

const { stack, at } = knownFrom(highT);
const high: Explanation = { kind: 'same', location: at, stack };
const low: Explanation = { ...high, location: knownFrom(lowT).at };
const other: Explanation = { ...high, stack: knownFrom(`X.........\n${floor}`).stack };

describe('the repetitions of an explanation', () => {
  it('are counted and timed, wherever the piece is', () => {
    const repeated = new Repeated();
    expect(repeated.addReading(high, 100)).toEqual({ reads: 1, ms: 0 });
    expect(repeated.addReading(low, 140)).toEqual({ reads: 2, ms: 40 });
  });

  it('start again with another explanation, and after a reset', () => {
    const repeated = new Repeated();
    repeated.addReading(high, 100);
    expect(repeated.addReading(other, 140)).toEqual({ reads: 1, ms: 0 });
    repeated.forget();
    expect(repeated.addReading(other, 180)).toEqual({ reads: 1, ms: 0 });
  });

  it.each([
    [2, { reads: 2, ms: 100 }],
    [3, { reads: 1, ms: 0 }],
  ])('after %s unexplained frames are %j', (missed, expected) => {
    const repeated = new Repeated();
    repeated.addReading(high, 100);
    for (let i = 0; i < missed; i++) repeated.miss();
    expect(repeated.addReading(high, 200)).toEqual(expected);
  });
});
