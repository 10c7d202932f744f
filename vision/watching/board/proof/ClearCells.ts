import type { Observation } from '../../../types.ts';

/** What passes over the board, such as an effect, is gone after so long. Milliseconds. */
const graceMs = 400;

/**
 * Whether the pictures themselves show what the cells of a Puyo field hold. A position that was followed is not believed
 * while every picture leaves that in doubt: puyo hang in the air, or something on the field is no puyo for sure.
 */
export class ClearCells {
  private clearAt = -Infinity;

  /** One reading, at `at` milliseconds. */
  areSeen({ doubts }: Observation, at: number): boolean {
    if (!doubts.includes('cells not readable')) this.clearAt = at;
    return at - this.clearAt <= graceMs;
  }
}
