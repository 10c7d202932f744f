import { expect, it, vi } from 'vitest';
import { Handlers } from '../../../../electron/contract/answering/Handlers.ts';

class Ends extends Handlers {
  ask = (channel: Parameters<Handlers['answer']>[0], ask: unknown) => this.handle(channel, ask);
}

it('answers each request by its last handler', async () => {
  const ends = new Ends();
  ends.answer('settings:export', () => 'first');
  ends.answer('settings:export', () => Promise.resolve('last'));
  expect(await ends.ask('settings:export', null)).toBe('last');
});

it('answers null for a request that returns nothing', async () => {
  const ends = new Ends();
  const forgotten = vi.fn(() => 'unheard');
  ends.perform('layouts:forget', forgotten);
  expect(await ends.ask('layouts:forget', null)).toBeNull();
  expect(forgotten).toHaveBeenCalledOnce();
});

it('rejects what has no handler, by name, and passes on what a handler throws', async () => {
  const ends = new Ends();
  await expect(ends.ask('case:save', null)).rejects.toThrow('case:save: only in the app');
  ends.answer('case:save', () => {
    throw new Error('the disk is full');
  });
  await expect(ends.ask('case:save', null)).rejects.toThrow('the disk is full');
});
