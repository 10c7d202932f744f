/** Whatever a page asks of a worker ends in time: where it fails, the page has the reason, and a way to ask again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordGame } from '../../build/fit/review/players.ts';
import type { Bridge } from '../../electron/contract/Bridge.ts';
import type { Served } from '../../engine/protocol/puzzleJobs.ts';
import type { TilingTask } from '../../engine/protocol/tilingJobs.ts';
import { Practice } from '../../renderer/practice/tetris/Practice.svelte.ts';
import { PuyoPractice } from '../../renderer/practice/puyo/PuyoPractice.svelte.ts';
import type { TryEngine } from '../../renderer/review/trying/tryingAt.ts';
import { Review } from '../../renderer/review/Review.svelte.ts';
import type { Failure } from '../../renderer/shared/failing/Failure.ts';
import { usualOptions, type PracticeOptions } from '../../electron/contract/practice/options.ts';
import { GameClient } from '../../engine/protocol/GameClient.ts';
import { Solutions } from '../../renderer/tiling/solutions/Solutions.svelte.ts';
import { TilingList } from '../../renderer/tiling/TilingList.ts';
import { Table } from '../../renderer/trainer/play/Table.svelte.ts';
import { PuzzleWorkers } from '../../renderer/trainer/supply/PuzzleWorkers.ts';
import { readyFor } from '../../renderer/trainer/supply/ready.ts';
import { FailingWorker, failingWorkers, fates } from './shared/FailingWorker.ts';

type Start = () => Worker;
/** Asks, and answers where the page sees what failed. */
type Ask = (start: Start) => Promise<() => Failure | null>;

const puzzle: Served = readyFor({
  from: 'category',
  kind: { category: 'tsd', moves: 1 },
  slides: false,
  numbers: [0],
})!;

function tableWith(start: Start): Table {
  return new Table(puzzle, new PuzzleWorkers(start), () => {}, Date.now);
}

const task: TilingTask = {
  columns: 4,
  rows: 1,
  cells: [0, 1, 2, 3].map((x): [number, number] => [x, 0]),
  fixed: [],
  bounds: {} as TilingTask['bounds'],
  clears: false,
  kicks: 'srs',
};

/** With one tiling that is known. */
function solved(start: Start): Solutions {
  const solver = new FailingWorker('hangs');
  let started = 0;
  const solutions = new Solutions(() => (started++ === 0 ? (solver as unknown as Worker) : start()));
  solutions.solve(task);
  const cells = Int32Array.from([0, 1, 2, 3]);
  solver.onmessage!({ data: { tells: 'placements', id: 1, piece: new Uint8Array(1), cells } });
  const end = { tells: 'end', id: 1, found: 1, complete: true, hindrance: null, elapsedMs: 1 };
  solver.onmessage!({ data: end });
  solutions.list = new TilingList(1);
  solutions.list.add(new Uint16Array([0]));
  return solutions;
}

const game = recordGame('random', 3, 4);
/** Asked only about moves that are tried once more. */
const noEngine = {} as TryEngine;
const bridge = {
  request: (channel: string) => Promise.resolve(channel === 'review:game' ? game : []),
  on: () => () => {},
  report: () => {},
} as unknown as Bridge;

function play<Game extends Practice | PuyoPractice>(made: Game, options: Partial<PracticeOptions>): Game {
  made.configure({ ...usualOptions, ...options }, true);
  made.begin();
  for (let frame = 0; frame < 40; frame++) made.frame(100);
  return made;
}

function practiceWith(start: Start): Practice {
  const engine = new GameClient(start);
  return new Practice(() => 5, {
    ask: (state) => engine.ask('tetris', state, {}),
    judge: (turn, columns, rows) => engine.ask('judge', turn, columns, rows),
    rival: (state, options) => engine.ask('tetris', state, options),
    drill: (wish) => engine.ask('drill', wish, 1),
    way: (goal, position) => engine.ask('way', goal, position),
  });
}

function puyoWith(start: Start): PuyoPractice {
  const engine = new GameClient(start);
  return new PuyoPractice(() => 5, {
    ask: (state) => engine.ask('puyo', state, {}),
    rival: (state, options) => engine.ask('puyo', state, options),
    tsume: () => engine.ask('tsume', 1),
  });
}

const asks: Record<string, Ask> = {
  'trainer: a verdict': async (start) => {
    const table = tableWith(start);
    table.press('hardDrop');
    return () => table.failure;
  },
  'trainer: a hint': async (start) => {
    const table = tableWith(start);
    void table.help(3);
    return () => table.failure;
  },
  'trainer: the answer': async (start) => {
    const table = tableWith(start);
    void table.showAnswer();
    return () => table.failure;
  },
  'tilings: all of them': async (start) => {
    const solutions = new Solutions(start);
    solutions.solve(task);
    return () => solutions.failure;
  },
  'tilings: how one is built': async (start) => {
    const solutions = solved(start);
    solutions.select(0);
    return () => solutions.failure;
  },
  'tilings: which can be built': async (start) => {
    const solutions = solved(start);
    solutions.setSorting('build');
    return () => solutions.failure;
  },
  'review: ratings': async (start) => {
    const review = new Review(bridge, start, noEngine);
    await review.choose('a game');
    return () => review.failure;
  },
  'review: puzzles of a position': async (start) => {
    const review = new Review(bridge, start, noEngine);
    await review.choose('a game');
    review.stopRating();
    review.cut();
    return () => review.failure;
  },
  'practice: a hint': async (start) => {
    const practice = play(practiceWith(start), { help: 'keys' });
    return () => practice.trouble;
  },
  'practice: a drill': async (start) => {
    const practice = play(practiceWith(start), { tetrisMode: 'perfect' });
    return () => practice.trouble;
  },
  'practice: the other player': async (start) => {
    const practice = play(practiceWith(start), { tetrisMode: 'versus', bot: 1, help: 'off' });
    return () => {
      practice.frame(10);
      return practice.trouble;
    };
  },
  'practice: a hint at Puyo': async (start) => {
    const practice = play(puyoWith(start), { help: 'keys' });
    return () => practice.trouble;
  },
  'practice: the other player at Puyo': async (start) => {
    const practice = play(puyoWith(start), { puyoMode: 'versus', bot: 1, help: 'off' });
    return () => {
      practice.frame(10);
      return practice.trouble;
    };
  },
  'practice: a puzzle of Puyo': async (start) => {
    const practice = play(puyoWith(start), { puyoMode: 'tsume' });
    return () => practice.trouble;
  },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe.each(fates)('a worker that %s', (fate, why) => {
  it.each(Object.entries(asks))('%s', async (_, ask) => {
    const { start, asked } = failingWorkers(fate);
    const failure = await ask(start);
    expect(failure()).toBeNull();
    await vi.runAllTimersAsync();
    expect(failure()?.why).toBe(why);
    const before = asked();
    failure()!.again();
    failure();
    await vi.runAllTimersAsync();
    expect(asked()).toBeGreaterThan(before);
    expect(failure()?.why).toBe(why);
  });
});
