/** What somebody said of puzzles, and how well it is told. */
import type { Rating } from '../../../../engine/puzzle/types.ts';
import { type SaidOf, type Taste, learnTaste, likesAmong } from '../../../../engine/puzzle/rating/likes.ts';
import { type Comparison, compareScores } from './scores.ts';

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
