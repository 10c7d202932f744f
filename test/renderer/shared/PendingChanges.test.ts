import { expect, it } from 'vitest';
import { PendingChanges } from '../../../renderer/shared/PendingChanges.ts';

it('knows whether all that was sent has been answered, in any order, by a refusal too', async () => {
  const changes = new PendingChanges();
  expect(changes.areAnswered).toBe(true);
  let refuse = (_: Error): void => {};
  const first = changes.sent(new Promise((_, reject) => (refuse = reject)));
  expect(await changes.sent(Promise.resolve('done'))).toBe('done');
  expect(changes.areAnswered).toBe(false);
  refuse(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  expect(changes.areAnswered).toBe(true);
});
