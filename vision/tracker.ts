import type { Board, Location, Piece, TetrisState } from '../engine/tetris/types.ts';
import {
  agree,
  explain,
  explainHiddenPiece,
  sameLocation,
  stackOf,
  type Explanation,
  type Known,
  type Landing,
} from './tracking/explanation.ts';
import { HoldBox } from './tracking/HoldBox.ts';
import { demandFor } from './tracking/certainty.ts';
import { explainInFlux } from './tracking/flux.ts';
import { isEmpty, readMasks, rests, sameMasks, type Masks } from './tracking/masks.ts';
import { mismatchOf, type Mismatch } from './tracking/mismatch.ts';
import { cannotMove, placeOf } from './tracking/pieceCells.ts';
import { PreviewQueue } from './tracking/previewQueue.ts';
import { Recovery } from './tracking/recovery.ts';
import type { Doubt, TetrisObservation, TrackEvent } from './types.ts';

/** A frame that nothing explains leaves the hint standing for so long: a piece may be between two cells. */
const graceMs = 300;
/** Cleared rows are gone from the screen after so long. */
const effectMs = 1500;
/** After so long without an explanation the game counts as lost; clears and their effects take longest. */
const lostAfterMs = { falling: 1500, locked: 3500 } as const;
/** Misread frames between two equal readings that don't part them. */
const mayMiss = 2;

const menu: Doubt = 'looks like a menu or a finished game';
/**
 * A reading says so of cells that it can't make out, or of full rows, which stay on the screen for a while
 * in many games. An explanation refutes it.
 */
const veils: readonly Doubt[] = [menu, 'something covers the board'];

export interface Moment {
  /** Milliseconds; only differences count. */
  at: number;
  /** The layout has a hold box. A piece that is read there time and again proves one as well. */
  hasHold: boolean;
}

/** What one reading means in the course of the game; `state` is null while it is withheld. */
export interface Track {
  state: TetrisState | null;
  event: TrackEvent;
  /** Counts the pieces: the same number means the same falling piece. */
  piece: number;
  /** Why `state` is withheld; null where it is not. */
  doubt: Doubt | null;
}

/**
 * Follows one playfield: raw readings in, legal positions out. It believes transitions, not pictures: a
 * reading counts where the rules lead to it from what was known before, or where several equal ones could
 * stand on their own.
 */
export class Tracker {
  private known: Known | null = null;
  private readonly queue = new PreviewQueue();
  private readonly recovery = new Recovery();
  private pending: { explanation: Explanation; reads: number; since: number; missed: number } | null = null;
  private state: TetrisState | null = null;
  private count: number;
  private lost = true;
  private explainedAt = -Infinity;
  private clearedAt = -Infinity;
  private hold = new HoldBox();
  private combo = 0;
  private backToBack = false;

  /** `piece`: how many have been counted before. */
  constructor(piece = 0) {
    this.count = piece;
  }

  get piece(): number {
    return this.count;
  }

  /** Readings in the order of their frames; a gap is no harm as long as every piece is seen. */
  next(observation: TetrisObservation, moment: Moment): Track {
    if (this.known && !hasSize(this.known, observation)) this.forget();
    this.queue.see(observation.next, moment.at);
    this.hold.see(observation, moment.hasHold);
    if (this.known && moment.at - this.clearedAt > effectMs)
      this.known = { ...this.known, stack: stackOf(this.known.stack.board) };
    const filled = readMasks(observation);
    const explanation = this.known && this.explain(this.known, filled);
    const veil = veils.find((doubt) => observation.doubts.includes(doubt));
    if (!explanation && veil)
      return this.isInFlux ? this.waitOrWithhold(null, filled, moment) : this.withhold(veil, moment);
    const event = explanation
      ? this.weigh(explanation, observation, moment)
      : this.recover(observation, filled, moment);
    return event === null ? this.waitOrWithhold(explanation, filled, moment) : this.goOn(event, moment);
  }

  /** What is known has been brought up to this frame. */
  private goOn(event: TrackEvent, moment: Moment): Track {
    if (this.known!.piece) this.explainedAt = moment.at;
    const queueGrew = this.isInTheAir() && this.queue.trust();
    if (event !== 'none' || queueGrew || !this.state) this.state = this.makeState();
    if (this.state) return { state: this.state, event, piece: this.count, doubt: null };
    const waiting = this.withhold('falling piece not readable', moment);
    return event === 'lock' ? { ...waiting, event } : waiting;
  }

  /** The board is out of sight: the next sure reading is a new finding of the game. */
  lose(): void {
    this.lost = true;
    this.pending = null;
    this.recovery.reset();
  }

  private forget(): void {
    this.lose();
    this.known = null;
    this.state = null;
    this.queue.forget();
    this.hold = new HoldBox();
  }

  private explain(known: Known, filled: Masks): Explanation | null {
    const { expected, hasShifted, hasMoved } = this.queue;
    const explanation =
      (hasShifted && expected && explainHiddenPiece(known, filled, expected)) ||
      explain(known, filled, expected) ||
      explainInFlux(known, filled, expected);
    const sameKind = explanation?.kind === 'swap' && explanation.location.type === known.piece;
    return sameKind && !hasMoved ? { ...explanation, kind: 'same' } : explanation;
  }

  private weigh(explanation: Explanation, observation: TetrisObservation, moment: Moment): TrackEvent | null {
    const known = this.known!;
    const again = this.pending !== null && agree(this.pending.explanation, explanation);
    const { reads, since } = again ? this.pending! : { reads: 0, since: moment.at };
    this.pending = { explanation, reads: reads + 1, since, missed: 0 };
    const { lost, queue } = this;
    const isHeld = known.piece !== null && this.hold.hasTaken(known.piece, observation);
    const demand = demandFor(explanation, known, { lost, queue, isHeld, hasHold: this.hold.exists });
    if (reads + 1 < demand.reads || moment.at - since < demand.ms) return null;
    this.pending = null;
    this.recovery.reset();
    return this.apply(explanation, moment);
  }

  private apply(explanation: Explanation, moment: Moment): TrackEvent {
    const known = this.known!;
    if (explanation.kind === 'same' && !known.piece) return 'none';
    const found = this.lost;
    this.lost = false;
    switch (explanation.kind) {
      case 'same': {
        const moved = !sameLocation(known.at, explanation.location);
        this.known = { ...known, stack: explanation.stack, at: explanation.location };
        return found ? 'found' : moved ? 'move' : 'none';
      }
      case 'locked':
        this.settle(explanation.landing, known, moment);
        this.known = { ...known, stack: explanation.landing.stack, piece: null, at: null };
        return 'lock';
      case 'swap':
        this.swap(known.piece!, explanation.location);
        this.known = { ...known, piece: explanation.location.type, at: explanation.location };
        return found ? 'found' : this.hold.exists ? 'hold' : 'spawn';
      case 'next':
        this.settle(explanation.landing, known, moment);
        this.start(explanation.piece);
        this.known = {
          ...known,
          stack: explanation.landing.stack,
          piece: explanation.piece,
          at: explanation.location,
        };
        return found ? 'found' : 'spawn';
    }
  }

  private recover(observation: TetrisObservation, filled: Masks, moment: Moment): TrackEvent | null {
    if (this.pending && ++this.pending.missed > mayMiss) this.pending = null;
    const explainedAt = this.known ? this.explainedAt : -Infinity;
    const board = this.known?.stack.board ?? null;
    const before = this.known && { board: this.known.stack.board, falling: this.known.at };
    const separation = this.recovery.next(observation, filled, before, { at: moment.at, explainedAt });
    if (!separation) return null;
    this.pending = null;
    const restarted = board !== null && isEmpty(separation.board) && !isEmpty(board);
    const event = restarted ? 'restart' : this.lost ? 'found' : 'spawn';
    this.queue.forget();
    this.combo = 0;
    if (event !== 'spawn') this.backToBack = false;
    this.start(separation.location.type);
    this.lost = false;
    this.known = {
      columns: observation.columns,
      rows: observation.rows,
      stack: stackOf(separation.board),
      piece: separation.location.type,
      at: separation.location,
    };
    return event;
  }

  /** A new piece falls. */
  private start(piece: Piece): void {
    this.queue.shift(piece);
    this.hold.nextPiece();
    this.count++;
  }

  /** The first hold of a game takes its piece from the queue, a swap does not. */
  private swap(from: Piece, to: Location): void {
    if (this.hold.take(from) === null) this.queue.shift(to.type);
    this.count++;
  }

  /** Counts the clears. A T that is locked in on all sides was turned in: a spin by the immobile rule. */
  private settle({ placed, cleared }: Landing, { stack, columns }: Known, { at }: Moment): void {
    if (!placed) return;
    if (cleared) this.clearedAt = at;
    this.combo = cleared ? this.combo + 1 : 0;
    if (cleared)
      this.backToBack =
        cleared >= 4 || (placed.location.type === 'T' && cannotMove(stack.board, columns, placed));
  }

  /** Full rows may still be on the screen, in any stage of vanishing. */
  private get isInFlux(): boolean {
    return this.known !== null && this.known.stack.views.length > 1;
  }

  private isInTheAir(): boolean {
    const { stack, columns, at } = this.known!;
    return at !== null && !rests(stack.board, columns, placeOf(at).cells);
  }

  private waitOrWithhold(explanation: Explanation | null, filled: Masks, moment: Moment): Track {
    if (!this.known) return this.withhold('falling piece not readable', moment);
    const mismatch: Mismatch = explanation ? 'small' : mismatchOf(this.known, filled);
    if (mismatch === 'menu') return this.withhold(menu, moment);
    if (mismatch === 'large' && !this.isInFlux) return this.withhold('picture changed too much', moment);
    if (!this.lost && this.state && moment.at - this.explainedAt <= graceMs)
      return { state: this.state, event: 'none', piece: this.count, doubt: null };
    return this.withhold('falling piece not readable', moment);
  }

  private withhold(doubt: Doubt, { at }: Moment): Track {
    const limit = this.known?.piece ? lostAfterMs.falling : lostAfterMs.locked;
    const justLost = !this.lost && at - this.explainedAt > limit;
    if (justLost) this.lose();
    return { state: null, event: justLost ? 'lost' : 'none', piece: this.count, doubt };
  }

  private makeState(): TetrisState | null {
    const { piece, at } = this.known!;
    if (!piece) return null;
    return {
      game: 'tetris',
      board: this.board(),
      queue: [piece, ...this.queue.ahead],
      hold: this.hold.piece,
      canHold: this.hold.canTake,
      combo: this.combo,
      backToBack: this.backToBack,
      incoming: 0,
      ...(at && { active: at }),
    };
  }

  /** The same object as long as nothing has locked. */
  private board(): Board {
    const { columns, rows, stack } = this.known!;
    const before = this.state?.board;
    return before && sameMasks(before.masks, stack.board) ? before : { columns, rows, masks: stack.board };
  }
}

function hasSize(known: Known, { columns, rows }: TetrisObservation): boolean {
  return known.columns === columns && known.rows === rows;
}
