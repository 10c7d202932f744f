import { opponentsBoard } from '../puyo/opponent.ts';
import type { Frame, Layout, Track } from '../types.ts';
import { FollowedRows } from './FollowedRows.ts';
import { sameBoard } from './searching/BoardSearch.ts';
import { SecondSearches } from './searching/SecondSearches.ts';
import type { Trial } from './searching/Trial.ts';
import type { BoardReading, WatchedBoard } from './board/WatchedBoard.ts';

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
/** Frames in a row without the board after which it counts as lost: one may be half drawn. */
const mayMiss = 2;

/** How a board came to be watched. */
export interface Origin {
  /** Another board in the picture is as good. */
  isTied: boolean;
  /** The user pointed at it. */
  isPointed: boolean;
  /** null where it is trusted from the first. Until then nothing is told of it. */
  trial: Trial | null;
}

/** The board that is being watched, and what its frames have shown. Times are in milliseconds of the frames' clock. */
export class Watched {
  readonly board: WatchedBoard;
  /** Size of the picture that it was found in. */
  readonly full: Frame['full'];
  readonly isTied: boolean;
  readonly isPointed: boolean;
  readonly remeasuring: SecondSearches;
  /** Where its pieces have been seen falling. */
  readonly followed = new FollowedRows();
  /** The board is searched for beside the reading, with the next whole picture. */
  wantsWhole = false;
  private trial: Trial | null;
  /** It has proved itself, and nothing has been told of it yet. */
  private isNews = false;
  private missed = 0;
  private pieces = 0;
  /** When the falling piece appeared. */
  private spawnedAt: number;
  private readonly foundAt: number;
  /** When there was a legal state last, or the board was found or trusted. */
  private stateAt: number;

  constructor(board: WatchedBoard, { full, capturedAt }: Frame, { isTied, isPointed, trial }: Origin) {
    this.board = board;
    this.full = full;
    this.isTied = isTied;
    this.isPointed = isPointed;
    this.trial = trial;
    this.remeasuring = new SecondSearches(capturedAt);
    this.spawnedAt = capturedAt;
    this.foundAt = capturedAt;
    this.stateAt = capturedAt;
  }

  look(frame: Frame): BoardReading {
    const reading = this.board.look(frame);
    if (reading === 'gone') this.missed++;
    if (typeof reading === 'object') this.note(reading.track, frame.capturedAt);
    return reading;
  }

  private note(track: Track, now: number): void {
    const { state, events } = track;
    this.missed = 0;
    this.followed.note(track, this.board.layout);
    if (state) this.stateAt = now;
    if (!events.some(({ kind }) => kind === 'spawn')) return;
    this.spawnedAt = now;
    this.pieces++;
  }

  get isTrusted(): boolean {
    return this.trial === null;
  }

  /** Whether the trial, if there is one, ends well with this track. */
  isProvenBy(track: Track): boolean {
    return this.trial?.passes(track) ?? false;
  }

  trust(now: number): void {
    this.trial = null;
    this.isNews = true;
    this.wantsWhole = false;
    this.stateAt = now;
  }

  /** The same track; the first with a state after a trial tells that the board is found, and nothing before it. */
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

  /**
   * Whether `found` is another board than this one, and not the other side of its match: there is no state during a
   * long chain, but the player's own field stays the own one.
   */
  isOtherThan(found: Layout): boolean {
    const { layout } = this.board;
    const isOwn = this.isPointed || this.hasHadState;
    return !sameBoard(found, layout) && !(isOwn && opponentsBoard([found], layout));
  }
}
