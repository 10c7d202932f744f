import type { Drawn } from '../blobs.ts';
import { LearnedBackground } from '../learnedBackground.ts';
import type { ReadOptions } from '../read.ts';
import type { Track, Tracker } from '../tracker.ts';
import type { Frame, Image, Layout, Observation, Rect } from '../types.ts';
import { provenEmpty } from './emptyCells.ts';
import { covers, drawnFrom, layoutIn, observationFrom, regionOf } from './parts.ts';
import { PreviewPlaces } from './PreviewPlaces.ts';

/** The board no longer stands where it was found. */
const leastFit = 0.5;
/** Between two lessons of what empty cells look like. */
const lessonMs = 120;

/** What a watched board is read with. */
export interface ReadingEyes {
  verify: (image: Image, layout: Layout) => number;
  read: (image: Image, layout: Layout, options: ReadOptions) => Observation;
  /** All that looks like a piece around the board. */
  drawn: (image: Image, layout: Layout) => Drawn[];
}

/** gone: the board does not stand there; cut off: the frame does not hold it. */
export type Look = { observation: Observation; track: Track } | 'gone' | 'cut off';

/** One board whose place is known: read frame by frame, and learned by heart meanwhile. */
export class WatchedBoard {
  private readonly eyes: ReadingEyes;
  private readonly tracker: Tracker;
  private readonly previews: PreviewPlaces;
  private readonly background: LearnedBackground;
  private taughtAt = -Infinity;
  private current: Layout;

  constructor(layout: Layout, eyes: ReadingEyes, tracker: Tracker) {
    this.current = layout;
    this.eyes = eyes;
    this.tracker = tracker;
    this.previews = new PreviewPlaces(layout.next);
    this.background = new LearnedBackground(layout.columns, layout.rows);
  }

  /** With the previews' places as far as they have been learned. */
  get layout(): Layout {
    return this.current;
  }

  /** The part of the picture that is enough to go on reading, in whole pixels. */
  regionIn(full: Frame['full']): Rect {
    return regionOf(this.current, full, !this.previews.isProven);
  }

  look(frame: Frame): Look {
    const layout = this.current;
    if (!covers(frame, layout.board)) return 'cut off';
    const local = layoutIn(layout, frame);
    if (this.eyes.verify(frame, local) < leastFit) return 'gone';
    const reading = this.eyes.read(frame, local, { seq: frame.seq, background: this.background });
    const observation = observationFrom(reading, frame);
    const track = this.follow(observation, frame, layout);
    this.learnPreviews(frame, track);
    this.learnBackground(frame, local, observation, track);
    return { observation, track };
  }

  private follow(observation: Observation, { capturedAt }: Frame, { hold }: Layout): Track {
    if (observation.game === 'tetris')
      return this.tracker.next(observation, { at: capturedAt, hasHold: hold !== null });
    return { state: null, event: 'none', piece: this.tracker.piece, doubt: null };
  }

  private learnPreviews(frame: Frame, { event, state }: Track): void {
    const { previews, current } = this;
    if (current.game !== 'tetris' || previews.isProven) return;
    if (event === 'spawn' && state) previews.spawned(state.queue[0]!);
    if (previews.wants(frame.capturedAt)) {
      const drawn = this.eyes.drawn(frame, layoutIn(current, frame)).map((one) => drawnFrom(one, frame));
      previews.look(drawn, frame.capturedAt);
    } else if (!previews.isProven) return;
    this.current = { ...current, next: [...previews.next] };
  }

  private learnBackground(frame: Frame, local: Layout, observation: Observation, { state }: Track): void {
    if (!state || frame.capturedAt - this.taughtAt < lessonMs) return;
    const empty = provenEmpty(observation, state);
    if (!empty) return;
    this.taughtAt = frame.capturedAt;
    this.background.learn(frame, local, empty);
  }
}
