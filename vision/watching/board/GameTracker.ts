import { PuyoTracker } from '../../puyo/tracking/PuyoTracker.ts';
import type { Masks } from '../../tracking/explaining/masks.ts';
import { Tracker } from '../../tracking/Tracker.ts';
import type { Frame, Layout, Observation, TetrisObservation, Track } from '../../types.ts';
import { SeenTime } from '../SeenTime.ts';

/** Follows either game; the pieces of all games are counted in one sequence. */
export class GameTracker {
  private tracker: Tracker | PuyoTracker;
  private readonly time = new SeenTime();
  private readAt = NaN;
  /** Columns and rows of the board that is followed. */
  private size = '';

  /** `piece`: the number of pieces counted before. */
  constructor(piece = 0) {
    this.tracker = new Tracker(piece);
  }

  get piece(): number {
    return this.tracker.piece;
  }

  /** The last reading agreed with the known position; otherwise a reported position may be an old one. */
  get isExplained(): boolean {
    return this.tracker.lastExplainedAt === this.readAt;
  }

  /** No position is known. */
  get isLost(): boolean {
    return this.tracker instanceof Tracker && this.tracker.isLost;
  }

  /** The rules lead to this reading from the known position, apart from ghosts that were read as blocks. */
  explains(reading: TetrisObservation): boolean {
    return this.tracker instanceof Tracker && this.tracker.explains(reading);
  }

  /** The same previews once more would be accepted. */
  get awaitsPreviews(): boolean {
    return this.tracker.awaitsPreviews;
  }

  /** The number of consecutive Puyo pairs that differed from the one shown as the next. */
  get unannouncedPairs(): number {
    return this.tracker instanceof PuyoTracker ? this.tracker.unannouncedPairs : 0;
  }

  /** The cells of Tetris pieces that were seen to land. */
  get seenToLand(): Masks {
    return this.tracker instanceof Tracker ? this.tracker.landed.masks : new Uint16Array();
  }

  /** The board is out of sight: the next sure reading finds the game again. */
  lose(): void {
    this.tracker.lose();
  }

  /** The known position was wrong; the count of pieces continues. */
  forget(): void {
    this.tracker = this.tracker instanceof Tracker ? new Tracker(this.piece) : new PuyoTracker(this.piece);
  }

  /** One clock for all boards, in milliseconds during which pictures came. Frames in their order, each once. */
  timeAt({ capturedAt }: Frame): number {
    return this.time.at(capturedAt);
  }

  /** Readings in the order of their frames; `at` from `timeAt`. A board of another size is another game. */
  followReading(observation: Observation, at: number, { hold }: Layout): Track {
    this.readAt = at;
    if (observation.game) this.keepSize(observation);
    switch (observation.game) {
      case 'tetris':
        return this.of(Tracker).followReading(observation, { at, hasHold: hold !== null });
      case 'puyo':
        return this.of(PuyoTracker).followReading(observation, { at });
      case null:
        return { state: null, events: [], piece: this.piece, doubt: null };
    }
  }

  private keepSize({ columns, rows }: { columns: number; rows: number }): void {
    const size = `${columns} ${rows}`;
    if (this.size && this.size !== size) this.forget();
    this.size = size;
  }

  /** The current tracker, or a new one that continues the count. */
  private of<One extends Tracker | PuyoTracker>(kind: new (piece: number) => One): One {
    const one = this.tracker instanceof kind ? this.tracker : new kind(this.piece);
    this.tracker = one;
    return one;
  }
}
