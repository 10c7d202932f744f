/** Puzzles on the player's scale, before anybody has tried them; and what an attempt is worth there. */
import type { PastAttempt } from '../../../electron/contract/asking/training.ts';
import type { Category } from '../../../engine/puzzle/types.ts';
import { isRound, roundRules } from '../modes/rules.ts';

/** A puzzle of two pieces that the survey's players found neither easy nor hard; its ratings are estimated from 1 to 5. */
const middle = { rating: 1500, difficulty: 2.3, moves: 2 } as const;
/** Points for each step of the estimate, and for each further piece: the estimate compares puzzles of as many pieces only. */
const perDifficulty = 200;
const perMove = 200;
/** What is harder to see for those who know the Double only, and what is easier. */
const ofCategory: Readonly<Record<Category, number>> = { tsd: 0, donation: 100, tst: 200, four: -100 };

/** What a puzzle asks, as far as its rating goes by it. */
export interface Asked {
  category: Category;
  moves: number;
  /** Estimated; null: unknown. */
  difficulty: number | null;
}

export function priorRating({ category, moves, difficulty }: Asked): number {
  const harder = perDifficulty * ((difficulty ?? middle.difficulty) - middle.difficulty);
  return middle.rating + harder + perMove * (moves - middle.moves) + ofCategory[category];
}

/** Puzzles alone: flash mode asks for memory, and a slot is no puzzle. */
export function isPuzzle({ mode }: Pick<PastAttempt, 'mode'>): boolean {
  return mode !== 'flash' && mode !== 'slot';
}

/** Who has a clock against them shows something else than who knows the way. */
export function isRated(attempt: Pick<PastAttempt, 'mode'>): boolean {
  if (!isPuzzle(attempt)) return false;
  if (!isRound(attempt.mode)) return true;
  const { seconds, secondsEach } = roundRules[attempt.mode];
  return seconds === null && secondsEach === null;
}

/** Help and a second try count as half. */
export function scoreOf({ solved, tries, hints }: Pick<PastAttempt, 'solved' | 'tries' | 'hints'>): number {
  if (!solved) return 0;
  return tries <= 1 && hints === 0 ? 1 : 0.5;
}
