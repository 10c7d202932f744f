/** Spaced repetition over families of puzzles: what was kept of attempts is all that it rests on. */
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import type { PastAttempt } from '../../../electron/contract/asking/training.ts';

/** Without chance, so that the same attempts always lead to the same plan. */
const scheduler = fsrs({ enable_fuzz: false });

/** Times of so many solved puzzles of a kind show what is quick for this player. */
const leastTimes = 5;
const slowTimes = 2;
const quickTimes = 0.5;

const kindOf = ({ category, moves }: PastAttempt): string => `${category}${moves}`;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Median times of solved puzzles by kind, of such as were solved often enough. */
function usualTimes(attempts: readonly PastAttempt[]): Map<string, number> {
  const times = new Map<string, number[]>();
  for (const attempt of attempts) {
    if (!attempt.solved) continue;
    const those = times.get(kindOf(attempt));
    if (those) those.push(attempt.milliseconds);
    else times.set(kindOf(attempt), [attempt.milliseconds]);
  }
  const enough = [...times].filter(([, those]) => those.length >= leastTimes);
  return new Map(enough.map(([kind, those]) => [kind, median(those)]));
}

/** Time only nudges: what failed or was shown is again, help or far too long is hard, far quicker than usual is easy. */
export function gradeOf(attempt: PastAttempt, usual: number | undefined): Grade {
  const { solved, hints, tries, milliseconds } = attempt;
  if (!solved) return Rating.Again;
  if (hints > 0 || tries > 1 || milliseconds > slowTimes * (usual ?? Infinity)) return Rating.Hard;
  return milliseconds < quickTimes * (usual ?? 0) ? Rating.Easy : Rating.Good;
}

/** From memory and for a while only: such attempts say little of what is known. */
const counts = ({ mode, family }: PastAttempt): boolean => family !== null && mode !== 'flash';

export interface Repetition {
  family: string;
  /** Milliseconds since 1970. */
  due: number;
}

/** Every family that was met, the one that is due first at the front. */
export function repetitions(attempts: readonly PastAttempt[]): Repetition[] {
  const usual = usualTimes(attempts);
  const cards = new Map<string, Card>();
  for (const attempt of [...attempts].filter(counts).sort((one, other) => one.at - other.at)) {
    const family = attempt.family!;
    const at = new Date(attempt.at);
    const card: Card = cards.get(family) ?? createEmptyCard(at);
    cards.set(family, scheduler.next(card, at, gradeOf(attempt, usual.get(kindOf(attempt)))).card);
  }
  return [...cards]
    .map(([family, { due }]) => ({ family, due: due.getTime() }))
    .sort((one, other) => one.due - other.due);
}

/** What was kept while the clock went ahead, as of what was kept before it: or it would not come back until that time is there. */
function withoutFuture(attempts: readonly PastAttempt[], now: number): PastAttempt[] {
  let last = 0;
  return attempts.map((one) => {
    if (one.at > now) return { ...one, at: last };
    last = one.at;
    return one;
  });
}

/** Families that are due at this moment, the most urgent first. */
export function dueFamilies(attempts: readonly PastAttempt[], now: number): string[] {
  return repetitions(withoutFuture(attempts, now))
    .filter(({ due }) => due <= now)
    .map(({ family }) => family);
}
