import type { Opponent, Pair, PuyoState } from '../../../engine/puyo/types.ts';
import { sameList } from '../../puyo/tracking/PairQueue.ts';
import { common } from '../../pixels/rects.ts';
import type { Frame, Layout, Rect, Track } from '../../types.ts';
import { Announcements } from './Announcements.ts';
import { levelled, otherField } from '../otherField.ts';
import { GameTracker } from '../board/GameTracker.ts';
import { covers, isWhole } from '../pictureParts.ts';
import { PendingSearch, type Locate } from '../searching/PendingSearch.ts';
import { BoardReader } from '../board/BoardReader.ts';
import type { ReadingEyes } from '../board/ReadingEyes.ts';

/** Milliseconds after the player's own field was found until the first search for another one, and then between searches. */
const schedule = [500, 1500, 3000, 5000, 8000];
const searchEveryMs = 12_000;
/** The time between two looks at the other field, which changes only with each pair. */
const glanceMs = 120;
/** A board has to show within this time that it is played on. */
const trialMs = 45_000;
/** The signs that prove a game: pairs that land by the rules, at least one, and pairs that come in as announced. */
const signsToProve = 2;
/** The most consecutive looks at which the board may be out of sight. */
const mayMiss = 8;
/** For this long after a pair has landed, or is out of sight, the field counts as unchanged. */
const keptMs = 2500;
/** The own field is at another place if less of the two is common. */
const leastCommon = 0.6;

/** The player's own field. */
export type OwnField = Pick<BoardReader, 'layout' | 'isMeasured'>;

interface Followed {
  board: BoardReader;
  /** The place of the own field then. */
  own: Rect;
  foundAt: number;
  glancedAt: number;
  signs: { landed: number; announced: number };
  /** The next pair. */
  next: Pair | null;
  missed: number;
  seen: Opponent | null;
  seenAt: number;
  announcements: Announcements;
}

/**
 * Follows the opponent's field besides the player's own: searches for it from time to time, looks at it at a limited
 * rate, and reports it only once pairs have come and gone there by the rules.
 */
export class OpponentWatch {
  private readonly eyes: ReadingEyes;
  private readonly search: PendingSearch;
  private ownFoundAt: number | null = null;
  private searches = 0;
  private searchedAt = 0;
  /** A whole picture has been claimed, and will be searched. */
  private isToBegin = false;
  private followed: Followed | null = null;
  /** The latest frame, if it is of use. */
  private claimed: Frame | null = null;

  constructor(eyes: ReadingEyes & { locate: Locate }) {
    this.eyes = eyes;
    this.search = new PendingSearch(eyes.locate);
  }

  /** Whether the whole picture is needed for a search. Also starts the time with the first call. */
  wantsWhole(now: number): boolean {
    this.ownFoundAt ??= now;
    if (this.followed || this.search.isRunning || this.isToBegin) return false;
    const due = schedule[this.searches];
    return due === undefined ? now - this.searchedAt >= searchEveryMs : now - this.ownFoundAt >= due;
  }

  /** The part of a picture of this size that is needed for a look at `now`, in whole pixels; null: none is due. */
  regionAt(now: number, full: Frame['full']): Rect | null {
    const { followed } = this;
    return followed && isDue(followed, now) ? followed.board.regionIn(full) : null;
  }

  /** Keeps the frame for `readClaimed` if that can use it, and returns whether it can. */
  claim(frame: Frame): boolean {
    this.claimed = this.isOfUse(frame) ? frame : null;
    return this.claimed !== null;
  }

  /** There is no visible opponent now. */
  disclaim(): void {
    this.claimed = null;
  }

  /** Whether the frame is of use; a look at it counts as done from now on. */
  private isOfUse(frame: Frame): boolean {
    const { followed } = this;
    if (!followed) {
      this.isToBegin = isWhole(frame) && this.wantsWhole(frame.capturedAt);
      return true;
    }
    const isWanted = isDue(followed, frame.capturedAt) && covers(frame, followed.board.layout.board);
    if (isWanted) followed.glancedAt = frame.capturedAt;
    return isWanted;
  }

  /** Reads the last claimed frame, if any, once. `own`: the player's field; `exclude`: parts to exclude. */
  readClaimed(field: OwnField, exclude: readonly Rect[]): void {
    const { claimed } = this;
    this.claimed = null;
    if (claimed) this.lookAt(claimed, field, exclude);
  }

  private lookAt(frame: Frame, { layout: own, isMeasured }: OwnField, exclude: readonly Rect[]): void {
    if (this.followed && common(this.followed.own, own.board) < leastCommon) this.drop();
    if (this.followed) return this.glance(frame, this.followed, own);
    if (this.isToBegin) this.begin(frame, own, exclude);
    const answer = this.search.takeAnswer();
    const layout = answer && otherField(answer, own);
    if (layout) this.follow(isMeasured ? levelled(layout, own) : layout, own, frame.capturedAt);
  }

  /** The player's own position at `now`, with the known facts of the match. */
  complete(state: PuyoState, now: number): PuyoState {
    const { followed } = this;
    if (!followed) return state;
    const { announcements, seen, seenAt } = followed;
    announcements.follow(state, 'own', now);
    if (!isProven(followed)) return state;
    const incoming = announcements.incomingAt('own', now) ?? state.incoming;
    return { ...state, incoming, ...(seen && now - seenAt <= keptMs && { opponent: seen }) };
  }

  /** Drops everything that is known. */
  drop(): void {
    this.claimed = null;
    this.search.drop();
    this.ownFoundAt = null;
    this.searches = 0;
    this.isToBegin = false;
    this.followed = null;
  }

  private begin(frame: Frame, own: Layout, exclude: readonly Rect[]): void {
    this.isToBegin = false;
    this.searches += 1;
    this.searchedAt = frame.capturedAt;
    this.search.begin(frame, { exclude: [...exclude, own.board] });
  }

  private follow(layout: Layout, own: Layout, now: number): void {
    this.followed = {
      board: new BoardReader(layout, this.eyes, new GameTracker(), false),
      own: own.board,
      foundAt: now,
      glancedAt: -Infinity,
      signs: { landed: 0, announced: 0 },
      next: null,
      missed: 0,
      seen: null,
      seenAt: -Infinity,
      announcements: new Announcements(),
    };
  }

  private glance(frame: Frame, followed: Followed, own: Layout): void {
    const { board, announcements } = followed;
    const now = frame.capturedAt;
    const look = board.readFrame(frame);
    if (look === 'cut off') return;
    announcements.readRow(frame, own, 'own');
    announcements.readRow(frame, board.layout, 'opponent');
    followed.missed = look === 'gone' ? followed.missed + 1 : 0;
    if (look !== 'gone') take(look.track, followed, now);
    const isLate = !isProven(followed) && now - followed.foundAt > trialMs;
    if (followed.missed > mayMiss || isLate) this.followed = null;
  }
}

function isDue({ glancedAt }: Followed, now: number): boolean {
  return now < glancedAt || now - glancedAt >= glanceMs;
}

function isProven({ signs: { landed, announced } }: Followed): boolean {
  return landed > 0 && landed + announced >= signsToProve;
}

function take({ state, events }: Track, followed: Followed, now: number): void {
  const { signs, next, announcements } = followed;
  if (events.some(({ kind }) => kind === 'lock')) signs.landed += 1;
  if (state?.game !== 'puyo') return;
  const hasCome = events.some(({ kind }) => kind === 'spawn');
  if (hasCome && next && sameList([next], state.pairs.slice(0, 1))) signs.announced += 1;
  followed.next = state.pairs[1] ?? null;
  announcements.follow(state, 'opponent', now);
  if (!isProven(followed)) return;
  const incoming = announcements.incomingAt('opponent', now) ?? 0;
  followed.seen = { field: state.field, pairs: state.pairs, incoming };
  followed.seenAt = now;
}
