import { beforeEach, expect, it, vi } from 'vitest';
import type { Call, Returned } from '../../../../engine/protocol/asking/serve.ts';
import type { Order, Served } from '../../../../engine/protocol/puzzleJobs.ts';
import { PuzzleWorkers } from '../../../../renderer/trainer/supply/PuzzleWorkers.ts';

/** Keeps what it is asked until the test answers. */
class SlowWorker {
  onmessage: ((event: MessageEvent<Returned>) => void) | null = null;
  readonly asked: Call[] = [];
  isEnded = false;

  postMessage(request: Call): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  async answer(served: Served | null): Promise<void> {
    const { id } = this.asked.at(-1)!;
    this.onmessage!({ data: { id, answer: served } } as MessageEvent<Returned>);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const order = (number: number): Order => ({ from: 'plan', round: 0, number });
const served = (number: number): Served => ({ number }) as Served;

let made: SlowWorker[];
let workers: PuzzleWorkers;
/** The judge is started first. */
const maker = (): SlowWorker => made[1]!;
const makeWorker = (): Worker => {
  made.push(new SlowWorker());
  return made.at(-1) as unknown as Worker;
};
const ordersOf = ({ asked }: SlowWorker): unknown[] =>
  asked.map((request) => request.do === 'make' && request.given[0]);

beforeEach(() => {
  made = [];
  workers = new PuzzleWorkers(makeWorker);
});

it('gives the puzzle to the waiting caller, and makes the next ones ahead', async () => {
  const first = workers.fetch(order(0), () => [order(1), order(2)]);
  await maker().answer(served(0));
  expect(await first).toEqual(served(0));
  await maker().answer(served(1));
  await maker().answer(served(2));
  expect(ordersOf(maker())).toEqual([order(0), order(1), order(2)]);
  expect(await workers.fetch(order(1), () => [order(2), order(3)])).toEqual(served(1));
  expect(ordersOf(maker())).toEqual([order(0), order(1), order(2), order(3)]);
});

it('has what came with the page before any worker is asked', async () => {
  workers = new PuzzleWorkers(makeWorker, (one) =>
    one.from === 'plan' && one.number === 0 ? served(0) : null,
  );
  expect(await workers.fetch(order(0), () => [order(0), order(1)])).toEqual(served(0));
  expect(ordersOf(maker())).toEqual([order(1)]);
});

it('begins nothing else before that one is drawn, and drops unwanted ones', async () => {
  const later: (() => void)[] = [];
  const isReady = (one: Order): boolean => one.from === 'plan' && one.number < 2;
  workers = new PuzzleWorkers(
    makeWorker,
    (one) => (isReady(one) ? served(0) : null),
    (run) => later.push(run),
  );
  const ahead = vi.fn(() => [order(5)]);
  await workers.fetch(order(0), () => [order(4)]);
  await workers.fetch(order(1), ahead);
  expect([made.length, ahead.mock.calls.length]).toEqual([0, 0]);
  for (const run of later) run();
  expect(ordersOf(maker())).toEqual([order(5)]);
  await workers.fetch(order(0));
  workers.close();
  later.at(-1)!();
  expect(made).toHaveLength(2);
});

it('makes expected puzzles in advance', async () => {
  workers.expect([order(0), order(1)]);
  await maker().answer(served(0));
  expect(await workers.fetch(order(0), () => [order(1)])).toEqual(served(0));
  expect(maker().isEnded).toBe(false);
});

it('stops making unwanted puzzles', async () => {
  void workers.fetch(order(0));
  const wanted = workers.fetch(order(7));
  expect(maker().isEnded).toBe(true);
  const next = made[2]!;
  expect(ordersOf(next)).toEqual([order(7)]);
  await next.answer(served(7));
  expect(await wanted).toEqual(served(7));
});

it('says if there are none, and does not ask again', async () => {
  const none = workers.fetch(order(0));
  await maker().answer(null);
  expect(await none).toBeNull();
  expect(maker().asked).toHaveLength(1);
});

it('lets a question of the judge pass while a puzzle is made', () => {
  void workers.fetch(order(0));
  void workers.judge({ board: ['..........'], queue: ['T'], goal: { kind: 'tsd' } }, []);
  expect(made[0]!.asked).toMatchObject([{ do: 'judge' }]);
  workers.close();
  expect(made.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

it('learns beside the others, and passes on what was learned, to a new maker too', async () => {
  const learned = [{ size: 'one', ratings: 40, liked: 20, taste: { model: null, losses: null } }] as const;
  workers.expect([order(0)]);
  const learning = workers.learn([]);
  const aside = made[2]!;
  expect(aside.asked).toMatchObject([{ do: 'learn' }]);
  aside.onmessage!({ data: { id: 1, answer: [...learned] } } as MessageEvent<Returned>);
  expect(await learning).toEqual(learned);
  expect(aside.isEnded).toBe(true);
  expect(maker().asked.at(-1)).toMatchObject({ do: 'use', given: [learned] });
  void workers.fetch(order(5));
  expect(made[3]!.asked).toMatchObject([
    { do: 'use', given: [learned] },
    { do: 'make', given: [order(5)] },
  ]);
});
