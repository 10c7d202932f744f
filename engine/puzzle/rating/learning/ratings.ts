/** What somebody said of puzzles, and how well it is told. */
import type { Rating } from '../../types.ts';
import { type LikedPuzzle, type Taste, learnTaste } from './likes.ts';
import { type Comparison, type RatedPuzzle, compareScores } from './scores.ts';

/** Any of the three may have been said. */
export interface SaidOf {
  puzzle: RatedPuzzle;
  interest?: number;
  difficulty?: number;
  like?: boolean;
}

export interface Evaluation {
  /** Puzzles of one move, or of more. */
  moves: 'one' | 'more';
  /** null where fewer were rated than are needed for every fold. */
  interest: Comparison | null;
  difficulty: Comparison | null;
  likes: { puzzles: number; liked: number; taste: Taste } | null;
}

const leastScores = 10;

function compare(said: readonly SaidOf[], what: keyof Rating): Comparison | null {
  const scored = said.flatMap(({ puzzle, [what]: score }) =>
    score === undefined ? [] : [{ ...puzzle, score }],
  );
  return scored.length < leastScores ? null : compareScores(scored, what);
}

function likesAmong(said: readonly SaidOf[]): LikedPuzzle[] {
  return said.flatMap(({ puzzle, like }) => (like === undefined ? [] : [{ ...puzzle, like }]));
}

function evaluate(said: readonly SaidOf[], moves: Evaluation['moves']): Evaluation {
  const likes = likesAmong(said);
  const liked = likes.filter(({ like }) => like).length;
  return {
    moves,
    interest: compare(said, 'interest'),
    difficulty: compare(said, 'difficulty'),
    likes: likes.length === 0 ? null : { puzzles: likes.length, liked, taste: learnTaste(likes) },
  };
}

const kindOf = ({ puzzle }: SaidOf): Evaluation['moves'] => (puzzle.moves === 1 ? 'one' : 'more');

/** Puzzles of one move and longer ones are judged apart, as they have other features. */
export function evaluateRatings(said: readonly SaidOf[]): Evaluation[] {
  return (['one', 'more'] as const).flatMap((moves) => {
    const those = said.filter((one) => kindOf(one) === moves);
    return those.length === 0 ? [] : [evaluate(those, moves)];
  });
}

/** The taste that all that was said of puzzles with as many features teaches. */
export function tasteFor({ moves }: RatedPuzzle, said: readonly SaidOf[]): Taste {
  return learnTaste(likesAmong(said.filter(({ puzzle }) => (puzzle.moves === 1) === (moves === 1))));
}
