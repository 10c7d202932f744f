import { expect, it, vi } from 'vitest';
import { Deadline } from '../../../electron/supervision/Deadline.ts';

it('never sets a timer in the past, of which Node would warn', () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const deadline = new Deadline(() => {});
  deadline.set(-5);
  expect(timer.mock.calls.map(([, ms]) => ms)).toEqual([0]);
  deadline.clear();
  timer.mockRestore();
});
