import { expect, it } from 'vitest';
import { PageTime } from '../../../../renderer/trainer/play/PageTime.ts';

it('counts what is shown, without sleep, and never goes back', () => {
  const time = new PageTime();
  for (const ms of [16, 16, 28_800_000, -5000, 16]) time.pass(ms);
  expect(time.now()).toBe(1048);
});
