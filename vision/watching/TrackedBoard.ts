import type { TetrisState } from '../../engine/tetris/types.ts';
import { common } from '../pixels/rects.ts';
import { isSure } from '../trust.ts';
import type { EventKind, Frame, Layout, Track } from '../types.ts';
import { FollowedRows } from './FollowedRows.ts';
import { GarbageBar } from './garbage/GarbageBar.ts';
import { otherField } from './otherField.ts';
import { sameBoard } from './searching/BoardSearch.ts';
import { isCoveredPart } from './searching/coveredPart.ts';
import { SecondSearches } from './searching/SecondSearches.ts';
import type { Probation } from './searching/Probation.ts';
import { CellSteps } from './board/measuring/CellSteps.ts';
import type { BoardReading, BoardReader } from './board/BoardReader.ts';

/** A search takes its share of the machine: there is time after a piece has got its hint and before the next one. */
const calmMs = { from: 80, to: 400 };
/** After this long without a legal state there is no hint to delay. */
const calmWithoutStateMs = 1000;
/** A board that led to legal states for no longer than this, and then to none, is replaced by any other one. */
const fleetingMs = 5000;
/** But not one on which this many pieces have followed each other: its game may be over soon. */
const provenPieces = 3;
/** After this long without a legal state the board is searched for again, besides the reading. */
const doubtfulMs = 3000;
/** This many legal changes prove the board's division into cells; see `Probation`. */
const provenChanges = 4;
/** Changes of pieces on the board. */
const changes: readonly EventKind[] = ['move', 'spawn', 'lock', 'hold'];
/** After this long without a legal state they are no longer evidence: another game may have begun at the same place. */
const provenMs = 20_000;
/** Cells whose sides differ by more than this share are different; a row too many or too few differs by less. */
const otherCells = 0.15;
/** Boards with this share in common are the same one, in two measures. */
const mostlyCommon = 0.8;
/** A measured board without a legal state for this long was mismeasured. */
const mismeasuredMs = 10_000;
/** The board is lost after more consecutive frames without it: one may be half drawn. */
const mayMiss = 2;

/** The reason why a board is watched. */
export interface Origin {
  /** Another board in the picture is equally good. */
  isTied: boolean;
  /** The user clicked it. */
  isPointed: boolean;
  /** The other side of a match, if the picture shows one; either may be the player's. */
  other: Layout | null;
  /** null if it is trusted from the beginning. Until then it is not reported. */
  probation: Probation | null;
}

/** The watched board, and the results of its frames. Times are in milliseconds of the frames' clock. */
export class TrackedBoard {
  readonly board: BoardReader;
  /** Size of the picture that it was found in. */
  readonly full: Frame['full'];
  readonly isTied: boolean;
  readonly isPointed: boolean;
  readonly other: Layout | null;
  remeasuring: SecondSearches;
  /** The rows in which its pieces have been seen falling. */
  readonly followed = new FollowedRows();
  /** The board is searched for beside the reading, with the next whole picture. */
  wantsWhole = false;
  private readonly bar = new GarbageBar();
  private probation: Probation | null;
  /** The movement there, as long as it is needed to prove the board. */
  private steps: CellSteps | null;
  /** It has been proven, and has not been reported yet. */
  private isNews = false;
  /** A search after its pieces began to move found no better board at its place. */
  private isConfirmed = false;
  private missed = 0;
  private pieces = 0;
  private changes = 0;
  /** When the falling piece appeared. */
  private spawnedAt: number;
  private readonly foundAt: number;
  /** The time of the last legal state, or when the board was found or trusted. */
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

  /** Whether this track ends the probation, if there is one: pieces that move in other cells prove nothing. */
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

  /**
   * The same track; the first one with a state after a probation reports the board as found, and earlier ones report
   * nothing.
   */
  announced(track: Track): Track {
    if (!this.isNews || track.state === null) return track;
    this.isNews = false;
    return { ...track, events: [{ kind: 'found' }] };
  }

  /** Missing in so many frames that it has disappeared. */
  get isLost(): boolean {
    return this.missed > mayMiss;
  }

  get hasHadState(): boolean {
    return this.stateAt > this.foundAt;
  }

  /** Only Puyo is followed on both sides, and only besides a proven board. */
  get mayHaveOpponent(): boolean {
    return this.board.layout.game === 'puyo' && this.isTrusted;
  }

  /** There has been no legal state for long. */
  isDoubtful(now: number): boolean {
    return now - this.stateAt > doubtfulMs;
  }

  /** A search delays no hint now. */
  isCalm(now: number): boolean {
    const sinceSpawn = now - this.spawnedAt;
    return (sinceSpawn >= calmMs.from && sinceSpawn <= calmMs.to) || now - this.stateAt > calmWithoutStateMs;
  }

  /** The user has not clicked it, and it led to legal states only briefly. */
  get isFleeting(): boolean {
    return !this.isPointed && this.pieces < provenPieces && this.stateAt - this.foundAt < fleetingMs;
  }

  confirm(): void {
    this.isConfirmed ||= this.changes > 0;
  }

  /** Pairs seem to move there, but it may be a Tetris board, whose pieces would look the same. */
  get mayBeTetris(): boolean {
    const { layout } = this.board;
    return layout.game === 'puyo' && !isSure(layout) && !this.isPointed && !this.isConfirmed;
  }

  /**
   * Whether `found` divides the same place into cells that contradict the pieces followed here. Pairs prove little:
   * any Tetris piece has two parts that move together.
   */
  isContradictedBy(found: Layout, now: number): boolean {
    const { layout } = this.board;
    const isProven = this.changes >= provenChanges && now - this.stateAt < provenMs;
    if (layout.game === 'puyo' && found.game === 'tetris') return false;
    return isProven && common(found.board, layout.board) > 0 && !haveSameCells(found, layout);
  }

  /**
   * Whether `found` is another board than this one, and not the other side of its match: there is no state during a
   * long chain, but the player's own field remains the own one.
   */
  isOtherThan(found: Layout, now: number): boolean {
    const { layout } = this.board;
    const isOwn = this.isPointed || this.hasHadState;
    if (sameBoard(found, layout) || (isOwn && otherField([found], layout))) return false;
    return now - this.stateAt > mismeasuredMs || !this.isKnownBetterThan(found);
  }

  /** Movement has confirmed the place of exactly these cells, which is better evidence than a single picture. */
  isKnownBetterThan({ game, columns, rows, board }: Layout): boolean {
    const { isMoved, layout } = this.board;
    const isHere = common(board, layout.board) >= mostlyCommon;
    return isMoved && isHere && game === layout.game && columns === layout.columns && rows === layout.rows;
  }

  /**
   * A board that has led to legal positions is replaced by other cells at its place only if a search is surer of those,
   * and never by the part of it that something leaves uncovered.
   */
  givesWayTo(found: Layout): boolean {
    const { layout } = this.board;
    if (this.hasHadState && isCoveredPart(found, layout)) return false;
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
