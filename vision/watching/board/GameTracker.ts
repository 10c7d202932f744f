import { PuyoTracker } from '../../puyo/tracking/PuyoTracker.ts';
import { Tracker } from '../../tracking/Tracker.ts';
import type { Frame, Layout, Observation, Track } from '../../types.ts';

/** Follows whichever game is read; the pieces of all of them are counted as one row. */
export class GameTracker {
  private tracker: Tracker | PuyoTracker;

  /** `piece`: how many have been counted before. */
  constructor(piece = 0) {
    this.tracker = new Tracker(piece);
  }

  get piece(): number {
    return this.tracker.piece;
  }

  /** The board is out of sight: the next sure reading is a new finding of the game. */
  lose(): void {
    this.tracker.lose();
  }

  /** Readings in the order of their frames. */
  next(observation: Observation, { capturedAt: at }: Frame, { hold }: Layout): Track {
    switch (observation.game) {
      case 'tetris':
        return this.of(Tracker).next(observation, { at, hasHold: hold !== null });
      case 'puyo':
        return this.of(PuyoTracker).next(observation, { at });
      case null:
        return { state: null, events: [], piece: this.piece, doubt: null };
    }
  }

  /** The one at work, or a new one that goes on counting. */
  private of<One extends Tracker | PuyoTracker>(kind: new (piece: number) => One): One {
    const one = this.tracker instanceof kind ? this.tracker : new kind(this.piece);
    this.tracker = one;
    return one;
  }
}
