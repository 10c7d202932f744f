/** Asks the network about stacks of Tetris boards that nothing but single pictures shows yet. */
import type { CellChances } from '../../../cells/learned/cellChances.ts';
import type { Observation } from '../../../types.ts';

/** For this long after it last corrected a reading no other one is accepted. Milliseconds. */
const neededMs = 10_000;

type Read = (learned?: () => CellChances) => Observation;

/**
 * Art behind a well is read as a stack just as steadily as blocks. Until a piece has landed on it, and as long as the
 * network sees something else there, its own reading is used. A well that was once seen without art has none: what
 * appears there later covers it.
 */
export class TetrisNetworkReader {
  private neededUntil = -Infinity;
  private isClean = false;

  /** The reading of a picture that has changed, at `at` milliseconds. `isLandedOn`: a piece was seen to land. */
  readPicture(read: Read, ask: () => CellChances, isLandedOn: boolean, at: number): Observation {
    const alone = read();
    if (this.isClean || (isLandedOn && at >= this.neededUntil)) return alone;
    const stack = stackOf(alone);
    const seen = stack.includes('X') ? read(ask) : alone;
    if (stackOf(seen) !== stack) this.neededUntil = at + neededMs;
    else this.isClean = seen.game === 'tetris' && seen.current !== null;
    return seen;
  }
}

const stackOf = (seen: Observation): string => (seen.game === null ? '' : seen.cells.join());
