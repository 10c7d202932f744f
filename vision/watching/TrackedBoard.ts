import type { TetrisState } from '../../engine/tetris/types.ts';
import { common } from '../pixels/rects.ts';
import { isSure } from '../trust.ts';
import type { EventKind, Frame, Layout, Track } from '../types.ts';
import { FollowedRows } from './FollowedRows.ts';
import { GarbageBar } from './garbage/GarbageBar.ts';
import { otherField } from './otherField.ts';
import { sameBoard } from './searching/BoardSearch.ts';
import { SecondSearches } from './searching/SecondSearches.ts';
import type { Probation } from './searching/Probation.ts';
import { CellSteps } from './board/measuring/CellSteps.ts';
import type { BoardReading, BoardReader } from './board/BoardReader.ts';

/** A search takes its share of the machine: it has time after a piece has got its hint and before the next one. */
const calmMs = { from: 80, to: 400 };
/** After so long without a legal state there is no hint to be late. */
const calmWithoutStateMs = 1000;
/** A board that led to legal states for no longer than this, and then to none, gives way to any other one. */
const fleetingMs = 5000;
/** But not one on which so many pieces have followed each other: its game may be over soon. */
const provenPieces = 3;
/** After so long without a legal state the board is searched for anew, beside the reading. */
const doubtfulMs = 3000;
/** So many legal changes show that the board is divided into cells as it is watched; see `Probation`. */
const provenChanges = 4;
/** What happens to pieces there. */
const changes: readonly EventKind[] = ['move', 'spawn', 'lock', 'hold'];
/** After so long without a legal state they say nothing more: another game may have begun at the same place. */
const provenMs = 20_000;
/** Cells whose sides differ by more than this share are others; a row too many or too few makes less. */
const otherCells = 0.15;
/** Frames in a row without the board after which it counts as lost: one may be half drawn. */
const mayMiss = 2;

/** How a board came to be watched. */
export interface Origin {
  /** Another board in the picture is as good. */
  isTied: boolean;
  /** The user pointed at it. */
  isPointed: boolean;
  /** The other side of a match, where the picture shows one; either may be the player's. */
  other: Layout | null;
  /** null where it is trusted from the first. Until then nothing is told of it. */
  probation: Probation | null;
}

/** The board that is being watched, and what its frames have shown. Times are in milliseconds of the frames' clock. */
export class TrackedBoard {
  readonly board: BoardReader;
  /** Size of the picture that it was found in. */
  readonly full: Frame['full'];
  readonly isTied: boolean;
  readonly isPointed: boolean;
  readonly other: Layout | null;
  remeasuring: SecondSearches;
  /** Where its pieces have been seen falling. */
  readonly followed = new FollowedRows();
  /** The board is searched for beside the reading, with the next whole picture. */
  wantsWhole = false;
  private readonly bar = new GarbageBar();
  private probation: Probation | null;
  /** What moves there, as long as that is to prove the board. */
  private steps: CellSteps | null;
  /** It has proved itself, and nothing has been told of it yet. */
  private isNews = false;
  /** A search that was made since pieces move on it found no better board in its place. */
  private isConfirmed = false;
  private missed = 0;
  private pieces = 0;
  private changes = 0;
  /** When the falling piece appeared. */
  private spawnedAt: number;
  private readonly foundAt: number;
  /** When there was a legal state last, or the board was found or trusted. */
  private stateAt: number;

  constructor(
    board: BoardReader,
    { full, capturedAt }: Frame,
    { isTied, isPointed, other, probation }: Origin,
  ) {
    this.board = board;
    this.full = full;
    this.isTied = isTied;
    this.isPointed = isPointed;
    this.other = other;
    this.probation = probation;
    this.steps = probation && new CellSteps();
    this.remeasuring = new SecondSearches(capturedAt);
    this.spawnedAt = capturedAt;
    this.foundAt = capturedAt;
    this.stateAt = capturedAt;
  }

  readFrame(frame: Frame): BoardReading {
    const reading = this.board.readFrame(frame);
    this.steps?.observe(frame, this.board.layout);
    if (reading === 'gone') this.missed++;
    if (typeof reading !== 'object') return reading;
    this.note(reading.track, frame.capturedAt);
    if (this.board.layout.game === 'tetris')
      this.bar.readFrame(frame, this.board.layout, reading.followed.events);
    return reading;
  }

  /** The position with the garbage that is announced beside the board. */
  announcedTo(state: TetrisState): TetrisState {
    return this.bar.complete(state);
  }

  private note(track: Track, now: number): void {
    const { state, events } = track;
    this.missed = 0;
    this.followed.note(track, this.board.layout);
    if (state) this.stateAt = now;
    if (
      state &&
      events.some(({ kind }) => changes.includes(kind)) &&
      this.changes++ === 0 &&
      this.mayBeTetris
    )
      this.remeasuring = new SecondSearches(now, true);
    if (!events.some(({ kind }) => kind === 'spawn')) return;
    this.spawnedAt = now;
    this.pieces++;
  }

  get isTrusted(): boolean {
    return this.probation === null;
  }

  /** Whether the probation, if there is one, ends well with this track: pieces that move in other cells prove nothing. */
  isProvenBy(track: Track): boolean {
    const passes = this.probation?.passes(track, this.board.isMeasured) ?? false;
    return passes && !this.steps?.contradict(this.board.layout);
  }

  trust(now: number): void {
    this.probation = null;
    this.steps = null;
    this.isNews = true;
    this.wantsWhole = false;
    this.stateAt = now;
  }

  /** The same track; the first with a state after a probation tells that the board is found, and nothing before it. */
  announced(track: Track): Track {
    if (!this.isNews || track.state === null) return track;
    this.isNews = false;
    return { ...track, events: [{ kind: 'found' }] };
  }

  /** Missing for so many frames that it is not there any more. */
  get isLost(): boolean {
    return this.missed > mayMiss;
  }

  get hasHadState(): boolean {
    return this.stateAt > this.foundAt;
  }

  /** Only Puyo is followed on both sides, and only beside a board that has proved itself. */
  get mayHaveOpponent(): boolean {
    return this.board.layout.game === 'puyo' && this.isTrusted;
  }

  /** No legal state has come for long. */
  isDoubtful(now: number): boolean {
    return now - this.stateAt > doubtfulMs;
  }

  /** A search delays no hint now. */
  isCalm(now: number): boolean {
    const sinceSpawn = now - this.spawnedAt;
    return (sinceSpawn >= calmMs.from && sinceSpawn <= calmMs.to) || now - this.stateAt > calmWithoutStateMs;
  }

  /** Nobody pointed at it, and it led to legal states for moments only. */
  get isFleeting(): boolean {
    return !this.isPointed && this.pieces < provenPieces && this.stateAt - this.foundAt < fleetingMs;
  }

  confirm(): void {
    this.isConfirmed ||= this.changes > 0;
  }

  /** Pairs seem to move there, but it may be a board of Tetris, whose pieces would look the same. */
  get mayBeTetris(): boolean {
    const { layout } = this.board;
    return layout.game === 'puyo' && !isSure(layout) && !this.isPointed && !this.isConfirmed;
  }

  /**
   * Whether `found` divides the same place into cells by which the pieces that were followed here could not have gone.
   * Pairs prove little: any piece of Tetris has two parts that move together.
   */
  isContradictedBy(found: Layout, now: number): boolean {
    const { layout } = this.board;
    const isProven = this.changes >= provenChanges && now - this.stateAt < provenMs;
    if (layout.game === 'puyo' && found.game === 'tetris') return false;
    return isProven && common(found.board, layout.board) > 0 && !haveSameCells(found, layout);
  }

  /**
   * Whether `found` is another board than this one, and not the other side of its match: there is no state during a
   * long chain, but the player's own field stays the own one.
   */
  isOtherThan(found: Layout): boolean {
    const { layout } = this.board;
    const isOwn = this.isPointed || this.hasHadState;
    return !sameBoard(found, layout) && !(isOwn && otherField([found], layout));
  }

  /** What has led to legal positions gives way to other cells in its own place only where a search is surer of those. */
  givesWayTo(found: Layout): boolean {
    const { layout } = this.board;
    const isElsewhere = common(found.board, layout.board) === 0;
    const isSurer = found.confidence > layout.confidence;
    return isElsewhere || isSurer || !this.hasHadState || haveSameCells(found, layout);
  }
}

function haveSameCells(a: Layout, b: Layout): boolean {
  const across = Math.abs(Math.log((a.board.width * b.columns) / (b.board.width * a.columns)));
  const down = Math.abs(Math.log((a.board.height * b.rows) / (b.board.height * a.rows)));
  return a.game === b.game && Math.max(across, down) <= otherCells;
}
