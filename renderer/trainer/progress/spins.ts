import type { PlayedGame } from '../../../electron/contract/asking/training.ts';
import { periodOf } from './periods.ts';

/** A game, and how many T-spins were done in it. */
export interface SpunGame extends Pick<PlayedGame, 'origin' | 'startedAt' | 'milliseconds'> {
  spins: number;
}

/** T-spins a minute in each day or week in which was played, in their order. */
export function spinsByPeriod(games: readonly SpunGame[]): { from: number; perMinute: number }[] {
  const periods = new Map<number, { spins: number; minutes: number }>();
  const beginOf = periodOf(games.map(({ startedAt }) => startedAt));
  for (const { startedAt, milliseconds, spins } of [...games].sort((a, b) => a.startedAt - b.startedAt)) {
    const period = periods.get(beginOf(startedAt)) ?? { spins: 0, minutes: 0 };
    periods.set(beginOf(startedAt), {
      spins: period.spins + spins,
      minutes: period.minutes + milliseconds / 60_000,
    });
  }
  return [...periods].flatMap(([from, { spins, minutes }]) =>
    minutes > 0 ? [{ from, perMinute: spins / minutes }] : [],
  );
}
