/** What the history says over time: solved share, time and rating of each week. */
import type { PastAttempt } from '../../../electron/contract/asking/training.ts';

/** A week of the player's own calendar that begins on a Monday. */
export interface Week {
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

const firstRating = 1000;
/** A step gets smaller once a player is known. */
const boldSteps = 20;
const [boldStep, step] = [64, 24];

/** On the scale of the player's: a puzzle of this rating is solved by half of those who have the same. */
export function puzzleRating({ moves, difficulty }: Pick<PastAttempt, 'moves' | 'difficulty'>): number {
  return 500 + 200 * (difficulty ?? 2.3) + 150 * (moves - 1);
}

/** Elo's rule; help and a second try count as half. */
export function rated(before: number, attempt: PastAttempt, known: number): number {
  const expected = 1 / (1 + 10 ** ((puzzleRating(attempt) - before) / 400));
  const isClean = attempt.tries <= 1 && attempt.hints === 0;
  const score = attempt.solved ? (isClean ? 1 : 0.5) : 0;
  return before + (known < boldSteps ? boldStep : step) * (score - expected);
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Puzzles alone: flash mode asks for memory, and a slot is no puzzle. */
export function isPuzzle({ mode }: PastAttempt): boolean {
  return mode !== 'flash' && mode !== 'slot';
}

/** The weeks in which something was tried, in their order. Times of taps are left out: they tell of another skill. */
export function weeksOf(attempts: readonly PastAttempt[]): Week[] {
  const weeks = new Map<number, { those: PastAttempt[]; rating: number }>();
  let rating = firstRating;
  const inOrder = attempts.filter(isPuzzle).sort((one, other) => one.at - other.at);
  for (const [known, attempt] of inOrder.entries()) {
    rating = rated(rating, attempt, known);
    const from = weekOf(attempt.at);
    const week = weeks.get(from) ?? { those: [], rating };
    week.those.push(attempt);
    week.rating = rating;
    weeks.set(from, week);
  }
  return [...weeks].map(([from, { those, rating: at }]) => {
    const solved = those.filter((one) => one.solved);
    const times = solved.filter(({ input }) => input !== 'taps').map(({ milliseconds }) => milliseconds);
    return { from, tried: those.length, solved: solved.length, time: median(times), rating: Math.round(at) };
  });
}

export interface KindFacts {
  category: PastAttempt['category'];
  moves: number;
  tried: number;
  solved: number;
  time: number | null;
  rating: number;
}

/** Each kind that was tried, the easiest first. */
export function factsOfKinds(attempts: readonly PastAttempt[]): KindFacts[] {
  const kinds = new Map<string, PastAttempt[]>();
  for (const attempt of attempts.filter(isPuzzle)) {
    const key = `${attempt.category} ${attempt.moves}`;
    kinds.set(key, [...(kinds.get(key) ?? []), attempt]);
  }
  return [...kinds.values()]
    .map((those) => {
      const { category, moves } = those[0]!;
      const weeks = weeksOf(those);
      const times = those.filter(({ solved, input }) => solved && input !== 'taps');
      return {
        category,
        moves,
        tried: those.length,
        solved: those.filter(({ solved }) => solved).length,
        time: median(times.map(({ milliseconds }) => milliseconds)),
        rating: weeks.at(-1)!.rating,
      };
    })
    .sort((one, other) => one.category.localeCompare(other.category) || one.moves - other.moves);
}
