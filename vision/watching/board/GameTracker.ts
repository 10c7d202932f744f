import { PuyoTracker } from '../../puyo/tracking/PuyoTracker.ts';
import type { Masks } from '../../tracking/explaining/masks.ts';
import { Tracker } from '../../tracking/Tracker.ts';
import type { Frame, Layout, Observation, Track } from '../../types.ts';
import { SeenTime } from '../SeenTime.ts';

/** Follows whichever game is read; the pieces of all of them are counted as one row. */
export class GameTracker {
  private tracker: Tracker | PuyoTracker;
  private readonly time = new SeenTime();
  private readAt = NaN;

  /** `piece`: how many have been counted before. */
  constructor(piece = 0) {
    this.tracker = new Tracker(piece);
  }

  get piece(): number {
    return this.tracker.piece;
  }

  /** The last reading showed what is known; otherwise a position that is told all the same may be an old one. */
  get isExplained(): boolean {
    return this.tracker.lastExplainedAt === this.readAt;
  }

  /** So many Puyo pairs in a row came in that were not the one shown as the next. */
  get unannouncedPairs(): number {
    return this.tracker instanceof PuyoTracker ? this.tracker.unannouncedPairs : 0;
  }

  /** What lies where pieces of Tetris were seen to land. */
  get seenToLand(): Masks {
    return this.tracker instanceof Tracker ? this.tracker.landed.masks : new Uint16Array();
  }

  /** The board is out of sight: the next sure reading is a new finding of the game. */
  lose(): void {
    this.tracker.lose();
  }

  /** What was known of the game was wrong; its pieces go on being counted. */
  forget(): void {
    this.tracker = this.tracker instanceof Tracker ? new Tracker(this.piece) : new PuyoTracker(this.piece);
  }

  /** The same clock for whichever board is followed, in milliseconds in which pictures came. Frames in their order, each once. */
  timeAt({ capturedAt }: Frame): number {
    return this.time.at(capturedAt);
  }

  /** Readings in the order of their frames; `at` as of `timeAt`. */
  followReading(observation: Observation, at: number, { hold }: Layout): Track {
    this.readAt = at;
    switch (observation.game) {
      case 'tetris':
        return this.of(Tracker).followReading(observation, { at, hasHold: hold !== null });
      case 'puyo':
        return this.of(PuyoTracker).followReading(observation, { at });
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
