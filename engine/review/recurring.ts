/** What is done wrong again and again, over many games. */
import type { Habit } from './review.ts';

/** Days in which habits are counted, and as many before them that they are compared with. */
export const habitDays = 28;
const mostHabits = 3;
const day = 86_400_000;

/** A game that was rated, as far as it counts here. */
export interface RatedGame {
  /** Milliseconds since 1970. */
  startedAt: number;
  habits: readonly Habit[];
}

/** What is done wrong again and again: how often of late, and how often in as many days before. */
export interface Recurring extends Habit {
  /** null where no game of that time was rated. */
  before: number | null;
}

/** The moment from which on games count. */
const habitsBegin = (now: number): number => now - 2 * habitDays * day;

/** What was done wrong most often in the games of these days, the most frequent first; once is no habit. */
export function habitsIn(rated: readonly RatedGame[], now: number): Recurring[] {
  const begin = now - habitDays * day;
  const late = rated.filter(({ startedAt }) => startedAt >= begin);
  const early = rated.filter(({ startedAt }) => startedAt < begin && startedAt >= habitsBegin(now));
  const earlier = counted(early);
  return [...counted(late)]
    .map(([key, habit]) => ({
      ...habit,
      before: early.length === 0 ? null : (earlier.get(key)?.times ?? 0),
    }))
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times)
    .slice(0, mostHabits);
}

function counted(games: readonly RatedGame[]): Map<string, Habit> {
  const habits = new Map<string, Habit>();
  for (const { kind, piece, times } of games.flatMap((game) => game.habits)) {
    const key = `${kind} ${piece}`;
    habits.set(key, { kind, piece, times: times + (habits.get(key)?.times ?? 0) });
  }
  return habits;
}
