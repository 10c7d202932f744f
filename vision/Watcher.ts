import { clip } from './image.ts';
import { locate } from './locate.ts';
import { read } from './read.ts';
import { Tracker, type Track } from './tracker.ts';
import { findDrawnPieces, type Drawn } from './blobs.ts';
import { PreviewPlaces } from './watching/PreviewPlaces.ts';
import type { Doubt, Frame, Image, Layout, Observation, Rect, Sighting, TrackEvent } from './types.ts';
import { verify } from './verify.ts';
import { BoardSearch, sameBoard, sameSize, type Finding } from './watching/BoardSearch.ts';
import { PendingSearch, type Locate } from './watching/PendingSearch.ts';
import { SecondLooks } from './watching/SecondLooks.ts';
import { covers, drawnFrom, isWhole, layoutIn, observationFrom, regionOf } from './watching/parts.ts';

/** The board no longer stands where it was found. */
const leastFit = 0.5;
/** Frames in a row without the board after which it counts as lost: one may be half drawn. */
const mayMiss = 2;
/** A search takes long: it has time after a piece has got its hint and before the next one comes. */
const calmMs = { from: 80, to: 400 };
/** After so long without a legal state there is no hint to be late. */
const calmWithoutStateMs = 1000;
/** After so long without a legal state the board is searched for anew, beside the reading. */
const searchAgainMs = 3000;
/** A board found so surely is not measured again. */
const sureConfidence = 0.9;

/** What the watcher sees with; the real ones unless a test brings its own. */
export interface Eyes {
  locate: Locate;
  verify: (image: Image, layout: Layout) => number;
  read: (image: Image, layout: Layout, options: { seq: number }) => Observation;
  /** All that looks like a piece around the board. */
  drawn: (image: Image, layout: Layout) => Drawn[];
}

export interface WatcherOptions {
  /** Parts of the picture to keep out of, such as one's own windows. */
  exclude?: readonly Rect[];
  eyes?: Partial<Eyes>;
}

interface Watched extends Finding {
  full: { width: number; height: number };
  previews: PreviewPlaces;
  looks: SecondLooks;
  /** The board is searched for beside the reading, with the next whole picture. */
  wantsWhole: boolean;
  /** Frames in a row in which the board could not be verified. */
  missed: number;
  /** When the falling piece appeared. */
  spawnedAt: number;
  /** When there was a legal state last, or the board was found. */
  stateAt: number;
  /** No legal state for long: it may be no board at all, or not the one that is played on. */
  isDoubtful: boolean;
}

/**
 * Watches one game through a stream of pictures: searches for the board, reads it as long as it stands
 * where it was found, and searches again once it doesn't. Nothing is kept of past pictures.
 */
export class Watcher {
  private readonly eyes: Eyes;
  private readonly search: BoardSearch;
  private readonly secondSearch: PendingSearch;
  private excluded: readonly Rect[];
  private tracker = new Tracker();
  private watched: Watched | null = null;

  constructor({ exclude = [], eyes = {} }: WatcherOptions = {}) {
    this.eyes = { locate, verify, read, drawn: drawnAround, ...eyes };
    this.search = new BoardSearch(this.eyes.locate, exclude);
    this.secondSearch = new PendingSearch(this.eyes.locate);
    this.excluded = exclude;
  }

  /** The part of the picture that is wanted next, in whole pixels; null = all of it. */
  region(): Rect | null {
    const { watched } = this;
    if (!watched || watched.wantsWhole) return null;
    return regionOf(watched.layout, watched.full, !watched.previews.isProven);
  }

  /** Frames in their order, each as soon as it is there. A part must have at least what `region` asked for. */
  next(frame: Frame): Sighting {
    if (this.watched && !sameSize(this.watched.full, frame.full)) return this.lose(frame);
    if (!this.watched) this.find(frame);
    return this.watched ? this.look(frame, this.watched) : this.withhold(frame, 'no playfield found');
  }

  /** Parts of the picture to keep out of from now on. */
  exclude(rects: readonly Rect[]): void {
    this.excluded = rects;
    this.search.keepOutOf(rects);
  }

  /** The board is the one around this point of the full picture. */
  click(point: { x: number; y: number }): void {
    this.reset();
    this.search.point(point);
  }

  /** Forgets the game; pieces go on being counted. */
  reset(): void {
    this.watched = null;
    this.secondSearch.drop();
    this.tracker = new Tracker(this.tracker.piece);
    this.search.reset();
  }

  private find(frame: Frame): void {
    const finding = this.search.next(frame);
    if (finding) this.watch(finding, frame);
  }

  private watch(finding: Finding, { full, capturedAt }: Frame): void {
    const previews = new PreviewPlaces(finding.layout.next);
    this.secondSearch.drop();
    this.watched = {
      ...finding,
      previews,
      full,
      looks: new SecondLooks(capturedAt),
      wantsWhole: false,
      spawnedAt: capturedAt,
      missed: 0,
      stateAt: capturedAt,
      isDoubtful: false,
    };
  }

  private look(frame: Frame, watched: Watched): Sighting {
    const { layout } = watched;
    if (!covers(frame, layout.board)) return this.withhold(frame, 'cells not readable');
    const local = layoutIn(layout, frame);
    if (this.eyes.verify(frame, local) < leastFit) return this.miss(frame, watched);
    watched.missed = 0;
    const observation = observationFrom(this.eyes.read(frame, local, { seq: frame.seq }), frame);
    const track = this.follow(observation, frame, layout);
    this.learn(frame, watched, track);
    this.judge(frame, watched, track.state !== null);
    this.lookAgain(frame, watched, track.event);
    const extra = [track.doubt, watched.isTied ? tied : null].filter((doubt) => doubt !== null);
    return sighting(frame, layout, withDoubts(observation, extra), track);
  }

  private follow(observation: Observation, { capturedAt }: Frame, { hold }: Layout): Track {
    if (observation.game === 'tetris')
      return this.tracker.next(observation, { at: capturedAt, hasHold: hold !== null });
    return { state: null, event: 'none', piece: this.tracker.piece, doubt: null };
  }

  /** Learns where the previews are. */
  private learn(frame: Frame, watched: Watched, { event, state }: Track): void {
    const { previews, layout } = watched;
    if (layout.game !== 'tetris' || previews.isProven) return;
    if (event === 'spawn' && state) previews.spawned(state.queue[0]!);
    if (previews.wants(frame.capturedAt)) {
      const drawn = this.eyes.drawn(frame, layoutIn(layout, frame)).map((one) => drawnFrom(one, frame));
      previews.look(drawn, frame.capturedAt);
    } else if (!previews.isProven) return;
    watched.layout = { ...layout, next: [...previews.next] };
  }

  private miss(frame: Frame, watched: Watched): Sighting {
    if (++watched.missed > mayMiss) return this.lose(frame);
    return this.withhold(frame, 'something covers the board');
  }

  private lose(frame: Frame): Sighting {
    this.watched = null;
    this.secondSearch.drop();
    this.tracker.lose();
    this.search.reset();
    return this.withhold(frame, 'no playfield found', 'lost');
  }

  /** Looks for a better board while this one leads to no legal state. */
  private judge(frame: Frame, watched: Watched, hasState: boolean): void {
    if (hasState) watched.stateAt = frame.capturedAt;
    watched.isDoubtful = frame.capturedAt - watched.stateAt > searchAgainMs;
    watched.wantsWhole = watched.isDoubtful && this.search.isDue(frame.capturedAt);
    const finding = watched.isDoubtful ? this.search.next(frame) : null;
    if (!finding || sameBoard(finding.layout, watched.layout)) return;
    this.tracker.lose();
    this.watch(finding, frame);
  }

  /** Not while a piece moves: a search takes its share of the machine. */
  private lookAgain(frame: Frame, watched: Watched, event: TrackEvent): void {
    const now = frame.capturedAt;
    if (event === 'spawn') watched.spawnedAt = now;
    if (watched !== this.watched || watched.isPointed || watched.layout.confidence >= sureConfidence) return;
    const isCalm = isWithin(now - watched.spawnedAt, calmMs) || now - watched.stateAt > calmWithoutStateMs;
    if (isCalm && !this.secondSearch.isRunning && watched.looks.isDue(now)) {
      if (isWhole(frame)) this.secondSearch.begin(frame, { exclude: this.excluded });
      else watched.wantsWhole = true;
    }
    const answer = this.secondSearch.take();
    const better = answer && watched.looks.looked(answer.layouts[0] ?? null, watched.layout, now);
    if (!better) return;
    this.tracker.lose();
    this.watch({ ...watched, layout: better }, frame);
  }

  private withhold(frame: Frame, doubt: Doubt, event: TrackEvent = 'none'): Sighting {
    const observation: Observation = { seq: frame.seq, game: null, confidence: 0, doubts: [doubt] };
    const layout = this.watched?.layout ?? null;
    return sighting(frame, layout, observation, { state: null, event, piece: this.tracker.piece });
  }
}

const isWithin = (ms: number, { from, to }: { from: number; to: number }): boolean => ms >= from && ms <= to;

/** Left and right of the board, and above it. */
function drawnAround(image: Image, { board, columns }: Layout): Drawn[] {
  const cell = board.width / columns;
  const gap = cell / 4;
  const right = board.x + board.width + gap;
  const { height } = image;
  return [
    { x: 0, y: 0, width: board.x - gap, height },
    { x: right, y: 0, width: image.width - right, height },
    { x: board.x, y: 0, width: board.width, height: board.y - gap },
  ].flatMap((region) => findDrawnPieces(image, clip(region, image), cell));
}

const tied: Doubt = 'more than one playfield';

function sighting(
  { seq, capturedAt, full }: Frame,
  layout: Layout | null,
  observation: Observation,
  { state, event, piece }: Omit<Track, 'doubt'>,
): Sighting {
  return { seq, capturedAt, full, layout, observation, state, event, piece };
}

function withDoubts(observation: Observation, extra: readonly Doubt[]): Observation {
  const doubts = [...new Set([...observation.doubts, ...extra])];
  return { ...observation, doubts } as Observation;
}
