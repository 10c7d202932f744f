import { expect, it } from 'vitest';
import { pulse } from '../../../../engine/protocol/solver/pulse.ts';

it('beats once a second of work at most, and not where nothing goes on', () => {
  let now = 0;
  let beats = 0;
  const goesOn = pulse(
    () => beats++,
    () => now,
  );
  for (; now < 5000; now += 100) for (let call = 0; call < 1024; call++) goesOn();
  expect(beats).toBe(4);
  now += 60_000;
  expect(beats).toBe(4);
});
