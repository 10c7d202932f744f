import { expect, it } from 'vitest';
import type { TrackEvent } from '../../../../../vision/types.ts';
import { HangingPuyo } from '../../../../../vision/watching/board/proof/HangingPuyo.ts';
import { puyoSeen } from '../../../observed.ts';

const clear = { observation: puyoSeen() };
const hanging = { observation: puyoSeen({ afloat: [[2, 5]] }) };

interface Told {
  events?: TrackEvent[];
  isExplained?: boolean;
}

/** What it answers to each reading, 100 ms apart. */
function answersTo(...readings: ({ observation: ReturnType<typeof puyoSeen> } & Told)[]): boolean[] {
  const hangingPuyo = new HangingPuyo();
  return readings.map(({ observation, events = [], isExplained = true }, i) =>
    hangingPuyo.isThere(observation, events, isExplained, 100 * i),
  );
}

it('counts puyo in the air once they have stayed for more than 0.4 s, until they are gone', () => {
  const six = Array.from({ length: 6 }, () => hanging);
  expect(answersTo(...six, clear, hanging)).toEqual([false, false, false, false, false, true, false, false]);
});

it('counts those at once that are in the air when a pair comes in', () => {
  const spawn = { ...hanging, events: [{ kind: 'spawn' } as const] };
  expect(answersTo(hanging, spawn, hanging, clear)).toEqual([false, true, true, false]);
});

it('still counts them in a reading without any that disagrees with the position', () => {
  const spawn = { ...hanging, events: [{ kind: 'spawn' } as const] };
  const other = { ...clear, isExplained: false };
  expect(answersTo(spawn, other, hanging, clear, hanging)).toEqual([true, true, true, false, false]);
});
