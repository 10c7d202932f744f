/** The player's rating among the puzzles, and which of them come next. */
import type { TrainingHistory, PastAttempt } from '../../../electron/contract/asking/training.ts';
import type { PuzzleKind } from '../../../engine/puzzle/sets/figures.ts';
import { puzzleKinds, type Category } from '../../../engine/puzzle/types.ts';
import type { Outline } from '../sets/outlines.ts';
import { categorySet } from '../sets/sets.ts';
import { wantedRating, type Aim, type Wish } from './choosing.ts';
import { ClimbFollower, type Standing } from './climb.ts';
import { themesOf } from './themes.ts';

/** What the player wants to practise. */
export interface Wanted {
  /** mixed: all kinds. */
  category: Category | 'mixed';
  moves: number;
  aim: Aim;
  weakestFirst: boolean;
  slides: boolean;
  /** As it was when the page was left. */
  rating: number | null;
}

/** What is known of the player. */
interface Known {
  readonly history: TrainingHistory;
  readonly hasRead: boolean;
}

export class Ladder {
  readonly #known: Known;
  readonly #follower = new ClimbFollower();
  readonly standing: Standing = $derived.by(() => this.#follower.of(this.#known.history.attempts));

  constructor(known: Known) {
    this.#known = known;
  }

  /** The player's; until the records are read, as it was the last time. */
  ratingBy({ rating }: Pick<Wanted, 'rating'>): number {
    if (this.#known.hasRead || rating === null) return this.standing.player.rating;
    return rating;
  }

  wish(wanted: Wanted): Wish {
    const { attempts } = this.#known.history;
    const { climb } = this.standing;
    return {
      rating: wantedRating(this.ratingBy(wanted), wanted.aim),
      ratingOf: (puzzle) => climb.ratingOf(puzzle),
      puzzles: this.#unknown(kindsOf(wanted)),
      themes: wanted.weakestFirst ? themesOf(attempts).map(({ theme }) => theme) : [],
    };
  }

  /** Once all are known, they come again. */
  #unknown(kinds: readonly PuzzleKind[]): readonly Outline[] {
    const { attempts } = this.#known.history;
    const left = kinds.flatMap((kind) => {
      const known = seenNumbers(attempts, kind);
      return categorySet(kind).filter(({ number }) => !known.has(number));
    });
    return left.length > 0 ? left : kinds.flatMap(categorySet);
  }
}

/** Where all kinds may come, slides are asked of plain Doubles only: of others there are too few. */
function kindsOf({ category, moves, slides }: Wanted): readonly PuzzleKind[] {
  if (category !== 'mixed') return [{ category, moves }];
  return puzzleKinds.filter((kind) => !slides || kind.category === 'tsd');
}

/** Numbers of a kind's five hundred that were seen. */
function seenNumbers(attempts: readonly PastAttempt[], kind: PuzzleKind): ReadonlySet<number> {
  const those = attempts.filter(
    ({ mode, category, moves }) =>
      (mode === 'practice' || mode === 'flash') && category === kind.category && moves === kind.moves,
  );
  return new Set(those.flatMap(({ number }) => number ?? []));
}
