import type { EventKind, Observation, TrackEvent } from '../../../types.ts';

/** An effect that passes over the board in play disappears within this time. Milliseconds. */
const graceMs = 400;
/** A position begins with these. */
const beginnings: readonly EventKind[] = ['spawn', 'found', 'restart'];

/**
 * Whether puyo remain in the air beside a falling pair: in some games halves of pairs stay where they were released.
 * No position can contain them, so that none is right there. All puyo rest when a pair comes in, so that those in the
 * air then are no passing effect; and a pair beside one in the air may be read as one with it.
 */
export class HangingPuyo {
  private since: number | null = null;

  /** One reading, the events it led to, whether it agrees with the known position, and its time in milliseconds. */
  isThere(
    observation: Observation,
    events: readonly TrackEvent[],
    isExplained: boolean,
    at: number,
  ): boolean {
    const isSeen = observation.game === 'puyo' && observation.afloat !== undefined;
    if (!isSeen) this.since = isExplained ? null : this.since;
    else if (events.some(({ kind }) => beginnings.includes(kind))) this.since = -Infinity;
    else this.since ??= at;
    return this.since !== null && at - this.since > graceMs;
  }
}
