import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OneAtATime } from '../../../electron/desktop/OneAtATime.ts';

describe('a question that may never be answered', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is answered, and asked anew the next time', async () => {
    let count = 0;
    const question = new OneAtATime(() => Promise.resolve(++count), 1000);
    expect([await question.answer(), await question.answer()]).toEqual([1, 2]);
  });

  it('times out, and is not asked again while it is open', async () => {
    const ask = vi.fn(() => new Promise<string>(() => {}));
    const question = new OneAtATime(ask, 1000);
    for (let round = 0; round < 3; round++) {
      const answer = question.answer();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await answer).toBeNull();
    }
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('gives the late answer to the next caller, before it is asked anew', async () => {
    let settle = (_: string): void => {};
    const ask = vi.fn(() => new Promise<string>((resolve) => (settle = resolve)));
    const question = new OneAtATime(ask, 1000);
    const first = question.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBeNull();
    const second = question.answer();
    settle('late');
    expect(await second).toBe('late');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('rejects like the question, and can be asked again', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue('yes');
    const question = new OneAtATime<string>(ask, 1000);
    await expect(question.answer()).rejects.toThrow('refused');
    expect(await question.answer()).toBe('yes');
  });
});
