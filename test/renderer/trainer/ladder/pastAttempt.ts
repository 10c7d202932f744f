import type { PastAttempt } from '../../../../electron/contract/asking/training.ts';

/** A puzzle of two pieces, solved at the first go. */
export const pastAttempt = (change: Partial<PastAttempt> = {}): PastAttempt => ({
  id: 'tsd2-0',
  category: 'tsd',
  moves: 2,
  mode: 'practice',
  number: 0,
  family: 'tsd2-roofJL',
  difficulty: 2.3,
  input: 'keys',
  solved: true,
  milliseconds: 5000,
  tries: 1,
  hints: 0,
  shown: false,
  at: 1_700_000_000_000,
  ...change,
});
