import { expect, it } from 'vitest';
import { ThinkingTime } from '../../../../electron/hints/asking/ThinkingTime.ts';

it('is that of the last answer; a failed question has none', async () => {
  const thinking = new ThinkingTime();
  expect(thinking.last).toBeNull();
  await expect(thinking.of(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(thinking.last).toBeNull();
  const answer = new Promise((resolve) => setTimeout(() => resolve('here'), 20));
  expect(await thinking.of(answer)).toBe('here');
  expect(thinking.last).toBeGreaterThan(15);
});
