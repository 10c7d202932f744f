import type { Drawn } from '../../previews/drawnPieces.ts';
import { LearnedBackground } from '../../cells/learnedBackground.ts';
import type { ReadOptions } from '../../read.ts';
import type { Frame, GameState, Image, Layout, Observation, Rect, Track } from '../../types.ts';
import { provenEmpty } from './emptyCells.ts';
import type { GameTracker } from './GameTracker.ts';
import { LastReading } from './LastReading.ts';
import { MotionRuler } from './MotionRuler.ts';
import { covers, drawnFrom, layoutIn, observationFrom, rectFrom, regionOf } from '../pictureParts.ts';
import { PreviewPlaces } from './PreviewPlaces.ts';
import { PuyoRuler } from './PuyoRuler.ts';

/** The board no longer stands where it was found. */
const leastFit = 0.5;
/** The user knows better what a board is: there it has to fit this much as well as at first. */
const shareOfFirstFit = 0.6;
/** Between two searches for what comes next, where its place is not known yet. */
const nextSearchMs = 700;
/** Between two lessons of what empty cells look like. */
const lessonMs = 120;
/**
 * After so long without a reading that fits the known position, what was learned may be wrong (a notice that is
 * gone, another level): it is left out for a while, used for a while, by turns.
 */
const doubtMs = 400;
const turnMs = 150;
/** Cells that are known make the others look strange: nearly all of them have to be. */
const leastKnown = 0.9;

/** What a watched board is read with. */
export interface ReadingEyes {
  verify: (image: Image, layout: Layout) => number;
  read: (image: Image, layout: Layout, options: ReadOptions) => Observation;
  /** Where a single picture has the pieces to come. */
  next: (image: Image, layout: Layout) => Rect[];
  /** All that looks like a piece around the board. */
  drawn: (image: Image, layout: Layout) => Drawn[];
}

/** gone: the board does not stand there; cut off: the frame does not hold it. */
export type BoardReading = { observation: Observation; track: Track } | 'gone' | 'cut off';

interface Lesson {
  observation: Observation;
  state: GameState;
  /** It was read with what had been learned. */
  isByHeart: boolean;
}

/** One board whose place is known: read frame by frame, and learned by heart meanwhile. */
export class WatchedBoard {
  private readonly eyes: ReadingEyes;
  private readonly tracker: GameTracker;
  private readonly previews: PreviewPlaces;
  private background: LearnedBackground;
  private readonly lastReading = new LastReading();
  private readonly ruler: MotionRuler | PuyoRuler;
  private taughtAt = -Infinity;
  private searchedAt = -Infinity;
  /** When a reading was the known position, to the cell. */
  private fittedAt = -Infinity;
  private current: Layout;
  private leastFit: number | null;

  /** `isPointed`: the user has shown where it is. */
  constructor(layout: Layout, eyes: ReadingEyes, tracker: GameTracker, isPointed: boolean) {
    this.leastFit = isPointed ? null : leastFit;
    this.current = layout;
    this.ruler = layout.game === 'puyo' ? new PuyoRuler() : new MotionRuler();
    this.eyes = eyes;
    this.tracker = tracker;
    this.previews = new PreviewPlaces(layout.next);
    this.background = new LearnedBackground(layout.columns, layout.rows);
  }

  /** With the previews' places as far as they have been learned. */
  get layout(): Layout {
    return this.current;
  }

  /** What moved or lies on it has shown where its cells are. */
  get isMeasured(): boolean {
    return this.ruler.isSure;
  }

  /** The part of the picture that is enough to go on reading, in whole pixels. */
  regionIn(full: Frame['full']): Rect {
    return regionOf(this.current, full, this.learnsPreviews);
  }

  look(frame: Frame): BoardReading {
    if (!covers(frame, this.current.board)) return 'cut off';
    this.measure(frame);
    this.searchNext(frame);
    const layout = this.current;
    const local = layoutIn(layout, frame);
    const fit = this.eyes.verify(frame, local);
    this.leastFit ??= Math.min(leastFit, shareOfFirstFit * fit);
    if (fit < this.leastFit) return 'gone';
    const isByHeart = this.trustsBackground(frame.capturedAt);
    const observation = this.lastReading.of(frame, local, isByHeart, () =>
      this.read(frame, local, isByHeart),
    );
    const track = this.tracker.next(observation, frame, layout);
    this.learnPreviews(frame, track);
    if (track.state) this.learnBackground(frame, local, { observation, state: track.state, isByHeart });
    return { observation, track };
  }

  /** What moves tells where the cells are, and puyo where they lie; what was learned of them before is void. */
  private measure(frame: Frame): void {
    const { current } = this;
    const board = this.ruler.next(frame, current);
    if (!board) return;
    this.current = { ...current, board };
    this.background = new LearnedBackground(current.columns, current.rows);
  }

  /** Where a single picture had none: the board may have been found before they were drawn. */
  private searchNext(frame: Frame): void {
    const { current } = this;
    const isDue = frame.capturedAt - this.searchedAt >= nextSearchMs;
    if (current.next.length > 0 || !isDue) return;
    this.searchedAt = frame.capturedAt;
    const boxes = this.eyes.next(frame, layoutIn(current, frame)).map((box) => rectFrom(box, frame));
    if (boxes.length === 0) return;
    this.previews.locate(boxes);
    this.current = { ...current, next: boxes };
  }

  /** `isByHeart`: with what has been learned of the background. */
  private read(frame: Frame, local: Layout, isByHeart: boolean): Observation {
    const learned = isByHeart && { background: this.background };
    const { isMeasured } = this;
    const isNextKnown = this.previews.hasChanged;
    const options = { seq: frame.seq, searchesPreviews: false, isMeasured, isNextKnown, ...learned };
    return observationFrom(this.eyes.read(frame, local, options), frame);
  }

  /** Of Puyo only what a single picture shows is known. */
  private get learnsPreviews(): boolean {
    return this.current.game === 'tetris' && !this.previews.isProven;
  }

  private learnPreviews(frame: Frame, { events, state }: Track): void {
    const { previews, current } = this;
    if (!this.learnsPreviews) return;
    const hasSpawned = events.some(({ kind }) => kind === 'spawn');
    if (hasSpawned && state?.game === 'tetris') previews.spawned(state.queue[0]!);
    if (previews.wants(frame.capturedAt)) {
      const drawn = this.eyes.drawn(frame, layoutIn(current, frame)).map((one) => drawnFrom(one, frame));
      previews.look(drawn, frame.capturedAt);
    } else if (!previews.isProven) return;
    this.current = { ...current, next: [...previews.next] };
  }

  private trustsBackground(now: number): boolean {
    if (this.background.share < leastKnown) return false;
    const doubtful = now - this.fittedAt - doubtMs;
    return doubtful < 0 || Math.floor(doubtful / turnMs) % 2 === 1;
  }

  /** Where only a reading without what was learned fits the known position, that is forgotten. */
  private learnBackground(frame: Frame, local: Layout, { observation, state, isByHeart }: Lesson): void {
    const empty = provenEmpty(observation, state);
    if (!empty) return;
    const { columns, rows } = local;
    const isInDoubt = !isByHeart && this.background.share >= leastKnown;
    this.fittedAt = frame.capturedAt;
    if (isInDoubt && !provenEmpty(this.read(frame, local, true), state))
      this.background = new LearnedBackground(columns, rows);
    if (frame.capturedAt - this.taughtAt < lessonMs) return;
    this.taughtAt = frame.capturedAt;
    this.background.learn(frame, local, empty);
  }
}
