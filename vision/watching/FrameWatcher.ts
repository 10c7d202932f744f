import { common, joined } from '../pixels/rects.ts';
import type {
  CellCorrection,
  Doubt,
  Frame,
  GameState,
  Layout,
  Point,
  Rect,
  Sighting,
  Track,
} from '../types.ts';
import { GameTracker } from './board/GameTracker.ts';
import { BoardReader, type TrackedReading } from './board/BoardReader.ts';
import { pictureEyes, type ReadingEyes } from './board/ReadingEyes.ts';
import type { Outline } from './drawnOutline.ts';
import { OpponentWatch } from './opponent/OpponentWatch.ts';
import { PlayedField, type FieldChoice } from './opponent/PlayedField.ts';
import { PhaseWatch } from './phase/PhaseWatch.ts';
import { shadesOf } from './phase/shades.ts';
import { layoutIn } from './pictureParts.ts';
import { CompetingBoards } from './CompetingBoards.ts';
import { BoardFinder, foundBy, type Found } from './searching/BoardFinder.ts';
import { sameSize, type Finding } from './searching/BoardSearch.ts';
import { isCoveredPart } from './searching/coveredPart.ts';
import type { Locate } from './searching/PendingSearch.ts';
import type { KnownLayout } from './searching/RememberedLayouts.ts';
import { nothingSeen, sightingOf } from './sightings.ts';
import { usable } from './usable.ts';

import { TrackedBoard } from './TrackedBoard.ts';

/** A page may cover the lower rows of a lost board for so long; a smaller board that is there longer is another game's. */
const coveredMs = 60_000;

/** The recognition functions of the watcher. */
export interface Eyes extends ReadingEyes {
  locate: Locate;
}

export interface FrameWatcherOptions {
  /** Parts of the picture to exclude, such as one's own windows. */
  exclude?: readonly Rect[];
  /** Layouts that are tried before the board is searched for. */
  remembered?: readonly KnownLayout[];
  /** The search is provided by the caller: it may run in another thread. The others have defaults, which tests replace. */
  eyes: Partial<Eyes> & Pick<Eyes, 'locate'>;
}

/**
 * Watches one game through a stream of pictures: searches for the board, reads it as long as it is at its place, and
 * searches again once it isn't. Keeps nothing of past pictures.
 */
export class FrameWatcher {
  private readonly eyes: Eyes;
  private readonly finder: BoardFinder;
  private readonly competing: CompetingBoards;
  private readonly opponent: OpponentWatch;
  /** If the picture has two fields: decides which of them is the player's. */
  private played: PlayedField | null = null;
  private excluded: readonly Rect[];
  private tracker = new GameTracker();
  private phases = new PhaseWatch();
  private watched: TrackedBoard | null = null;
  /** The board that is watched, or was last. */
  private place: Rect | null = null;
  /** The trusted board that was lost last, in this window, and when. */
  private lost: { layout: Layout; at: number } | null = null;
  private latestAt = 0;
  private isToSwap = false;
  private hasTold = false;

  constructor({ exclude = [], remembered = [], eyes }: FrameWatcherOptions) {
    this.eyes = { ...pictureEyes, ...eyes };
    this.finder = new BoardFinder(this.eyes, exclude, remembered);
    this.competing = new CompetingBoards(this.finder.search, this.eyes.locate);
    this.opponent = new OpponentWatch(this.eyes);
    this.excluded = exclude;
  }

  /** The part of the picture that is wanted at `now`, in whole pixels; null = all of it. */
  region(now = this.latestAt): Rect | null {
    const { watched, opponent } = this;
    if (!watched || watched.wantsWhole) return null;
    const beside = this.played?.regionAt(now, watched.full);
    const part = watched.board.regionIn(watched.full);
    const own = beside ? joined(part, beside) : part;
    const mayLook = watched.isCalm(now) || this.played?.isUntouched;
    if (watched.isTrusted && mayLook && this.played?.wantsWhole(now)) return null;
    if (!watched.mayHaveOpponent) return own;
    if (watched.isCalm(now) && opponent.wantsWhole(now)) return null;
    const other = opponent.regionAt(now, watched.full);
    return other ? joined(own, other) : own;
  }

  /** The last picture shows the reported position on a measured board, and the same picture would give nothing new. */
  get isSettled(): boolean {
    const { hasTold, tracker, watched } = this;
    return hasTold && tracker.isExplained && !tracker.awaitsPreviews && watched?.board.isMeasured === true;
  }

  /**
   * Frames in their order, each as soon as it is captured. A part must include at least the result of `region`.
   * Invalid frames are reported without a result, and change nothing.
   */
  next(given: Frame): Sighting {
    const sighting = this.watchFrame(given);
    this.hasTold = sighting.state !== null;
    return sighting;
  }

  private watchFrame(given: Frame): Sighting {
    const frame = usable(given);
    if (!frame) return this.withhold(given, 'no playfield found');
    this.latestAt = frame.capturedAt;
    if (this.watched && !sameSize(this.watched.full, frame.full)) return this.resize(frame);
    if (!this.watched) this.find(frame);
    const isPlayed = this.played?.isOther === true && !this.watched?.isPointed;
    if (this.isToSwap || isPlayed) this.goOver(frame, this.isToSwap);
    const told = this.watched
      ? this.readBoard(frame, this.watched)
      : this.withhold(frame, 'no playfield found');
    if (this.watched?.mayHaveOpponent) this.opponent.claim(frame);
    else this.opponent.disclaim();
    return told;
  }

  /**
   * Looks at the opponent's side in the last frame passed to `next`, while its pixels are still valid. Separate from
   * `next`, so that nobody waits for it: its results are reported with the following frames.
   */
  lookAside(): void {
    if (!this.watched) return;
    this.opponent.readClaimed(this.watched.board, this.excluded);
    this.played?.searchKept(this.excluded);
  }

  /** Parts of the picture to exclude from now on. */
  exclude(rects: readonly Rect[]): void {
    this.excluded = rects;
    this.finder.search.keepOutOf(rects);
  }

  /** The board is the one around this point of the full picture. */
  click(point: Point): void {
    this.reset();
    this.finder.click(point);
  }

  /** The board is the one that the user has drawn; if one is found there, its measure is used. */
  draw(outline: Outline): void {
    this.reset();
    this.finder.draw(outline);
  }

  /** Switches to the other one of the two visible fields; does nothing if there is only one. */
  swap(): void {
    this.isToSwap = Boolean(this.played?.layout);
  }

  /** A cell of the watched board is misread. */
  correct(correction: CellCorrection): void {
    this.watched?.board.correct(correction);
  }

  /** Forgets the game; the count of pieces continues. */
  reset(): void {
    this.leave();
    this.lost = null;
    this.tracker = new GameTracker(this.tracker.piece);
    this.phases = new PhaseWatch();
    this.finder.reset();
  }

  private leave(): void {
    this.watched = null;
    this.played = null;
    this.isToSwap = false;
    this.competing.drop();
    this.opponent.drop();
  }

  private find(frame: Frame): void {
    const found = this.finder.findIn(frame, this.tracker.piece);
    if (found && !this.isCovered(found, frame)) this.watch(found, frame);
  }

  /** Whether something may only cover the rest of the board that was lost. */
  private isCovered({ layout }: Found, { capturedAt }: Frame): boolean {
    const { lost } = this;
    return lost !== null && capturedAt - lost.at < coveredMs && isCoveredPart(layout, lost.layout);
  }

  /** The rhythm of a board at another place, and whether that game was over, is no evidence about this one. */
  private watch({ layout, ...origin }: Found, frame: Frame, choice?: FieldChoice): void {
    if (this.place && common(this.place, layout.board) === 0) this.phases = new PhaseWatch();
    this.place = layout.board;
    this.competing.drop();
    if (!origin.probation) this.finder.search.rest(frame.capturedAt);
    const board = new BoardReader(layout, this.eyes, this.tracker, origin.isPointed);
    this.watched = new TrackedBoard(board, frame, origin);
    this.played = new PlayedField(board, origin.other, this.eyes, choice);
  }

  /** Switches to the other field of a match. `isPointed`: by the user. */
  private goOver(frame: Frame, isPointed: boolean): void {
    const { watched, played } = this;
    this.isToSwap = false;
    if (!watched || !played?.layout) return;
    this.change(
      { layout: played.layout, other: watched.board.layout, isTied: false, isPointed, isTrusted: true },
      frame,
      isPointed ? 'chosen' : played.choice,
    );
  }

  private readBoard(frame: Frame, watched: TrackedBoard): Sighting {
    const reading = watched.readFrame(frame);
    if (reading === 'cut off') return this.withhold(frame, 'cells not readable');
    if (reading === 'gone') return this.miss(frame, watched);
    if (watched.isProvenBy(reading.track)) this.trust(watched, frame);
    if (!watched.isTrusted) this.compare(frame, watched);
    if (!watched.isTrusted) return this.withhold(frame, 'no playfield found');
    const told = this.sightingFrom(frame, watched, reading);
    this.played?.addReading(frame, reading.observation, reading.followed);
    if (this.phases.isAtStandstill) watched.wantsWhole = false;
    else this.lookForBetter(frame, watched);
    return told;
  }

  private lookForBetter(frame: Frame, watched: TrackedBoard): void {
    const better = this.competing.ofTrusted(frame, watched, this.excluded);
    if (better) this.change(better, frame);
  }

  private sightingFrom(
    frame: Frame,
    watched: TrackedBoard,
    { observation, followed, track }: TrackedReading,
  ): Sighting {
    const own = followed.state;
    const state = own && this.announcedTo(own, watched, frame.capturedAt);
    const shades = shadesOf(frame, layoutIn(watched.board.layout, frame));
    const { phase, track: phased } = this.phases.followReading(
      { ...followed, state },
      observation,
      frame.capturedAt,
      shades,
    );
    const withheld = watched.board.isFloorCut ? floorCut : watched.mayBeTetris ? uncertain : null;
    const isTold = track.state !== null && !withheld;
    const told = isTold ? phased : { ...phased, state: null, doubt: withheld ?? track.doubt };
    const doubts = [told.doubt, watched.isTied && !this.played?.isOwn ? tied : null].filter(
      (doubt) => doubt !== null,
    );
    return sightingOf(frame, watched.board.layout, {
      observation,
      track: watched.announced(told),
      doubts,
      phase,
      other: this.played?.layout?.board ?? null,
    });
  }

  /** The player's own position at `now`, with the known garbage that will fall on it, and the opponent. */
  private announcedTo(own: GameState, watched: TrackedBoard, now: number): GameState {
    return own.game === 'puyo' ? this.opponent.complete(own, now) : watched.announcedTo(own);
  }

  private trust(watched: TrackedBoard, { capturedAt }: Frame): void {
    watched.trust(capturedAt);
    this.finder.search.rest(capturedAt);
  }

  /** Continues the search besides a board that is not trusted yet. */
  private compare(frame: Frame, watched: TrackedBoard): void {
    const rival = this.competing.ofProbation(frame, watched);
    if (rival === 'same') this.trust(watched, frame);
    else if (rival) this.change(rival, frame);
  }

  private miss(frame: Frame, watched: TrackedBoard): Sighting {
    if (watched.isLost) return this.lose(frame);
    return this.withhold(frame, watched.isTrusted ? 'something covers the board' : 'no playfield found');
  }

  private lose(frame: Frame): Sighting {
    const wasTrusted = this.watched?.isTrusted ?? false;
    if (wasTrusted) this.lost = { layout: this.watched!.board.layout, at: frame.capturedAt };
    this.leave();
    this.phases.lose();
    this.tracker.lose();
    if (wasTrusted) this.finder.restart();
    return this.withhold(frame, 'no playfield found', wasTrusted ? [{ kind: 'lost' }] : []);
  }

  /** Boards of another picture are nowhere in this one. */
  private resize(frame: Frame): Sighting {
    const told = this.lose(frame);
    this.lost = null;
    return told;
  }

  private change(finding: Finding, frame: Frame, choice?: FieldChoice): void {
    this.tracker.lose();
    if (finding.layout.game !== this.watched?.board.layout.game) this.phases = new PhaseWatch();
    this.watch(foundBy(finding, this.tracker.piece), frame, choice);
  }

  private withhold(frame: Frame, doubt: Doubt, events: Track['events'] = []): Sighting {
    const layout = this.watched?.isTrusted ? this.watched.board.layout : null;
    return nothingSeen(frame, layout, doubt, {
      events,
      piece: this.tracker.piece,
      phase: this.phases.unseen,
    });
  }
}

const tied: Doubt = 'more than one playfield';
const floorCut: Doubt = 'floor out of sight';
const uncertain: Doubt = 'stack not certain';
