/** What the history says of single puzzles and rounds. */
import type { RoundMode, TrainingHistory } from '../../../electron/contract/asking/training.ts';
import { curatedOrder } from '../sets/sets.ts';

/** How many slots were looked for: the next one has this number. */
export function slotsTried({ attempts }: TrainingHistory): number {
  return attempts.filter(({ mode }) => mode === 'slot').length;
}

/** Numbers of the curated set of so many moves that were solved. */
export function solvedCurated({ attempts }: TrainingHistory, moves: number): Set<number> {
  const those = attempts.filter((one) => one.mode === 'curated' && one.moves === moves && one.solved);
  return new Set(those.flatMap(({ number }) => number ?? []));
}

/** Where to go on in the curated set of so many moves: the easiest one that was not solved, or the easiest of all. */
export function curatedNext(history: TrainingHistory, moves: number): number {
  const order = curatedOrder(moves);
  const solved = solvedCurated(history, moves);
  return order.find((number) => !solved.has(number)) ?? order[0]!;
}

export function roundsOf({ rounds }: TrainingHistory, mode: RoundMode): TrainingHistory['rounds'] {
  return rounds.filter((one) => one.mode === mode);
}

export const solvedIn = ({ results }: { results: readonly boolean[] }): number =>
  results.filter(Boolean).length;

/** The most puzzles that were solved in a round; 0 before the first one. */
export function bestOf(history: TrainingHistory, mode: RoundMode): number {
  return Math.max(0, ...roundsOf(history, mode).map(solvedIn));
}

/** A day of the player's own calendar, counted from 1970. */
export function dayNumber(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** 'YYYY-MM-DD' of such a day. */
export function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** Whether the daily puzzle of this day was solved. */
export function hasSolvedDay({ attempts }: TrainingHistory, day: number): boolean {
  return attempts.some(({ mode, number, solved }) => mode === 'daily' && number === day && solved);
}
