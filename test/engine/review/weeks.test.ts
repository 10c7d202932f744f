import { expect, it } from 'vitest';
import { weeksIn, type AccurateGame } from '../../../engine/review/weeks.ts';

const day = 86_400_000;
const now = 1000 * day;
const game = (daysAgo: number, accuracy: number | null, placed = 100): AccurateGame => ({
  startedAt: now - daysAgo * day,
  accuracy,
  placed,
});

it('has no week without ratings', () => {
  expect(weeksIn([], now)).toEqual([]);
  expect(weeksIn([game(1, null, 0), game(400, 90)], now)).toEqual([]);
});

it('lists the weeks that have games, the earliest first, longer games weighted more', () => {
  expect(weeksIn([game(1, 80, 300), game(6.9, 60, 100), game(8, 50), game(30, 40)], now)).toEqual([
    { ago: 4, games: 1, accuracy: 40 },
    { ago: 1, games: 1, accuracy: 50 },
    { ago: 0, games: 2, accuracy: 75 },
  ]);
});
