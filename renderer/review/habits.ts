import type { GameEntry } from '../../electron/contract/asking/games.ts';
import type { Habit } from '../../engine/review/review.ts';

/** Days that habits are told of. */
export const habitDays = 28;
const mostHabits = 3;

/** What was done wrong most often in the games of these days, the most frequent first; once is no habit. */
export function habitsIn(entries: readonly GameEntry[], now: number): Habit[] {
  const since = now - habitDays * 86_400_000;
  const habits = new Map<string, Habit>();
  for (const { header, summary } of entries)
    for (const { kind, piece, times } of header.startedAt >= since ? (summary?.habits ?? []) : []) {
      const key = `${kind} ${piece}`;
      habits.set(key, { kind, piece, times: times + (habits.get(key)?.times ?? 0) });
    }
  return [...habits.values()]
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times)
    .slice(0, mostHabits);
}
