import type { Observation } from '../../../types.ts';

/** Puyo that fall after a chain, or an effect that passes over the board, disappear within this time. Milliseconds. */
const graceMs = 400;

/**
 * Whether puyo remain in the air beside a falling pair: in some games halves of pairs stay where they were released.
 * No position can contain them, so that none is right there.
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
