import { beforeEach, expect, it } from 'vitest';
import type { PuzzleAnswer, PuzzleRequest } from '../../../../engine/protocol/puzzleJobs.ts';
import type { Puzzle } from '../../../../engine/puzzle/types.ts';
import { PuzzleWorkers, type Wanted } from '../../../../renderer/trainer/supply/PuzzleWorkers.ts';

/** Keeps what it is asked until the test answers. */
class SlowWorker {
  onmessage: ((event: MessageEvent<PuzzleAnswer>) => void) | null = null;
  readonly asked: PuzzleRequest[] = [];
  isEnded = false;

  postMessage(request: PuzzleRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  async answer(puzzle: Puzzle | null): Promise<void> {
    const { id } = this.asked.at(-1)!;
    this.onmessage!({ data: { tells: 'puzzle', id, puzzle } } as MessageEvent<PuzzleAnswer>);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const ones: Wanted = { kind: { category: 'tsd', moves: 1 }, onlyInteresting: false };
const fours: Wanted = { kind: { category: 'tsd', moves: 4 }, onlyInteresting: true };
const puzzle = (id: string): Puzzle => ({ id }) as Puzzle;

let made: SlowWorker[];
let workers: PuzzleWorkers;
/** The maker is the first one; then comes the judge. */
const maker = (): SlowWorker => made[0]!;

beforeEach(() => {
  made = [];
  const makeWorker = (): Worker => {
    made.push(new SlowWorker());
    return made.at(-1) as unknown as Worker;
  };
  workers = new PuzzleWorkers(makeWorker, 5, 2);
});

it('gives the first puzzle to who waits, and keeps others ready', async () => {
  const first = workers.take(ones);
  await maker().answer(puzzle('a'));
  expect(await first).toEqual(puzzle('a'));
  await maker().answer(puzzle('b'));
  await maker().answer(puzzle('c'));
  const numbers = maker().asked.map((request) => request.do === 'make' && request.number);
  expect(numbers).toEqual([0, 1, 2]);
  expect(await workers.take(ones)).toEqual(puzzle('b'));
  expect(maker().asked).toHaveLength(4);
});

it('gives up what nobody wants any more while it is being made', async () => {
  void workers.take(fours);
  const wanted = workers.take(ones);
  expect(maker().isEnded).toBe(true);
  const next = made[2]!;
  expect(next.asked).toMatchObject([{ do: 'make', ...ones }]);
  await next.answer(puzzle('a'));
  expect(await wanted).toEqual(puzzle('a'));
});

it('says where there are no more, and does not ask on', async () => {
  const none = workers.take(fours);
  await maker().answer(null);
  expect(await none).toBeNull();
  expect(maker().asked).toHaveLength(1);
});

it('lets a question of the judge pass while a puzzle is made', () => {
  void workers.take(fours);
  void workers.judge({ board: ['..........'], queue: ['T'], goal: { kind: 'tsd' } }, []);
  expect(made[1]!.asked).toMatchObject([{ do: 'judge' }]);
  workers.close();
  expect(made.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});
