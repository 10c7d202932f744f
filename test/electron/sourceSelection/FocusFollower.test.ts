import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Source } from '../../../electron/contract/panel.ts';
import { FocusFollower } from '../../../electron/sourceSelection/FocusFollower.ts';
import type { Find } from '../../../electron/sourceSelection/GameSearch.ts';
import { full, layout } from '../sightings.ts';

const find = (window: number): Find => ({
  source: { id: `window:${window}:0`, name: `Blocks ${window}`, kind: 'window' },
  layout,
  full,
});

let focused: number | null;
let watched: Source | null;
/** Windows with a board. */
let boards: number[];
let asked: number[];
let moved: string[];
let follower: FocusFollower;

beforeEach(() => {
  vi.useFakeTimers();
  [focused, watched, boards, asked, moved] = [7, find(7).source, [7, 8], [], []];
  follower = new FocusFollower({
    focused: () => Promise.resolve(focused),
    watched: () => watched,
    boardIn: (window) => {
      asked.push(window);
      return Promise.resolve(boards.includes(window) ? find(window) : null);
    },
    moved: ({ source }) => {
      moved.push(source.id);
      watched = source;
    },
  });
});
afterEach(() => {
  follower.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks nothing while the watched game has the focus', async () => {
  await pass(10_000);
  expect(asked).toEqual([]);
});

it.each([0, 3_600_000])(
  'moves to another game once the focus has stayed there, the clock set back by %d',
  async (back) => {
    await pass(1000);
    focused = 8;
    await pass(1500);
    vi.setSystemTime(Date.now() - back);
    await pass(1400);
    expect(moved).toEqual([]);
    await pass(1000);
    expect(moved).toEqual([find(8).source.id]);
    await pass(10_000);
    expect(moved).toHaveLength(1);
  },
);

it('does not follow a focus that comes back at once', async () => {
  focused = 8;
  await pass(2100);
  focused = 7;
  await pass(1000);
  focused = 8;
  await pass(2100);
  expect(moved).toEqual([]);
});

it.each<[string, () => void]>([
  ['is in a window without a game', () => (focused = 9)],
  ['is nowhere', () => (focused = null)],
  ['is elsewhere while the user has chosen what is watched', () => ([focused, watched] = [8, null])],
])('stays where it is while the focus %s', async (_, happen) => {
  happen();
  await pass(10_000);
  expect(moved).toEqual([]);
});

it('waits for a slow look', async () => {
  let answer = (_: number | null): void => {};
  follower.close();
  let looks = 0;
  follower = new FocusFollower({
    focused: () => {
      looks++;
      return new Promise((resolve) => (answer = resolve));
    },
    watched: () => watched,
    boardIn: () => Promise.resolve(null),
    moved: () => {},
  });
  await pass(5000);
  expect(looks).toBe(1);
  answer(7);
  await pass(1000);
  expect(looks).toBe(2);
});
