/** What the history says of single puzzles and rounds. */
import type { RoundMode, TrainingHistory } from '../../../electron/contract/asking/training.ts';
import type { PuzzleKind } from '../../../engine/puzzle/sets/figures.ts';

/** Numbers of a kind's five hundred that were seen. */
export function seenNumbers({ attempts }: TrainingHistory, kind: PuzzleKind): Set<number> {
  const those = attempts.filter(
    ({ mode, category, moves }) =>
      (mode === 'practice' || mode === 'flash') && category === kind.category && moves === kind.moves,
  );
  return new Set(those.flatMap(({ number }) => number ?? []));
}

/** Numbers of the curated set of so many moves that were solved. */
export function solvedCurated({ attempts }: TrainingHistory, moves: number): Set<number> {
  const those = attempts.filter((one) => one.mode === 'curated' && one.moves === moves && one.solved);
  return new Set(those.flatMap(({ number }) => number ?? []));
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
