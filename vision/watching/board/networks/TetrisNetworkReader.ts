/** Asks the network about pictures of Tetris boards whose first reading is in doubt. */
import type { CellChances } from '../../../cells/learned/cellChances.ts';
import { likelierReading } from '../../../cells/learned/learnedReading.ts';
import { trust } from '../../../trust.ts';
import type { Doubt, TetrisObservation } from '../../../types.ts';
import type { GameTracker } from '../GameTracker.ts';

/** For this long after it last corrected a reading no other one is accepted. Milliseconds. */
const neededMs = 10_000;

/** What is known about a game besides the picture. */
export interface KnownGame {
  /** The picture was read without anything that was learned about the board. */
  isReadAlone: boolean;
  /** A piece was seen to land. */
  isLandedOn: boolean;
  tracker: Pick<GameTracker, 'isLost' | 'explains'>;
}

/**
 * Of two readings the one that the rules explain is the right one. But art behind a well is read as a stack just as
 * steadily as blocks: until a piece has landed on it, and as long as the network sees something else there, its own
 * reading is used. A well that was once seen without art has none: what appears there later covers it.
 */
export class TetrisNetworkReader {
  private neededUntil = -Infinity;
  private isClean = false;

  /**
   * `first`, the reading of a picture at `at` milliseconds, or the one that `ask` returns: `corrected`. If the rules
   * explain both, and only that one has a falling piece, it is right.
   */
  check(
    first: TetrisObservation,
    ask: () => TetrisObservation,
    { isReadAlone, isLandedOn, tracker }: KnownGame,
    at: number,
  ): TetrisObservation {
    const seen = isReadAlone ? this.withoutArt(first, ask, isLandedOn, at) : first;
    const isExplained = tracker.explains(seen);
    if (isExplained && seen.current) return seen;
    const other = ask();
    if (isExplained && !other.current) return seen;
    return tracker.explains(other) || (isReadAlone && tracker.isLost) ? other : seen;
  }

  private withoutArt(
    alone: TetrisObservation,
    ask: () => TetrisObservation,
    isLandedOn: boolean,
    at: number,
  ): TetrisObservation {
    if (this.isClean || (isLandedOn && at >= this.neededUntil)) return alone;
    const stack = alone.cells.join();
    const seen = stack.includes('X') ? ask() : alone;
    if (seen.cells.join() !== stack) this.neededUntil = at + neededMs;
    else this.isClean = seen.current !== null;
    return seen;
  }
}

/** The likelier reading. Doubts about the cells of one do not apply to the other. */
export function corrected(seen: TetrisObservation, learned: CellChances): TetrisObservation {
  const likelier = likelierReading(learned, seen);
  if (likelier === seen) return seen;
  const doubts: Doubt[] = seen.doubts.filter((doubt) => doubt === 'next piece not readable');
  if (!likelier.current) doubts.push('falling piece not readable');
  const confidence = Math.min(trust.mostWithDoubt, seen.confidence);
  return { ...likelier, confidence, doubts: ['cells not readable', ...doubts] };
}
