import type { EventKind, Frame, Layout, Observation, Rect, Track } from '../../types.ts';
import { isAboutAsBig, withoutBoxesOf } from '../otherField.ts';
import { covers } from '../pictureParts.ts';
import { GameTracker } from '../board/GameTracker.ts';
import { BoardReader } from '../board/BoardReader.ts';
import type { ReadingEyes } from '../board/ReadingEyes.ts';
import type { Locate } from '../searching/PendingSearch.ts';
import { PlayerInputSigns } from './PlayerInputSigns.ts';
import { SecondBoard } from './SecondBoard.ts';

/** The time between two looks at the other field: a moved piece is at another place at any time. */
const glanceMs = 160;
/** This many consecutive untouched pieces mean that nobody plays; a single one may just fall where it is wanted. */
const untouchedToLeave = 2;
/** A misread piece looks like a moved one, but not this often. */
const stepsToFollow = 3;
/**
 * Beside a field with player input one on which none was ever seen is left much earlier, after so many milliseconds and
 * falls of its piece. Who only thought for so long, beside a computer that plays, comes back within the trial.
 */
const early = { ms: 5000, falls: 3, trialMs: 20_000 };
/** A field without any player input and without any change for this long is not played: a long chain takes less. */
const deadMs = 20_000;
const happenings: readonly EventKind[] = ['move', 'spawn', 'lock', 'hold'];

/** Why a field is followed: it was found, it is tried because the one before seemed to be idle, or it is the final choice. */
export type FieldChoice = 'found' | 'tried' | 'chosen';

/** The other field, and the state of its readings. */
interface Other {
  board: BoardReader;
  signs: PlayerInputSigns;
}

/**
 * Of two fields in a picture the player's is the one with player input. Looks at the other one until that is known,
 * and searches for it if the picture in which the board was found had none.
 */
export class PlayedField {
  private readonly eyes: ReadingEyes;
  private readonly board: BoardReader;
  private readonly own = new PlayerInputSigns();
  private readonly search: SecondBoard;
  private other: Other | null = null;
  private claimed: Frame | null = null;
  private glancedAt = -Infinity;
  /** The time of the last change on the own field, and its latest frame. */
  private happenedAt: number | null = null;
  private now = -Infinity;
  private startedAt: number | null = null;
  /** How often the piece of the own field has fallen. */
  private falls = 0;
  private readonly reason: FieldChoice;

  /** `other`: the place of the other field beside `own`, if the first picture showed it. */
  constructor(
    own: BoardReader,
    other: Layout | null,
    eyes: ReadingEyes & { locate: Locate },
    reason: FieldChoice = 'found',
  ) {
    this.eyes = eyes;
    this.board = own;
    this.reason = reason;
    this.search = new SecondBoard(eyes.locate);
    if (other) this.standBeside(other);
  }

  /** The known place of the other field; null: there seems to be none. */
  get layout(): Layout | null {
    return this.other?.board.layout ?? null;
  }

  /** Player input was seen on the own field: it is the player's. */
  get isOwn(): boolean {
    return this.own.steps >= stepsToFollow && this.own.untouched < untouchedToLeave;
  }

  /**
   * The other field is played, and the own one is not. A much smaller one belongs to an opponent, unless the own one
   * is dead.
   */
  get isOther(): boolean {
    if (!this.layout || (this.other?.signs.steps ?? 0) < stepsToFollow) return false;
    const isBig = isAboutAsBig(this.layout, this.board.layout);
    return (isBig && (this.isLeft || this.isIdle || this.isOnTrial)) || this.isDead;
  }

  /** Why the other field would be the better one now. */
  get choice(): FieldChoice {
    return this.isIdle && !this.isLeft && !this.isDead ? 'tried' : 'chosen';
  }

  /** The piece falls and falls, and no player input was seen since the field was found: no hint is waited for here. */
  get isUntouched(): boolean {
    return this.own.steps === 0 && this.falls >= early.falls;
  }

  /** A whole picture is needed at `now`, to search it for the other field. */
  wantsWhole(now: number): boolean {
    return !this.other && this.search.isDue(now, this.isSuspect);
  }

  /** The part of a picture of this size that is needed for a look at `now`, in whole pixels; null: none is due. */
  regionAt(now: number, full: Frame['full']): Rect | null {
    return this.other && this.isDue(now) ? this.other.board.regionIn(full) : null;
  }

  /** The reading of the own field in a frame, which is kept for `searchKept` if that can use it. */
  addReading(frame: Frame, observation: Observation, track: Track): void {
    this.own.addReading(observation, track);
    this.now = frame.capturedAt;
    this.startedAt ??= this.now;
    if (track.events.some(({ kind }) => kind === 'move')) this.falls += 1;
    if (this.happenedAt === null || track.events.some(({ kind }) => happenings.includes(kind)))
      this.happenedAt = this.now;
    if (!this.other) this.search.claim(frame, this.isSuspect);
    const isOfUse = this.other && this.isDue(this.now) && covers(frame, this.other.board.layout.board);
    this.claimed = isOfUse ? frame : null;
  }

  /** Searches the frame that was kept last, while its pixels are still valid. `exclude`: parts to exclude. */
  searchKept(exclude: readonly Rect[]): void {
    const found = this.other ? null : this.search.searchClaimed(this.board, exclude);
    if (found) this.standBeside(found);
    const { claimed, other } = this;
    this.claimed = null;
    if (!claimed || !other) return;
    this.glancedAt = claimed.capturedAt;
    const reading = other.board.readFrame(claimed);
    if (typeof reading === 'object') other.signs.addReading(reading.observation, reading.followed);
  }

  private standBeside(found: Layout): void {
    const layout = withoutBoxesOf(this.board.layout, found);
    const board = new BoardReader(layout, this.eyes, new GameTracker(), false);
    this.other = { board, signs: new PlayerInputSigns() };
    this.board.standBeside(found);
  }

  private isDue(now: number): boolean {
    const isKnown = this.isOwn && !this.isOnTrial;
    return !isKnown && (now < this.glancedAt || now - this.glancedAt >= glanceMs);
  }

  /** The pieces come down untouched, or none comes at all. */
  private get isSuspect(): boolean {
    return !this.isOwn && (this.own.untouched > 0 || this.isUntouched || this.isDead);
  }

  private get followedMs(): number {
    return this.now - (this.startedAt ?? this.now);
  }

  private get isLeft(): boolean {
    return this.own.untouched >= untouchedToLeave;
  }

  private get isIdle(): boolean {
    return this.reason === 'found' && this.isUntouched && this.followedMs >= early.ms;
  }

  private get isOnTrial(): boolean {
    return this.reason === 'tried' && this.followedMs < early.trialMs;
  }

  private get isDead(): boolean {
    return this.own.steps < stepsToFollow && this.now - (this.happenedAt ?? this.now) > deadMs;
  }
}
