import { expect, it } from 'vitest';
import { habitsIn, type RatedGame } from '../../../engine/review/recurring.ts';

const now = Date.UTC(2026, 4, 20);
const game = (days: number, times: number): RatedGame => ({
  startedAt: now - days * 86_400_000,
  habits: [{ kind: 'leavesWells', piece: 'S', times }],
});

it('counts the last weeks, and compares them with as many before', () => {
  const games = [game(0, 0), game(2, 3), game(9, 4), game(40, 12), game(80, 50)];
  expect(habitsIn(games, now)).toEqual([{ kind: 'leavesWells', piece: 'S', times: 7, before: 12 }]);
});

it('compares with nothing if no game of that time was rated', () => {
  expect(habitsIn([game(1, 2)], now)).toMatchObject([{ times: 2, before: null }]);
});

it('does not count a single mistake as a habit, and names the most frequent three', () => {
  const habits = ['I', 'O', 'T', 'S', 'Z'] as const;
  const mixed: RatedGame = {
    startedAt: now,
    habits: habits.map((piece, at) => ({ kind: 'makesHoles', piece, times: at + 1 })),
  };
  expect(habitsIn([mixed], now).map(({ piece }) => piece)).toEqual(['Z', 'S', 'T']);
  expect(habitsIn([game(1, 1)], now)).toEqual([]);
});
