import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptThread } from '../../../electron/supervision/KeptThread.ts';
import { FakeThread } from './FakeThread.ts';

let threads: FakeThread<string, string>[];
let told: string[];
let kept: KeptThread<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  [threads, told] = [[], []];
  const spawn = () => threads[threads.push(new FakeThread()) - 1]!;
  kept = new KeptThread('the test', spawn, {
    started: () => kept.send('waiting'),
    ready: () => told.push('ready'),
    heard: (message) => told.push(message),
    gone: (reason) => told.push(reason),
  });
  kept.start();
});
afterEach(() => void vi.useRealTimers());

it('sends waiting messages to each thread, and listens to the living one alone', () => {
  threads[0]!.listeners.online!(undefined as never);
  threads[0]!.listeners.exit!(1 as never);
  expect([kept.isThere, threads[0]!.isTerminated]).toEqual([false, true]);
  kept.send('lost');
  vi.advanceTimersByTime(1);
  threads[0]!.answer('late');
  threads[0]!.listeners.error!(new Error('late') as never);
  threads[1]!.answer('answer');
  expect(threads.map(({ asked }) => asked)).toEqual([['waiting'], ['waiting']]);
  expect(told).toEqual(['ready', 'the test ended', 'answer']);
});

it('starts nothing once it is closed', () => {
  kept.replace('hangs');
  kept.close();
  vi.advanceTimersByTime(60_000);
  expect([threads.length, kept.isThere, told]).toEqual([1, false, ['hangs']]);
});
