import { expect, it } from 'vitest';
import type { Frame, Layout, Observation, PuyoObservation } from '../../../../vision/types.ts';
import { GameTracker } from '../../../../vision/watching/board/GameTracker.ts';
import { highT, lowT, reading } from '../../simulated/readings.ts';

const pair = { axis: 'R', child: 'G' } as const;
const puyo: PuyoObservation = {
  ...{ seq: 0, game: 'puyo', columns: 6, rows: 6, ghost: null, hold: null, confidence: 0.95, doubts: [] },
  board: { x: 0, y: 0, width: 60, height: 60 },
  cells: [...Array<string>(5).fill('......'), 'RGBY..'],
  current: {
    ...pair,
    cells: [
      [2, 4],
      [2, 5],
    ],
  },
  next: [pair],
};
const layout = { hold: null } as Layout;

function feed(tracker: GameTracker, observation: Observation, from: number) {
  return Array.from({ length: 6 }, (_, at) => tracker.followReading(observation, from + 50 * at, layout));
}

it('follows either game, and numbers the pieces of both in one sequence', () => {
  const tracker = new GameTracker(3);
  expect(feed(tracker, reading(highT), 0).at(-1)).toMatchObject({ piece: 4, state: { game: 'tetris' } });
  expect(feed(tracker, puyo, 1000).at(-1)).toMatchObject({ piece: 5, state: { game: 'puyo' } });
  expect(feed(tracker, reading(highT), 2000).at(-1)).toMatchObject({ piece: 6, state: { game: 'tetris' } });
});

const tetris = reading(highT, 'OS', { hold: 'L' });
it.each<[string, Observation, Partial<Observation>]>([
  ['fewer rows', tetris, { rows: 7, cells: tetris.cells.slice(1), next: [], hold: null }],
  [
    'fewer columns',
    tetris,
    { columns: 9, cells: tetris.cells.map((row) => row.slice(1)), next: [], hold: null },
  ],
  ['more rows of puyo', puyo, { rows: 7, cells: ['......', ...puyo.cells], next: [] }],
  ['fewer columns of puyo', puyo, { columns: 5, cells: puyo.cells.map((row) => row.slice(1)), next: [] }],
])('starts again on a board with %s, with nothing known of the one before', (_, known, changes) => {
  const tracker = new GameTracker();
  feed(tracker, known, 0);
  const seen = { ...known, ...changes } as Observation;
  const tracks = feed(tracker, seen, 300);
  expect(tracks.at(-1)).toMatchObject({ piece: 2, state: { game: known.game } });
  expect(tracks).toEqual(feed(new GameTracker(1), seen, 300));
});

it('reports nothing without a game, and finds the game again after it was lost', () => {
  const tracker = new GameTracker();
  feed(tracker, puyo, 0);
  const nothing: Observation = { seq: 0, game: null, confidence: 0, doubts: [] };
  expect(feed(tracker, nothing, 1000)[0]).toEqual({ state: null, events: [], piece: 1, doubt: null });
  tracker.lose();
  const events = feed(tracker, puyo, 2000).flatMap((track) => track.events);
  expect(events).toEqual([{ kind: 'found' }]);
  expect(tracker.piece).toBe(1);
});

it('has one clock for all followed boards that limits gaps between pictures', () => {
  const tracker = new GameTracker();
  const times = [1000, 1033, 9000].map((capturedAt) => tracker.timeAt({ capturedAt } as Frame));
  expect(times).toEqual([1000, 1033, 1283]);
});

it.each([
  { game: 'tetris', known: reading(highT), other: { ...reading(highT), current: null } },
  { game: 'puyo', known: puyo, other: { ...puyo, current: null } },
] as const)('keeps a position of $game through one reading that does not show it', ({ known, other }) => {
  const tracker = new GameTracker();
  feed(tracker, known, 0);
  expect(tracker.isExplained).toBe(true);
  expect(tracker.followReading(other as Observation, 300, layout).state).not.toBeNull();
  expect(tracker.isExplained).toBe(false);
});

it('explains readings of Tetris to which the rules lead, once a position is known', () => {
  const tracker = new GameTracker();
  expect([tracker.isLost, tracker.explains(reading(lowT))]).toEqual([true, false]);
  feed(tracker, reading(highT), 0);
  expect([tracker.isLost, tracker.explains(reading(lowT))]).toEqual([false, true]);
  expect(tracker.explains(reading('X...XXXXXX'))).toBe(false);
  tracker.lose();
  expect(tracker.isLost).toBe(true);
  feed(tracker, puyo, 1000);
  expect([tracker.isLost, tracker.explains(reading(lowT))]).toEqual([false, false]);
});
