import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EngineDied, EngineWorker } from '../../../../electron/hints/asking/EngineWorker.ts';
import { FakeThread } from '../../supervision/FakeThread.ts';
import type { Answer, Question } from '../../../../engine/protocol/answers.ts';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import { makeState, makeSuggestion } from '../../sightings.ts';

const state = makeState({ type: 'T', orientation: 'north', x: 4, y: 18 });
const suggestion = makeSuggestion();

let threads: FakeThread<Question, Answer>[];
let told: string[];
let engine: EngineWorker;

beforeEach(() => {
  vi.useFakeTimers();
  [threads, told] = [[], []];
  engine = new EngineWorker({ ready: () => told.push('ready'), gone: (reason) => told.push(reason) }, () => {
    threads.push(new FakeThread());
    return threads.at(-1)!;
  });
  engine.warmUp();
});
afterEach(() => {
  engine.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('matches answers with their questions, in any order', async () => {
  const first = engine.ask(state, { count: 1 });
  const second = engine.ask(state, { count: 2 });
  const [one, two] = threads[0]!.asked;
  threads[0]!.answer({ id: two!.id, suggestion: { ...suggestion, for: 2 } });
  threads[0]!.answer({ id: one!.id, suggestion: { ...suggestion, for: 1 } });
  expect((await first).for).toBe(1);
  expect((await second).for).toBe(2);
  expect(threads).toHaveLength(1);
});

it('reports earlier answers and resolves with the final one', async () => {
  const earlier: number[] = [];
  const asked = engine.ask(state, {}, (one) => earlier.push(one.for));
  const { id } = threads[0]!.asked[0]!;
  threads[0]!.answer({ id, suggestion: { ...suggestion, for: 1, final: false } });
  threads[0]!.answer({ id, suggestion: { ...suggestion, for: 2, final: false } });
  threads[0]!.answer({ id, suggestion: { ...suggestion, for: 3, final: true } });
  expect((await asked).for).toBe(3);
  expect(earlier).toEqual([1, 2]);
});

it('reports earlier answers about Puyo as well', async () => {
  const position = { game: 'puyo', pairs: [] } as unknown as PuyoState;
  const earlier: number[] = [];
  const asked = engine.askPuyo(position, { milliseconds: 300 }, (one) => earlier.push(one.for));
  const { id, options } = threads[0]!.asked[0]!;
  threads[0]!.answer({ id, suggestion: { ...suggestion, for: 1, final: false } });
  threads[0]!.answer({ id, suggestion: { ...suggestion, for: 2, final: true } });
  expect((await asked).for).toBe(2);
  expect([earlier, options]).toEqual([[1], { milliseconds: 300 }]);
});

it("rejects with the engine's own message and continues with the same thread", async () => {
  const asked = engine.ask(state, {});
  threads[0]!.answer({ id: threads[0]!.asked[0]!.id, error: 'the queue is empty' });
  await expect(asked).rejects.toThrow('the queue is empty');
  await expect(asked).rejects.not.toBeInstanceOf(EngineDied);
  void engine.ask(state, {}).catch(() => {});
  expect(threads).toHaveLength(1);
});

it.each([
  ['error', new Error('out of memory'), 'out of memory'],
  ['exit', 1, 'the engine ended'],
])('fails its questions when the thread dies by %s, and starts another one', async (event, value, reason) => {
  const asked = engine.ask(state, {});
  threads[0]!.listeners[event]!(value as never);
  await expect(asked).rejects.toThrow(reason);
  await expect(asked).rejects.toBeInstanceOf(EngineDied);
  const again = engine.ask(state, {});
  await pass(1);
  expect(threads).toHaveLength(2);
  threads[1]!.listeners.online!(undefined as never);
  expect(told).toEqual([reason, 'ready']);
  threads[1]!.answer({ id: threads[1]!.asked[0]!.id, suggestion });
  expect(await again).toBe(suggestion);
});

it('does not mistake the end of an old thread for that of the new one', async () => {
  const asked = engine.ask(state, {});
  threads[0]!.listeners.error!(new Error('out of memory') as never);
  await asked.catch(() => {});
  const again = engine.ask(state, {});
  await pass(1);
  threads[0]!.listeners.exit!(1 as never);
  threads[1]!.answer({ id: threads[1]!.asked[0]!.id, suggestion });
  expect(await again).toBe(suggestion);
});

it('gives up a thread that gives no answer, and says so', async () => {
  const asked = engine.ask(state, {});
  asked.catch(() => {});
  await pass(7999);
  expect(threads[0]!.isTerminated).toBe(false);
  await pass(1);
  await expect(asked).rejects.toThrow('the engine gave no answer');
  expect(threads[0]!.isTerminated).toBe(true);
  expect(told).toEqual(['the engine gave no answer']);
});

it('gives up much sooner if the answer has a time limit', async () => {
  const first = engine.ask(state, { milliseconds: 60 });
  await pass(5000);
  threads[0]!.answer({ id: threads[0]!.asked[0]!.id, suggestion });
  await first;
  const asked = engine.ask(state, { milliseconds: 60 });
  asked.catch(() => {});
  await pass(1559);
  expect(threads[0]!.isTerminated).toBe(false);
  await pass(1);
  await expect(asked).rejects.toBeInstanceOf(EngineDied);
});

it('does not count the time in which another question is being answered', async () => {
  const warm = engine.ask(state, {});
  threads[0]!.answer({ id: threads[0]!.asked[0]!.id, suggestion });
  await warm;
  const long = engine.ask(state, {});
  const short = engine.ask(state, { milliseconds: 60 });
  await pass(6000);
  const [, first, second] = threads[0]!.asked;
  threads[0]!.answer({ id: first!.id, suggestion });
  await long;
  await pass(1500);
  expect(threads[0]!.isTerminated).toBe(false);
  threads[0]!.answer({ id: second!.id, suggestion });
  await short;
});

it('pauses longer before each new thread where threads keep dying, and keeps the questions for them', async () => {
  for (const pauseMs of [1, 250, 500, 1000]) {
    threads.at(-1)!.listeners.exit!(1 as never);
    await pass(pauseMs);
  }
  expect(threads).toHaveLength(5);
  threads.at(-1)!.listeners.exit!(1 as never);
  const asked = engine.ask(state, {});
  await pass(1000);
  expect(threads).toHaveLength(5);
  await pass(2000);
  expect(threads).toHaveLength(6);
  threads[5]!.answer({ id: threads[5]!.asked[0]!.id, suggestion });
  expect(await asked).toBe(suggestion);
});

it('ends its thread when it is closed', async () => {
  const asked = engine.ask(state, {});
  engine.close();
  expect(threads[0]!.isTerminated).toBe(true);
  await expect(asked).rejects.toBeInstanceOf(EngineDied);
});
