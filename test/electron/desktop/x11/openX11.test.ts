import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../../../../electron/desktop/x11/openX11.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => vi.advanceTimersByTimeAsync(ms) }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Refuses so many times. */
const refusing = (times: number) =>
  vi.fn(() => (times-- > 0 ? Promise.reject(new Error('refused')) : Promise.resolve('there')));

it('connects to a display that refuses at first', async () => {
  const open = refusing(3);
  expect(await connect(open, ':0')).toBe('there');
  expect(open).toHaveBeenCalledTimes(4);
});

it('gives up on a display that refuses for long', async () => {
  const open = refusing(100);
  await expect(connect(open, ':0')).rejects.toThrow('refused');
  expect(open).toHaveBeenCalledTimes(5);
});

it('does not wait if no display is named, as under Wayland alone', async () => {
  const open = refusing(100);
  await expect(connect(open, undefined)).rejects.toThrow('refused');
  expect(open).toHaveBeenCalledTimes(1);
});
