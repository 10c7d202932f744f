import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asked, Told } from '../../../electron/records/messages.ts';
import { RecordsThread } from '../../../electron/records/RecordsThread.ts';
import { FakeThread } from '../supervision/FakeThread.ts';

const page = { from: 0, count: 100 };
const nothing = { total: 0, from: 0, entries: [] };
let threads: FakeThread<Asked, Told>[];
let events: string[];
let records: RecordsThread;

beforeEach(() => {
  vi.useFakeTimers();
  [threads, events] = [[], []];
  records = new RecordsThread(
    () => {
      threads.push(new FakeThread());
      return threads.at(-1)!;
    },
    { ready: () => events.push('ready'), gone: (reason) => events.push(reason) },
  );
});
afterEach(() => {
  records.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** What came of it: the answer, or the reason why there is none. */
const end = (asked: Promise<unknown>) => asked.catch((error: Error) => error.message);

it('starts no thread before the first question, and one for all questions', async () => {
  expect(threads).toHaveLength(0);
  const first = records.ask('review:games', page);
  const second = records.ask('review:game', { id: 'a' });
  expect(threads).toHaveLength(1);
  const [one, two] = threads[0]!.asked;
  threads[0]!.answer({ id: two!.id, answer: null });
  threads[0]!.answer({ id: one!.id, answer: nothing });
  expect(await first).toEqual(nothing);
  expect(await second).toBeNull();
});

it('reports in one line what went wrong there', async () => {
  const asked = end(records.ask('review:remove', { id: 'a' }));
  threads[0]!.answer({ id: threads[0]!.asked[0]!.id, error: 'a.jsonl: there is no permission' });
  expect(await asked).toBe('a.jsonl: there is no permission');
  expect(threads[0]!.isTerminated).toBe(false);
});

it('rejects what a dead thread was asked, and asks the next thread later questions', async () => {
  const asked = end(records.ask('review:games', page));
  threads[0]!.listeners.error!(new Error('out of memory') as never);
  expect(await asked).toBe('out of memory');
  expect(events).toEqual(['out of memory']);
  const again = records.ask('review:games', page);
  await pass(0);
  expect(threads).toHaveLength(2);
  threads[1]!.listeners.online!(undefined as never);
  threads[1]!.answer({ id: threads[1]!.asked[0]!.id, answer: nothing });
  expect(await again).toEqual(nothing);
  expect(events).toEqual(['out of memory', 'ready']);
});

it('replaces a silent thread, but not a busy one', async () => {
  const asked = end(records.ask('review:games', page));
  for (let second = 0; second < 60; second++) {
    await pass(1000);
    threads[0]!.answer({ busy: true });
  }
  expect(threads[0]!.isTerminated).toBe(false);
  await pass(31_000);
  expect(await asked).toBe('the records gave no answer');
  expect(threads[0]!.isTerminated).toBe(true);
  expect(threads).toHaveLength(2);
});

it('does not watch a thread that has no question', async () => {
  const asked = records.ask('review:games', page);
  threads[0]!.answer({ id: threads[0]!.asked[0]!.id, answer: nothing });
  await asked;
  await pass(600_000);
  expect(threads[0]!.isTerminated).toBe(false);
});

it('rejects every question when it is closed', async () => {
  const asked = end(records.ask('review:games', page));
  records.close();
  expect(await asked).toBe('closed');
  expect(await end(records.ask('review:games', page))).toBe('closed');
  expect(threads[0]!.isTerminated).toBe(true);
});
