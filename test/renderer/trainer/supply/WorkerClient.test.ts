import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Task } from '../../../../engine/puzzle/types.ts';
import { WorkerClient } from '../../../../engine/protocol/asking/WorkerClient.ts';
import type { PuzzleWork } from '../../../../engine/protocol/puzzleWorker.ts';
import { PuzzleWorkers } from '../../../../renderer/trainer/supply/PuzzleWorkers.ts';
import { FailingWorker, fates } from '../../shared/FailingWorker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const task: Task = { board: ['XX...XXXXX'], queue: ['L'], goal: { kind: 'tsd' } };
const questions: [string, (workers: PuzzleWorkers) => Promise<unknown>][] = [
  ['for a puzzle', (workers) => workers.fetch({ from: 'test', round: 0, number: 0 })],
  ['for a verdict', (workers) => workers.judge(task, [])],
  ['for a way to the goal', (workers) => workers.guide({ task, placed: [], intended: [] })],
  ['for a slot', (workers) => workers.slot(0)],
  ['about a task from elsewhere', (workers) => workers.read(task)],
  ['what was missed', (workers) => workers.cut([[]], 1)],
  ['for T-spins', (workers) => workers.count([[]])],
  ['what ratings teach', (workers) => workers.learn([])],
];

describe.each(fates)('a worker that %s', (fate, reason) => {
  it.each(questions)('rejects a question %s', async (_, ask) => {
    const workers = new PuzzleWorkers(() => new FailingWorker(fate) as unknown as Worker);
    const failed = expect(ask(workers)).rejects.toThrow(reason);
    await vi.runAllTimersAsync();
    await failed;
  });
});

it('a worker that died is replaced with the next question', async () => {
  let made = 0;
  const asked = new WorkerClient<PuzzleWork>(
    () => new FailingWorker(made++ === 0 ? 'dies' : 'throws') as unknown as Worker,
  );
  for (const why of ['out of memory', 'no rows']) {
    const failed = expect(asked.ask('slot', 0)).rejects.toThrow(why);
    await vi.runAllTimersAsync();
    await failed;
  }
  expect(made).toBe(2);
});
