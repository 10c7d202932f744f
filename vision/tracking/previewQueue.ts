import type { Piece } from '../../engine/tetris/types.ts';
import { isPlain } from '../previews/drawnPieces.ts';
import type { TetrisObservation } from '../types.ts';

/** Equal readings after which a change of the previews is recognised. */
const readsToTrust = 2;
/** By so many pieces the known list can have moved on within the time in which a new round is believed. */
const possibleMoves = [0, 1, 2];
/** Equal readings after which a preview is accepted that looks the same as before, or contradicts the rules. */
const readsToTrustRepetition = 5;
/** The previews have to be stable for this long: a piece may have been caught growing or gliding in. */
const standsMs = 100;
/** A different list that is stable for this long beside the same piece corrects the accepted one. */
const correctsMs = 500;

/** After a piece came that was not announced, this many must come as announced. */
const hitsToRedeem = 3;

/** After the list did not move on as a whole, it must do so this many times. */
const shiftsToRedeem = 3;

/** The next pieces of a reading; none if they are in doubt and could as well be boxes or bars. */
export const announcedBy = ({ next, doubts }: TetrisObservation): readonly Piece[] =>
  doubts.includes('next piece not readable') && next.every((piece) => isPlain({ piece })) ? [] : next;

/**
 * The pieces announced by the previews, as far as they are reliable. A picture that stays while the others move on is
 * not a preview: the list is cut before it.
 */
export class PreviewQueue {
  /** The pieces after the falling one, from the previews. */
  private announced: readonly Piece[] = [];
  /** Consecutive pieces that came as announced. */
  private hits = hitsToRedeem;
  private lastRead: readonly Piece[] = [];
  private reads = 0;
  /** How long the last reading has been stable. */
  private stoodMs = 0;
  private since = 0;
  /** The previews before the falling piece appeared; null: unknown. */
  private before: readonly Piece[] | null = null;
  /** How many entries of the list are previews. */
  private depth = Infinity;
  /** How many consecutive times the whole list has moved on. */
  private shifts = 0;
  private settled = false;
  /** The previews that moved on as the falling piece came in; null once a list is accepted for it. */
  private arrived: readonly Piece[] | null = null;
  /** The whole list that was accepted for the falling piece. */
  private shown: readonly Piece[] = [];

  /** The pieces after the falling one; none while the previews announce others than then come. */
  get ahead(): readonly Piece[] {
    return this.hits >= hitsToRedeem ? this.announced : [];
  }

  /**
   * The same with what has been read too little to be accepted: a last entry that came in with the falling piece, or
   * a list that came back after the box was empty. Enough for a hint, not for what is to come in.
   */
  get likelyAhead(): readonly Piece[] {
    if (this.hits < hitsToRedeem) return [];
    return this.arrived ?? (this.isFilling ? this.reading : this.announced);
  }

  /** No piece is known to come, and the previews show something else than before that piece fell. */
  private get isFilling(): boolean {
    const { announced, before, lastRead, reads, settled } = this;
    const isNew = before !== null && !equal(lastRead, before);
    return !settled && announced.length === 0 && isNew && reads >= readsToTrust;
  }

  /** The next piece announced by the previews. */
  get expected(): Piece | null {
    return this.ahead[0] ?? null;
  }

  /** `at` in milliseconds. */
  addReading(next: readonly Piece[], at: number): void {
    const again = equal(next, this.lastRead);
    this.reads = again ? this.reads + 1 : 1;
    if (!again) this.since = at;
    this.stoodMs = at - this.since;
    this.lastRead = next;
  }

  /**
   * The previews have moved on by one while the falling piece looked the same: it has locked. A single preview is too
   * weak evidence for that.
   */
  get hasShifted(): boolean {
    return this.isMovingOn && this.ahead.length > 1 && this.reads >= readsToTrust;
  }

  /** The previews have been read, but not often enough to be accepted for the falling piece. */
  get isPending(): boolean {
    return !this.settled && this.reading.length > 0;
  }

  /** This very reading shows the previews moved on by one. */
  private get isMovingOn(): boolean {
    const { ahead, reading } = this;
    return (
      this.settled &&
      ahead.length > 0 &&
      reading.length === ahead.length &&
      !equal(reading, ahead) &&
      equal(reading.slice(0, -1), ahead.slice(1))
    );
  }

  /** They are reliable, and show something different from before, however small. */
  get hasMoved(): boolean {
    const { ahead, reading, reads } = this;
    const isRead = this.settled && reads >= readsToTrust && reading.length > 0;
    return isRead && ahead.length > 0 && !equal(reading, ahead);
  }

  /** They are reliable, and neither they nor `piece`, which falls now, come after what is known: another round. */
  isReplacedUnder(piece: Piece): boolean {
    const { ahead, reading, reads } = this;
    if (ahead.length === 0 || reading.length === 0 || reads < readsToTrust) return false;
    const isMovedBy = (moves: number): boolean =>
      moves < ahead.length ? agree(reading, ahead.slice(moves)) : moves === 1 && piece === ahead[0];
    return !possibleMoves.some(isMovedBy);
  }

  /** None can be read any more, where some were when the falling piece came in. */
  get isBlank(): boolean {
    return this.settled && this.reads >= readsToTrust && this.lastRead.length === 0;
  }

  /** Whether they would look different if they moved on: one more of the same kind would not. */
  get showsMoves(): boolean {
    return new Set(this.ahead).size > 1;
  }

  /** A new piece falls: the queue moves on if it announced that piece, and is cleared otherwise. */
  shift(piece: Piece): void {
    const { isMovingOn, reading } = this;
    const [named, ...rest] = this.announced;
    if (named) this.hits = named === piece ? this.hits + 1 : 0;
    this.before = this.settled ? this.shown : null;
    this.announced = named === piece ? rest : [];
    this.arrived = named === piece && isMovingOn ? reading : null;
    this.settled = false;
    this.trust();
  }

  /** The announced pieces become invalid; equal readings continue to be counted. */
  forget(): void {
    this.announced = [];
    this.arrived = null;
    this.before = null;
    this.settled = false;
  }

  /**
   * Accepts the previews for the piece that falls now. Returns true if this changes something. Must not be called
   * while the piece may have locked: the previews may have moved on already.
   */
  trust(): boolean {
    const { lastRead, reading, announced, before } = this;
    const continues = equal(reading.slice(0, announced.length), announced);
    if (reading.length === 0) return false;
    const doubtful = !continues || (before !== null && equal(lastRead, before));
    const corrects = this.settled && !continues;
    if (this.reads < (doubtful ? readsToTrustRepetition : readsToTrust)) return false;
    if (this.stoodMs < (corrects ? correctsMs : standsMs)) return false;
    if (!this.settled && before) this.learnDepth(before, lastRead);
    const changes = !continues || this.reading.length > announced.length;
    if (changes) this.announced = this.reading;
    this.shown = lastRead;
    this.settled = true;
    this.arrived = null;
    return changes;
  }

  private get reading(): readonly Piece[] {
    return this.lastRead.slice(0, this.depth);
  }

  private learnDepth(before: readonly Piece[], after: readonly Piece[]): void {
    const moved = before.slice(1);
    const agreed = moved.findIndex((piece, index) => piece !== after[index]);
    if (agreed >= 0 && agreed < after.length) {
      this.depth = Math.min(this.depth, agreed + 1);
      this.shifts = 0;
    } else if (moved.length && ++this.shifts >= shiftsToRedeem) this.depth = Infinity;
  }
}

/** As far as both of them go. */
const agree = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.every((piece, index) => piece === (b[index] ?? piece));

function equal(a: readonly Piece[], b: readonly Piece[]): boolean {
  return a.length === b.length && a.every((piece, index) => piece === b[index]);
}
