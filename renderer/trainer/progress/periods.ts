/** What the history says over time: solved share, time and rating of each day or week. */
import type { PastAttempt } from '../../../electron/contract/asking/training.ts';
import { Climb } from '../ladder/climb.ts';
import { isPuzzle } from '../ladder/scale.ts';

/** A day of the player's own calendar, or a week that begins on a Monday. */
export interface Period {
  /** Milliseconds since 1970 at which it begins. */
  from: number;
  tried: number;
  solved: number;
  /** Median of solved puzzles, in milliseconds; null where none was solved by keys or pad. */
  time: number | null;
  /** At its end. */
  rating: number;
}

export function weekOf(at: number): number {
  const date = new Date(at);
  const sinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday).getTime();
}

function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** Milliseconds: who has not practised for longer sees days. */
const fewWeeks = 28 * 86_400_000;

/** What these moments are counted by: days at first, weeks later on. */
export function periodOf(moments: readonly number[]): (at: number) => number {
  const [first, last] = moments.reduce(
    ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
    [Infinity, -Infinity],
  );
  return last - first < fewWeeks ? dayOf : weekOf;
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** The days or weeks in which something was tried, in their order. Times of taps are left out: they measure another skill. */
export function periodsOf(attempts: readonly PastAttempt[]): Period[] {
  const beginOf = periodOf(attempts.filter(isPuzzle).map(({ at }) => at));
  const periods = new Map<number, { those: PastAttempt[]; rating: number }>();
  const climb = new Climb();
  for (const attempt of [...attempts].sort((one, other) => one.at - other.at)) {
    climb.add(attempt);
    if (!isPuzzle(attempt)) continue;
    const from = beginOf(attempt.at);
    const period = periods.get(from) ?? { those: [], rating: 0 };
    period.those.push(attempt);
    period.rating = climb.player.rating;
    periods.set(from, period);
  }
  return [...periods].map(([from, { those, rating: at }]) => {
    const solved = those.filter((one) => one.solved);
    const times = solved.filter(({ input }) => input !== 'taps').map(({ milliseconds }) => milliseconds);
    return { from, tried: those.length, solved: solved.length, time: median(times), rating: Math.round(at) };
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export interface KindFacts {
  category: PastAttempt['category'];
  moves: number;
  tried: number;
  solved: number;
  time: number | null;
  /** How hard its puzzles were on the player's own scale, in the mean. */
  rating: number;
}

/** Each kind that was tried, the easiest first. `climb`: what is known of their ratings. */
export function factsOfKinds(attempts: readonly PastAttempt[], climb: Pick<Climb, 'ratingOf'>): KindFacts[] {
  const kinds = new Map<string, PastAttempt[]>();
  for (const attempt of attempts.filter(isPuzzle)) {
    const key = `${attempt.category} ${attempt.moves}`;
    kinds.set(key, [...(kinds.get(key) ?? []), attempt]);
  }
  return [...kinds.values()]
    .map((those) => {
      const { category, moves } = those[0]!;
      const times = those.filter(({ solved, input }) => solved && input !== 'taps');
      return {
        category,
        moves,
        tried: those.length,
        solved: those.filter(({ solved }) => solved).length,
        time: median(times.map(({ milliseconds }) => milliseconds)),
        rating: Math.round(meanOf(those.map((one) => climb.ratingOf(one)))),
      };
    })
    .sort((one, other) => one.rating - other.rating);
}
