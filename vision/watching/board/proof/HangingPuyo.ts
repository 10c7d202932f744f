import type { Observation } from '../../../types.ts';

/** What comes down after a chain, or an effect that passes over the board, is gone after so long. Milliseconds. */
const graceMs = 400;

/**
 * Whether puyo hang in the air beside a pair that falls: in some games halves of pairs stay where they were let go. No position
 * holds them, so that none is true there.
 */
export class HangingPuyo {
  private since: number | null = null;

  /** One reading, at `at` milliseconds. */
  isThere(observation: Observation, at: number): boolean {
    if (observation.game !== 'puyo' || !observation.afloat) this.since = null;
    else this.since ??= at;
    return this.since !== null && at - this.since > graceMs;
  }
}
