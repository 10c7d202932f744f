import { locate } from './locate.ts';
import { read } from './read.ts';
import { joined } from './pixels/rects.ts';
import type { Doubt, Frame, Point, Rect, Sighting, Track } from './types.ts';
import { verify } from './locating/verify.ts';
import { BoardSearch, sameBoard, sameSize, type Finding } from './watching/searching/BoardSearch.ts';
import { drawnAround } from './watching/board/drawnAround.ts';
import { GameTracker } from './watching/board/GameTracker.ts';
import { OpponentWatch } from './watching/opponent/OpponentWatch.ts';
import { isWhole } from './watching/pictureParts.ts';
import { PendingSearch, type Locate } from './watching/searching/PendingSearch.ts';
import { fitOutline, middleOf, type Outline } from './watching/drawnOutline.ts';
import { Recollection, type Remembered } from './watching/searching/Recollection.ts';
import { nothingSeen, sightingOf } from './watching/sightings.ts';
import { SecondSearches } from './watching/searching/SecondSearches.ts';
import { Trial } from './watching/searching/Trial.ts';
import { usable } from './watching/usable.ts';
import { hasOpponent, isAnother, isCalm, isFleeting, type Watched } from './watching/Watched.ts';
import { WatchedBoard, type BoardReading, type ReadingEyes } from './watching/board/WatchedBoard.ts';

/** Frames in a row without the board after which it counts as lost: one may be half drawn. */
const mayMiss = 2;
/** After so long without a legal state the board is searched for anew, beside the reading. */
const searchAgainMs = 3000;
/** A board found so surely is not measured again. */
const sureConfidence = 0.9;

/** What the watcher sees with; the real ones unless a test brings its own. */
export interface Eyes extends ReadingEyes {
  locate: Locate;
}

export interface WatcherOptions {
  /** Parts of the picture to keep out of, such as one's own windows. */
  exclude?: readonly Rect[];
  /** Layouts that are tried before the board is searched for. */
  remembered?: readonly Remembered[];
  eyes?: Partial<Eyes>;
}

type Reading = Exclude<BoardReading, string>;

/**
 * Watches one game through a stream of pictures: searches for the board, reads it as long as it stands
 * where it was found, and searches again once it doesn't. Nothing is kept of past pictures.
 */
export class Watcher {
  private readonly eyes: Eyes;
  private readonly search: BoardSearch;
  private readonly secondSearch: PendingSearch;
  private readonly recollection: Recollection;
  private readonly opponent: OpponentWatch;
  private excluded: readonly Rect[];
  /** Drawn by the user, and still to be fitted to the picture. */
  private outline: Outline | null = null;
  private tracker = new GameTracker();
  private watched: Watched | null = null;
  private latestAt = 0;
  /** The latest frame, where the opponent's side is to be seen in it. */
  private aside: Frame | null = null;

  constructor({ exclude = [], remembered = [], eyes = {} }: WatcherOptions = {}) {
    this.eyes = { locate, verify, read, drawn: drawnAround, ...eyes };
    this.search = new BoardSearch(this.eyes.locate, exclude);
    this.secondSearch = new PendingSearch(this.eyes.locate);
    this.recollection = new Recollection(remembered, this.eyes.verify);
    this.opponent = new OpponentWatch(this.eyes);
    this.excluded = exclude;
  }

  /** The part of the picture that is wanted at `now`, in whole pixels; null = all of it. */
  region(now = this.latestAt): Rect | null {
    const { watched, opponent } = this;
    if (!watched || watched.wantsWhole) return null;
    const own = watched.board.regionIn(watched.full);
    if (!hasOpponent(watched)) return own;
    if (isCalm(watched, now) && opponent.wantsWhole(now)) return null;
    const other = opponent.regionAt(now, watched.full);
    return other ? joined(own, other) : own;
  }

  /**
   * Frames in their order, each as soon as it is there. A part must have at least what `region` asked for. Of what is
   * no picture nothing is told, and nothing follows from it.
   */
  next(given: Frame): Sighting {
    const frame = usable(given);
    if (!frame) return this.withhold(given, 'no playfield found');
    this.latestAt = frame.capturedAt;
    if (this.watched && !sameSize(this.watched.full, frame.full)) return this.lose(frame);
    if (!this.watched) this.find(frame);
    const told = this.watched ? this.look(frame, this.watched) : this.withhold(frame, 'no playfield found');
    const { watched } = this;
    this.aside = watched && hasOpponent(watched) && this.opponent.claims(frame) ? frame : null;
    return told;
  }

  /**
   * Looks at the opponent's side in the frame that `next` was given last, while its pixels are still there. Apart from
   * `next`, so that nobody waits for it: what is seen is told with the frames that follow.
   */
  lookAside(): void {
    const { aside, watched } = this;
    this.aside = null;
    if (aside && watched) this.opponent.look(aside, watched.board, this.excluded);
  }

  /** Parts of the picture to keep out of from now on. */
  exclude(rects: readonly Rect[]): void {
    this.excluded = rects;
    this.search.keepOutOf(rects);
  }

  /** The board is the one around this point of the full picture. */
  click(point: Point): void {
    this.reset();
    this.search.point(point);
  }

  /** The board is the one that the user has drawn; where one is found just there, its measures are taken. */
  draw(outline: Outline): void {
    this.reset();
    this.outline = outline;
  }

  /** Forgets the game; pieces go on being counted. */
  reset(): void {
    this.leave();
    this.tracker = new GameTracker(this.tracker.piece);
    this.outline = null;
    this.search.reset();
  }

  private leave(): void {
    this.watched = null;
    this.aside = null;
    this.secondSearch.drop();
    this.opponent.drop();
  }

  private find(frame: Frame): void {
    if (this.outline) return this.fit(this.outline, frame);
    const finding = this.search.next(frame);
    const known = finding?.isPointed ? null : this.recollection.next(frame);
    const trial = known && new Trial(0, this.tracker.piece);
    if (known) this.watch({ layout: known, isTied: false, isPointed: false }, trial, frame);
    else if (finding) this.watch(finding, this.trialOf(finding), frame);
  }

  private fit(outline: Outline, frame: Frame): void {
    if (isWhole(frame) && !this.secondSearch.isRunning)
      this.secondSearch.begin(frame, { seed: middleOf(outline.board), game: outline.game });
    const answer = this.secondSearch.take();
    if (!answer) return;
    this.outline = null;
    this.watch({ layout: fitOutline(outline, answer.layouts), isTied: false, isPointed: true }, null, frame);
  }

  private watch(
    { layout, isTied, isPointed }: Omit<Finding, 'isTrusted'>,
    trial: Trial | null,
    { full, capturedAt }: Frame,
  ): void {
    this.secondSearch.drop();
    if (!trial) this.search.rest(capturedAt);
    this.watched = {
      board: new WatchedBoard(layout, this.eyes, this.tracker, isPointed),
      full,
      isTied,
      isPointed,
      trial,
      isNews: false,
      looks: new SecondSearches(capturedAt),
      wantsWhole: false,
      missed: 0,
      spawnedAt: capturedAt,
      foundAt: capturedAt,
      stateAt: capturedAt,
    };
  }

  private look(frame: Frame, watched: Watched): Sighting {
    const look = watched.board.look(frame);
    if (look === 'cut off') return this.withhold(frame, 'cells not readable');
    if (look === 'gone') return this.miss(frame, watched);
    const { track } = look;
    watched.missed = 0;
    if (track.state) watched.stateAt = frame.capturedAt;
    if (track.events.some(({ kind }) => kind === 'spawn')) watched.spawnedAt = frame.capturedAt;
    if (watched.trial?.passes(track)) this.trust(watched, frame);
    if (watched.trial) this.compare(frame, watched);
    if (watched.trial) return this.withhold(frame, 'no playfield found');
    const told = this.tell(frame, watched, look);
    this.judge(frame, watched);
    return told;
  }

  private tell(frame: Frame, watched: Watched, { observation, track }: Reading): Sighting {
    const doubts = [track.doubt, watched.isTied ? tied : null].filter((doubt) => doubt !== null);
    const isNews = watched.isNews && track.state !== null;
    if (isNews) watched.isNews = false;
    const own = track.state;
    const state = own?.game === 'puyo' ? this.opponent.complete(own, frame.capturedAt) : own;
    const told: Track = { ...track, state, events: isNews ? [{ kind: 'found' }] : track.events };
    return sightingOf(frame, watched.board.layout, { observation, track: told, doubts });
  }

  private trust(watched: Watched, { capturedAt }: Frame): void {
    watched.trial = null;
    watched.isNews = true;
    watched.wantsWhole = false;
    watched.stateAt = capturedAt;
    this.search.rest(capturedAt);
  }

  /** Goes on searching beside a board that is not trusted yet. */
  private compare(frame: Frame, watched: Watched): void {
    watched.wantsWhole = this.search.isDue(frame.capturedAt);
    const finding = this.search.next(frame);
    if (!finding) return;
    if (!sameBoard(finding.layout, watched.board.layout)) {
      const hasState = watched.stateAt > watched.foundAt;
      if (finding.isTrusted || !hasState) this.change(finding, frame);
    } else if (finding.isTrusted) this.trust(watched, frame);
  }

  private miss(frame: Frame, watched: Watched): Sighting {
    if (++watched.missed > mayMiss) return this.lose(frame);
    return this.withhold(frame, watched.trial ? 'no playfield found' : 'something covers the board');
  }

  private lose(frame: Frame): Sighting {
    const wasTrusted = this.watched !== null && !this.watched.trial;
    this.leave();
    this.tracker.lose();
    if (wasTrusted) this.search.reset();
    if (wasTrusted) this.recollection.restart();
    return this.withhold(frame, 'no playfield found', wasTrusted ? [{ kind: 'lost' }] : []);
  }

  /** Looks for a better board while this one leads to no legal state, or was found with doubts. */
  private judge(frame: Frame, watched: Watched): void {
    const isDoubtful = frame.capturedAt - watched.stateAt > searchAgainMs;
    watched.wantsWhole = isDoubtful && this.search.isDue(frame.capturedAt);
    const finding = isDoubtful ? this.search.next(frame) : null;
    const isEnough = finding !== null && (finding.isTrusted || isFleeting(watched));
    if (isEnough && isAnother(finding.layout, watched)) this.change(finding, frame);
    else this.lookAgain(frame, watched);
  }

  private lookAgain(frame: Frame, watched: Watched): void {
    const { board, looks } = watched;
    const now = frame.capturedAt;
    if (board.isMeasured || board.layout.confidence >= sureConfidence) return;
    if (isCalm(watched, now) && !this.secondSearch.isRunning && looks.isDue(now)) {
      if (isWhole(frame)) this.secondSearch.begin(frame, { exclude: this.excluded });
      else watched.wantsWhole = true;
    }
    const answer = this.secondSearch.take();
    const better = answer && looks.looked(answer.layouts, board.layout, now);
    const { isTied, isPointed } = watched;
    if (better) this.change({ layout: better, isTied, isPointed, isTrusted: true }, frame);
  }

  private change(finding: Finding, frame: Frame): void {
    this.tracker.lose();
    this.watch(finding, this.trialOf(finding), frame);
  }

  private trialOf({ isTrusted, layout }: Finding): Trial | null {
    return isTrusted ? null : Trial.of(layout, this.tracker.piece);
  }

  private withhold(frame: Frame, doubt: Doubt, events: Track['events'] = []): Sighting {
    const layout = this.watched && !this.watched.trial ? this.watched.board.layout : null;
    return nothingSeen(frame, layout, doubt, { events, piece: this.tracker.piece });
  }
}

const tied: Doubt = 'more than one playfield';
