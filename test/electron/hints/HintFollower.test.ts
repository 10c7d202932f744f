import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceMs } from '../../../electron/hints/asking/EarlierAnswers.ts';
import { EngineDied } from '../../../electron/hints/asking/EngineWorker.ts';
import { awaitsNextMs, HintFollower } from '../../../electron/hints/HintFollower.ts';
import type { Sighting } from '../../../vision/types.ts';

/** A game in which a piece stands in a column at a height, and an answer names a column. */
interface Position {
  lying: string;
  column: number;
  height: number;
  ahead?: number;
}

interface Asked {
  earlier(column: number): void;
  finally(column: number): void;
  fail(error: Error): void;
}

let now: Position | null;
let asked: Asked[];
let told: number;
let isFirstMostlyLast: boolean;
let trouble: (string | null)[];
let follower: HintFollower<Position, number, { column: number; keys: number }>;

const sighting = (piece: number): Sighting => ({ piece, seq: 0 }) as Sighting;
const look = (piece = 1) => follower.follow(sighting(piece));
const settle = () => vi.advanceTimersByTimeAsync(0);
const losePatience = () => vi.advanceTimersByTimeAsync(patienceMs);

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers();
  now = { lying: 'nothing', column: 3, height: 12 };
  [asked, trouble, told] = [[], [], 0];
  isFirstMostlyLast = false;
  follower = new HintFollower(
    {
      get isFirstMostlyLast() {
        return isFirstMostlyLast;
      },
      positionIn: () => now,
      ask: (_state, _seq, onEarlier) =>
        new Promise((resolve, reject) => asked.push({ earlier: onEarlier, finally: resolve, fail: reject })),
      advise: (column, state) => (column === 0 ? null : { column, keys: Math.abs(column - state.column) }),
      steer: ({ column }, state) => ({ column, keys: Math.abs(column - state.column) }),
      lyingIn: ({ lying }) => lying,
      aheadIn: ({ ahead = 0 }) => ahead,
      isClear: (column) => column >= 5,
      placeOf: ({ column, height }) => `${column} ${height}`,
      steeringOf: ({ column }) => String(column),
    },
    { answered: () => told++, engineTrouble: (reason) => trouble.push(reason) },
  );
});

describe('answers that come one after the other', () => {
  it('wait for the last one, which is likely to come soon', async () => {
    look();
    asked[0]!.earlier(5);
    await settle();
    expect([look(), told]).toEqual([null, 0]);
    asked[0]!.finally(1);
    await losePatience();
    expect([look(), told]).toEqual([{ column: 1, keys: 2 }, 1]);
  });

  it('are shown at once if the first one is usually the last, and replaced by another one', async () => {
    isFirstMostlyLast = true;
    look();
    asked[0]!.earlier(5);
    expect([look(), told]).toEqual([{ column: 5, keys: 2 }, 1]);
    asked[0]!.finally(1);
    await settle();
    expect([look(), told]).toEqual([{ column: 1, keys: 2 }, 2]);
  });

  it('are shown as they come if it takes long, while the piece only falls', async () => {
    expect(look()).toBeNull();
    await losePatience();
    asked[0]!.earlier(5);
    expect(look()).toEqual({ column: 5, keys: 2 });
    now = { ...now!, height: 8 };
    asked[0]!.finally(1);
    await settle();
    expect(look()).toEqual({ column: 1, keys: 2 });
    expect([asked.length, told]).toEqual([1, 2]);
  });

  it('keep the first place once the player steers', async () => {
    look();
    asked[0]!.earlier(5);
    await losePatience();
    now = { ...now!, column: 4 };
    expect(look()).toEqual({ column: 5, keys: 1 });
    asked[0]!.finally(1);
    await settle();
    expect(look()).toEqual({ column: 5, keys: 1 });
    expect(follower.suggestionFor(sighting(1))).toBe(5);
    expect(asked).toHaveLength(1);
  });

  it('replace the first one if it could not be reached', async () => {
    look();
    asked[0]!.earlier(0);
    await losePatience();
    now = { ...now!, column: 4 };
    expect(look()).toBeNull();
    asked[0]!.finally(1);
    await settle();
    expect(look()).toEqual({ column: 1, keys: 3 });
  });

  it('are dropped when another piece has come', async () => {
    look();
    look(2);
    asked[0]!.earlier(5);
    asked[0]!.finally(5);
    await settle();
    expect(look(2)).toBeNull();
    asked[1]!.finally(2);
    await settle();
    expect(look(2)).toEqual({ column: 2, keys: 1 });
  });

  it('stay if the engine fails before the last one, and the failure is reported', async () => {
    look();
    asked[0]!.earlier(5);
    asked[0]!.fail(new Error('out of memory'));
    await settle();
    expect(look()).toEqual({ column: 5, keys: 2 });
    expect(trouble).toEqual(['out of memory']);
  });
});

describe('the next piece, in a game that has shown one', () => {
  beforeEach(async () => {
    isFirstMostlyLast = true;
    now = { ...now!, ahead: 1 };
    look(1);
    asked[0]!.finally(1);
    await settle();
    now = { ...now!, ahead: 0 };
    expect(look(2)).toBeNull();
    told = 0;
  });

  it('is waited for if it may change the answer, and the answer is then asked for with it', async () => {
    asked[1]!.earlier(1);
    asked[1]!.finally(2);
    await settle();
    expect([look(2), told]).toEqual([null, 0]);
    now = { ...now!, ahead: 1 };
    look(2);
    asked[2]!.earlier(3);
    expect([look(2), told]).toEqual([{ column: 3, keys: 0 }, 1]);
    await vi.advanceTimersByTimeAsync(awaitsNextMs);
    expect([look(2), told]).toEqual([{ column: 3, keys: 0 }, 1]);
  });

  it('is not waited for any longer once it should have come', async () => {
    asked[1]!.finally(2);
    await vi.advanceTimersByTimeAsync(awaitsNextMs);
    expect([look(2), told]).toEqual([{ column: 2, keys: 1 }, 1]);
    now = { ...now!, ahead: 1 };
    look(2);
    expect(asked).toHaveLength(2);
  });

  it('is not waited for with a clear answer, which stays', async () => {
    asked[1]!.earlier(6);
    expect([look(2), told]).toEqual([{ column: 6, keys: 3 }, 1]);
    now = { ...now!, ahead: 1 };
    expect(look(2)).toEqual({ column: 6, keys: 3 });
    expect(asked).toHaveLength(2);
  });

  it('is not waited for after a piece without one', async () => {
    look(3);
    asked[2]!.earlier(1);
    expect(look(3)).toEqual({ column: 1, keys: 2 });
  });

  it('does not hide an answer from an engine that failed', async () => {
    asked[1]!.earlier(1);
    asked[1]!.fail(new Error('out of memory'));
    await settle();
    expect(look(2)).toEqual({ column: 1, keys: 2 });
  });
});

it('asks an engine that died once more', async () => {
  look();
  asked[0]!.fail(new EngineDied('gone'));
  await settle();
  asked[1]!.finally(4);
  await settle();
  expect(look()).toEqual({ column: 4, keys: 1 });
  expect(trouble).toEqual([null]);
});
