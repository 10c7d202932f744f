import type { GameEntry } from '../../electron/contract/asking/games.ts';
import type { Habit } from '../../engine/review/review.ts';

/** Days that habits are told of, and as many before them that they are compared with. */
export const habitDays = 28;
const mostHabits = 3;
const day = 86_400_000;

/** What is done wrong again and again: how often of late, and how often in as many days before. */
export interface Recurring extends Habit {
  /** null where no game of that time was rated. */
  before: number | null;
}

/** What was done wrong most often in the games of these days, the most frequent first; once is no habit. */
export function habitsIn(entries: readonly GameEntry[], now: number): Recurring[] {
  const begin = now - habitDays * day;
  const rated = entries.filter(({ summary }) => summary !== null);
  const late = rated.filter(({ header }) => header.startedAt >= begin);
  const early = rated.filter(
    ({ header }) => header.startedAt < begin && header.startedAt >= begin - habitDays * day,
  );
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

function counted(entries: readonly GameEntry[]): Map<string, Habit> {
  const habits = new Map<string, Habit>();
  for (const { kind, piece, times } of entries.flatMap(({ summary }) => summary?.habits ?? [])) {
    const key = `${kind} ${piece}`;
    habits.set(key, { kind, piece, times: times + (habits.get(key)?.times ?? 0) });
  }
  return habits;
}
