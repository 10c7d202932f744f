import type { Opponent, Pair, PuyoState } from '../../../engine/puyo/types.ts';
import { sameList } from '../../puyo/tracking/PairQueue.ts';
import { common } from '../../pixels/rects.ts';
import type { Frame, Layout, Rect, Track } from '../../types.ts';
import { Announcements } from './Announcements.ts';
import { levelled, otherField } from '../otherField.ts';
import { GameTracker } from '../board/GameTracker.ts';
import { covers, isWhole } from '../pictureParts.ts';
import { PendingSearch, type Locate } from '../searching/PendingSearch.ts';
import { BoardReader, type ReadingEyes } from '../board/BoardReader.ts';

/** Milliseconds after the player's own field was found at which another one is searched for, and then between searches. */
const schedule = [500, 1500, 3000, 5000, 8000];
const searchEveryMs = 12_000;
/** Between two glances at the other field: what lies there changes with each pair only. */
const glanceMs = 120;
/** A board has to show that it is played on within this time. */
const trialMs = 45_000;
/** Signs of a game that prove it: pairs that come to rest by the rules, at least one, and pairs that come in as announced. */
const signsToProve = 2;
/** Glances in a row at which the board may be out of sight. */
const mayMiss = 8;
/** So long after a pair has come to rest, or been lost sight of, the field is still taken to be as it was. */
const keptMs = 2500;
/** The own field stands elsewhere if less of the two is common. */
const leastCommon = 0.6;

/** The player's own field. */
export type OwnField = Pick<BoardReader, 'layout' | 'isMeasured'>;

interface Followed {
  board: BoardReader;
  /** Where the own field stood then. */
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
 * Follows the field of the player's opponent, beside the player's own: searches for it now and then, glances at it at a
 * modest rate, and tells of it only once pairs have come and gone there by the rules.
 */
export class OpponentWatch {
  private readonly eyes: ReadingEyes;
  private readonly search: PendingSearch;
  private ownFoundAt: number | null = null;
  private searches = 0;
  private searchedAt = 0;
  /** A whole picture has been claimed, and is to be searched. */
  private isToBegin = false;
  private followed: Followed | null = null;
  /** The latest frame, where there is something to be seen in it. */
  private claimed: Frame | null = null;

  constructor(eyes: ReadingEyes & { locate: Locate }) {
    this.eyes = eyes;
    this.search = new PendingSearch(eyes.locate);
  }

  /** Whether the whole picture is wanted for a search. Also counts the time from the first question on. */
  wantsWhole(now: number): boolean {
    this.ownFoundAt ??= now;
    if (this.followed || this.search.isRunning || this.isToBegin) return false;
    const due = schedule[this.searches];
    return due === undefined ? now - this.searchedAt >= searchEveryMs : now - this.ownFoundAt >= due;
  }

  /** The part of a picture of this size that a glance at `now` needs, in whole pixels; null: none is due. */
  regionAt(now: number, full: Frame['full']): Rect | null {
    const { followed } = this;
    return followed && isDue(followed, now) ? followed.board.regionIn(full) : null;
  }

  /** Keeps the frame for `readClaimed` where that has something to do with it, and tells whether it has. */
  claim(frame: Frame): boolean {
    this.claimed = this.isOfUse(frame) ? frame : null;
    return this.claimed !== null;
  }

  /** There is no opponent to be seen now. */
  disclaim(): void {
    this.claimed = null;
  }

  /** A glance at it counts as done from now on. */
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

  /** Looks at the frame that was claimed last, if any, once. `own`: the player's field; `exclude`: parts to keep out of. */
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

  /** The player's own position at `now`, with what is known of the match. */
  complete(state: PuyoState, now: number): PuyoState {
    const { followed } = this;
    if (!followed) return state;
    const { announcements, seen, seenAt } = followed;
    announcements.follow(state, 'own', now);
    if (!isProven(followed)) return state;
    const incoming = announcements.incomingAt('own', now) ?? state.incoming;
    return { ...state, incoming, ...(seen && now - seenAt <= keptMs && { opponent: seen }) };
  }

  /** Whatever is known is void. */
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
