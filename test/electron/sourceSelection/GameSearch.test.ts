import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Probed } from '../../../electron/sourceSelection/Capture.ts';
import { GameSearch } from '../../../electron/sourceSelection/GameSearch.ts';
import type { Source } from '../../../electron/contract/panel.ts';
import { layout } from '../sightings.ts';

const window = (id: number): Source => ({ id: `window:${id}:0`, name: `Window ${id}`, kind: 'window' });
const screen: Source = { id: 'screen:0:0', name: 'Entire screen', kind: 'screen' };

const full = { width: 640, height: 480 };
const empty: Probed = { layout: null, full, isLive: true, error: null };
const board = (width: number, confidence = 0.95): Probed => ({
  layout: { ...layout, confidence, board: { x: 0, y: 0, width, height: 2 * width } },
  full,
  isLive: true,
  error: null,
});

let sources: Source[];
let probe: (() => Probed) | null;
let pictures: Record<string, Probed>;
let probed: string[];
let found: string[];
let named: string[];
let focused: number | null;
let askFocused: () => Promise<number | null>;
/** Whether a doubtful place is watched. */
let isWatched: boolean;
let rounds: { sources: number; looked: number }[];
let failures: string[];
let search: GameSearch;

beforeEach(() => {
  probe = null;
  [named, isWatched, focused] = [[], true, null];
  askFocused = () => Promise.resolve(focused);
  [sources, pictures, probed, found, rounds, failures] = [[], {}, [], [], [], []];
  search = new GameSearch(
    {
      list: () => Promise.resolve(sources),
      probe: (source) => {
        probed.push(source.id);
        return Promise.resolve(probe?.() ?? pictures[source.id] ?? empty);
      },
      focused: () => askFocused(),
      found: ({ source }) => found.push(source.id),
      doubtful: ({ source }) => (named.push(source.id), isWatched),
      nothing: (round) => rounds.push(round),
      failed: (reason) => failures.push(reason),
    },
    1,
  );
});

const until = async (condition: () => boolean) => {
  for (let tick = 0; tick < 300 && !condition(); tick++)
    await new Promise((resolve) => setTimeout(resolve, 1));
  expect(condition()).toBe(true);
};

it('finds the one window with a board and then rests', async () => {
  sources = [window(1), window(2), screen];
  pictures = { [window(2).id]: board(200) };
  search.start();
  await until(() => found.length > 0);
  expect(found).toEqual([window(2).id]);
  expect(search.isRunning).toBe(false);
  expect(probed).not.toContain(screen.id);
});

it('never waits for a negative time, even if it learns the focus slowly', async () => {
  const wait = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => wait.mockRestore());
  sources = [window(1)];
  askFocused = () => new Promise((resolve) => setImmediate(() => setTimeout(resolve, 3, null)));
  search.start();
  await until(() => rounds.length > 3);
  search.stop();
  expect(Math.min(...wait.mock.calls.map(([, ms]) => ms ?? 0))).toBeGreaterThan(0);
});

describe('of several boards', () => {
  it('the largest is taken', async () => {
    sources = [window(1), window(2), window(3)];
    pictures = { [window(1).id]: board(100), [window(2).id]: board(300), [window(3).id]: board(200) };
    search.start();
    await until(() => found.length > 0);
    expect(found).toEqual([window(2).id]);
  });

  it('the one in the focused window is preferred to a larger and surer one', async () => {
    sources = [window(1), window(2), window(3)];
    pictures = { [window(1).id]: board(300), [window(2).id]: board(100, 0.6) };
    focused = 2;
    search.start();
    await until(() => found.length > 0);
    expect(found).toEqual([window(2).id]);
  });

  it('no other one is looked for once the focused window shows one', async () => {
    sources = [window(1), window(2), window(3), screen];
    pictures = { [window(1).id]: board(300), [window(2).id]: board(100) };
    focused = 2;
    search.start();
    await until(() => found.length > 0);
    expect(found).toEqual([window(2).id]);
    expect(probed).toEqual([window(2).id]);
  });

  it('a sure one is preferred to a larger unsure one', async () => {
    sources = [window(1), window(2)];
    pictures = { [window(1).id]: board(100), [window(2).id]: board(300, 0.6) };
    search.start();
    await until(() => found.length > 0);
    expect(found).toEqual([window(1).id]);
  });
});

it('does not believe a doubtful board', async () => {
  sources = [window(1)];
  pictures = { [window(1).id]: board(300, 0.3) };
  search.start();
  await until(() => rounds.length > 1);
  search.stop();
  expect(found).toEqual([]);
});

it('believes a doubtful board that several pictures show at one place', async () => {
  sources = [window(1)];
  const doubts = [0.34, 0.46, 0.41];
  probe = () => board(300, doubts[Math.min(rounds.length, 2)]);
  search.start();
  await until(() => found.length > 0);
  expect(rounds.length).toBe(2);
});

describe('a doubtful board', () => {
  it('is offered in turn with others, the likeliest first, and does not end the search', async () => {
    sources = [window(1), window(2), window(3), screen];
    pictures = {
      [window(1).id]: board(300, 0.2),
      [window(3).id]: board(300, 0.3),
      [screen.id]: board(300, 0.4),
    };
    search.start();
    await until(() => named.length > 3);
    expect(named.slice(0, 4)).toEqual([window(3).id, window(1).id, window(3).id, window(1).id]);
    expect(search.isRunning).toBe(true);
    search.stop();
    expect(search.likelihood(window(3))).toBe(0.3);
    expect(search.likelihood(window(2))).toBe(0);
  });

  it('keeps its turn until it is watched', async () => {
    sources = [window(1), window(2)];
    pictures = { [window(1).id]: board(300, 0.2), [window(2).id]: board(300, 0.3) };
    isWatched = false;
    search.start();
    await until(() => named.length > 2);
    search.stop();
    expect(new Set(named)).toEqual(new Set([window(2).id]));
  });
});

it('looks at the screen if no window has a board', async () => {
  sources = [window(1), screen];
  pictures = { [screen.id]: board(300) };
  search.start();
  await until(() => found.length > 0);
  expect(found).toEqual([screen.id]);
});

it('looks at screens first if they come first in the list', async () => {
  sources = [screen, window(1)];
  pictures = { [screen.id]: board(300), [window(1).id]: board(300) };
  search.start();
  await until(() => found.length > 0);
  expect(found).toEqual([screen.id]);
});

it('continues until a game appears, and reports each round in vain', async () => {
  sources = [window(1), window(2)];
  pictures = { [window(2).id]: { layout: null, full: null, isLive: false, error: 'minimised' } };
  search.start();
  await until(() => rounds.length > 0);
  expect(rounds[0]).toEqual({ sources: 2, looked: 1 });
  sources = [...sources, window(3)];
  pictures = { [window(3).id]: board(100) };
  await until(() => found.length > 0);
  expect(found).toEqual([window(3).id]);
});

it('reports that the system refuses, and tries again', async () => {
  let refuse = true;
  const list = () => (refuse ? Promise.reject(new Error('refused')) : Promise.resolve([window(1)]));
  search = new GameSearch(
    {
      list,
      probe: () => Promise.resolve(board(100)),
      focused: () => Promise.resolve(focused),
      found: ({ source }) => found.push(source.id),
      doubtful: ({ source }) => (named.push(source.id), isWatched),
      nothing: () => {},
      failed: (reason) => failures.push(reason),
    },
    1,
  );
  search.start();
  await until(() => failures.length > 0);
  refuse = false;
  await until(() => found.length > 0);
  expect(failures[0]).toBe('refused');
});

it('reaches every window in turn if there are very many', async () => {
  sources = Array.from({ length: 40 }, (_, id) => window(id));
  pictures = { [window(39).id]: board(100) };
  search.start();
  await until(() => found.length > 0);
  expect(new Set(probed).size).toBeGreaterThan(32);
});

it('finds nothing more once it is stopped', async () => {
  sources = [window(1)];
  pictures = { [window(1).id]: board(100) };
  search.start();
  search.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(found).toEqual([]);
});

it('looks again at once when another window gets the focus', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  [sources, focused] = [[window(1), screen], 1];
  search.start();
  const nextRound = async () => {
    const before = rounds.length;
    let waited = 0;
    for (; rounds.length === before; waited++) await vi.advanceTimersByTimeAsync(1);
    return waited;
  };
  for (let round = 0; round < 10; round++) await nextRound();
  expect(await nextRound()).toBeGreaterThan(3);
  focused = 2;
  expect(await nextRound()).toBeLessThan(3);
  search.stop();
});
