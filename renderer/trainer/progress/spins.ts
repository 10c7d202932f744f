import type { PlayedGame } from '../../../electron/contract/asking/training.ts';
import { weekOf } from './weeks.ts';

/** A game, and how many T-spins were done in it. */
export interface SpunGame extends Pick<PlayedGame, 'origin' | 'startedAt' | 'milliseconds'> {
  spins: number;
}

/** T-spins a minute in each week in which was played, in their order. */
export function spinsByWeek(games: readonly SpunGame[]): { from: number; perMinute: number }[] {
  const weeks = new Map<number, { spins: number; minutes: number }>();
  for (const { startedAt, milliseconds, spins } of [...games].sort((a, b) => a.startedAt - b.startedAt)) {
    const week = weeks.get(weekOf(startedAt)) ?? { spins: 0, minutes: 0 };
    weeks.set(weekOf(startedAt), {
      spins: week.spins + spins,
      minutes: week.minutes + milliseconds / 60_000,
    });
  }
  return [...weeks].flatMap(([from, { spins, minutes }]) =>
    minutes > 0 ? [{ from, perMinute: spins / minutes }] : [],
  );
}
