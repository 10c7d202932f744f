/** Asks the network about stacks of Tetris boards that nothing but single pictures shows yet. */
import type { CellChances } from '../../../cells/learned/cellChances.ts';
import type { Observation } from '../../../types.ts';

/** For this long after it last corrected a reading no other one is accepted. Milliseconds. */
const neededMs = 10_000;

type Read = (learned?: () => CellChances) => Observation;

/**
 * Art behind a well is read as a stack just as steadily as blocks. Until a piece has landed on it, and as long as the
 * network sees something else there, its own reading is used.
 */
export class TetrisNetworkReader {
  private neededUntil = -Infinity;
  /** The stack on which the network agreed, under a piece: without one it may just not know the board. */
  private agreed = '';

  /** The reading of a picture that has changed, at `at` milliseconds. `isLandedOn`: a piece was seen to land. */
  readPicture(read: Read, ask: () => CellChances, isLandedOn: boolean, at: number): Observation {
    const alone = read();
    if (isLandedOn && at >= this.neededUntil) return alone;
    const stack = stackOf(alone);
    if (!stack.includes('X') || stack === this.agreed) return alone;
    const asked = read(ask);
    if (stackOf(asked) !== stack) this.neededUntil = at + neededMs;
    else if (asked.game === 'tetris' && asked.current) this.agreed = stack;
    return asked;
  }
}

const stackOf = (seen: Observation): string => (seen.game === null ? '' : seen.cells.join());
