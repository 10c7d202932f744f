import type { Location, Piece, TetrisState } from '../../engine/tetris/types.ts';
import { ClearAnimation } from './ClearAnimation.ts';
import {
  hasRisen,
  isInTheAir,
  sameLocation,
  stackAfter,
  stackOf,
  type Explanation,
  type Known,
  type Landing,
} from './explaining/explanation.ts';
import { GhostReadings, type Explain } from './ghosts/GhostReadings.ts';
import { withLandedGhost } from './ghosts/landedGhost.ts';
import { HintHold } from './HintHold.ts';
import { HoldBox } from './state/HoldBox.ts';
import { LandedCells } from './LandedCells.ts';
import { demandFor } from './demands.ts';
import { doubtOf, isVeil, veilOf } from './doubts.ts';
import { explainReading } from './explainReading.ts';
import { interruptionOf, type Interruption } from './interruption.ts';
import { isEmpty, readMasks, sameMasks, type Masks } from './explaining/masks.ts';
import { Repeated } from './explaining/Repeated.ts';
import type { Separation } from './explaining/separation.ts';
import { announcedBy, PreviewQueue } from './previewQueue.ts';
import { beforeIn, Recovery } from './recovery.ts';
import { RestingPiece } from './state/RestingPiece.ts';
import { Streak } from './state/Streak.ts';
import { knowsMore, stateOf } from './state/trackedState.ts';
import { amends, UnsettledLanding } from './explaining/UnsettledLanding.ts';
import type { Doubt, TetrisObservation, Track, TrackEvent } from '../types.ts';

/** After this long without an explanation the game counts as lost; clears and their effects take longest. */
const lostAfterMs = { falling: 1500, locked: 3500 } as const;
const pieceUnclear: Doubt = 'falling piece not readable';
const stackUnclear: Doubt = 'stack not certain';

export interface Moment {
  /** Milliseconds; only differences count. */
  at: number;
  /** The layout has a hold box. Repeated readings of a piece there prove one as well. */
  hasHold: boolean;
}

/**
 * Follows one playfield: raw readings in, legal positions out. It accepts transitions, not pictures: a reading counts
 * if the rules lead to it from the known position, or if several equal ones are sufficient by themselves.
 */
export class Tracker {
  readonly landed = new LandedCells();
  private known: Known | null = null;
  private readonly queue = new PreviewQueue();
  private readonly recovery = new Recovery();
  private readonly repeated = new Repeated();
  private state: TetrisState | null = null;
  private count: number;
  private lost = true;
  private explainedAt = -Infinity;
  private readonly clearAnimation = new ClearAnimation();
  private readonly hintHold = new HintHold();
  private readonly unsettled = new UnsettledLanding();
  private readonly ghosts = new GhostReadings();
  private readonly resting = new RestingPiece();
  private hold = new HoldBox();
  private readonly streak = new Streak();
  /** The reason why the game was lost, if known. */
  private interruption: Interruption | null = null;

  /** `piece`: the number of pieces counted before. */
  constructor(piece = 0) {
    this.count = piece;
  }

  get piece(): number {
    return this.count;
  }

  /** The time at which a reading last agreed with the known position, in the milliseconds of the readings. */
  get lastExplainedAt(): number {
    return this.explainedAt;
  }

  /** No position is known. */
  get isLost(): boolean {
    return this.lost || this.known === null;
  }

  /** The rules lead to this reading from the known position, apart from ghosts that were read as blocks. */
  explains(seen: TetrisObservation): boolean {
    const { known } = this;
    return known !== null && this.explain(known, readMasks(withLandedGhost(seen, known))) !== null;
  }

  /** The same previews once more would be accepted. */
  get awaitsPreviews(): boolean {
    return this.queue.isPending;
  }

  /** Readings in the order of their frames; a gap does no harm as long as every piece is seen. */
  followReading(seen: TetrisObservation, moment: Moment): Track<TetrisState> {
    const observation = withLandedGhost(seen, this.known);
    this.hintHold.pictureCame(moment.at);
    this.queue.addReading(announcedBy(observation), moment.at);
    this.hold.readBox(observation, moment.hasHold);
    const filled = readMasks(observation);
    if (this.known && this.clearAnimation.isOver(this.known, filled, moment.at))
      this.known = { ...this.known, stack: stackOf(this.known.stack.board) };
    const explanation = this.known && this.explainWithGhosts(this.known, filled, observation);
    const veil = explanation ? null : veilOf(observation);
    const events = explanation
      ? this.weigh(explanation, observation, moment)
      : veil
        ? null
        : this.recover(observation, filled, moment);
    if (events) return this.goOn(events, filled, moment);
    const doubt = explanation ? pieceUnclear : doubtOf(this.known, filled, veil);
    return this.bears(doubt, explanation, moment) ? this.trackOf([]) : this.withhold(doubt, filled, moment);
  }

  /** The known position has been updated to this frame. */
  private goOn(events: TrackEvent[], filled: Masks, moment: Moment): Track<TetrisState> {
    if (this.known!.piece) this.explainedAt = moment.at;
    const { queue, hold, streak, state } = this;
    const hasMore = isInTheAir(this.known!) && (queue.trust() || knowsMore(queue, state));
    if (events.length > 0 || hasMore || !state)
      this.state = stateOf(this.known!, { queue, hold, streak, state });
    if (this.state) return this.trackOf(events, this.mayHaveLocked(moment) ? stackUnclear : null);
    const waiting = this.withhold(pieceUnclear, filled, moment);
    return { ...waiting, events: [...events, ...waiting.events] };
  }

  /** To be called once a frame. */
  private mayHaveLocked({ at }: Moment): boolean {
    return (
      (this.known !== null && this.resting.hasLocked(this.known, at, this.queue)) || this.ghosts.mayHaveLanded
    );
  }

  /** The board is out of sight: the next sure reading finds the game again. */
  lose(): void {
    this.lost = true;
    this.interruption = null;
    this.repeated.forget();
    this.recovery.reset();
  }

  private explainWithGhosts(known: Known, filled: Masks, observation: TetrisObservation): Explanation | null {
    const found = this.ghosts.explain({ known, filled, observation, queue: this.queue }, this.explain);
    if (found.known !== known) this.state = null;
    this.known = found.known;
    return found.explanation;
  }

  private readonly explain: Explain = (known, filled) =>
    explainReading(known, filled, this.queue, this.unsettled);

  private weigh(
    explanation: Explanation,
    observation: TetrisObservation,
    moment: Moment,
  ): TrackEvent[] | null {
    const known = this.known!;
    const { reads, ms } = this.repeated.addReading(explanation, moment.at);
    const { lost, queue } = this;
    const isHeld = known.piece !== null && this.hold.hasTaken(known.piece, observation);
    const hasStayed = this.ghosts.hasStayed(known, explanation);
    const demand = demandFor(explanation, known, {
      lost,
      queue,
      isHeld,
      hasHold: this.hold.exists,
      hasStayed,
    });
    if (reads < demand.reads || ms < demand.ms) return null;
    this.repeated.forget();
    this.recovery.reset();
    this.ghosts.addReading(known, explanation);
    return this.apply(explanation, moment);
  }

  private apply(explanation: Explanation, moment: Moment): TrackEvent[] {
    const known = this.known!;
    const { garbage: rows = 0 } = explanation;
    const garbage: TrackEvent[] = rows > 0 ? [{ kind: 'garbage', count: rows }] : [];
    if (rows > 0) this.landed.forget();
    if (explanation.kind === 'same' && !known.piece) {
      this.known = { ...known, stack: explanation.stack };
      return garbage;
    }
    const opening = this.open();
    switch (explanation.kind) {
      case 'same': {
        const moved = !sameLocation(known.at, explanation.location);
        if (amends(explanation, known)) this.amend(explanation.stack.board);
        this.known = { ...known, stack: explanation.stack, at: explanation.location };
        const moves: TrackEvent[] = moved && opening.length === 0 ? [{ kind: 'move' }] : [];
        return [...opening, ...garbage, ...moves];
      }
      case 'locked':
        this.known = { ...known, stack: explanation.landing.stack, piece: null, at: null };
        return [...opening, ...this.settle(explanation.landing, known, moment), ...garbage];
      case 'swap': {
        const kind = this.swap(known.piece!, explanation.location);
        this.known = { ...known, piece: explanation.location.type, at: explanation.location };
        return opening.length > 0 ? opening : [{ kind }];
      }
      case 'next': {
        const { landing, location, piece, inFlux } = explanation;
        this.unsettled.start(known, inFlux);
        const settled = this.settle(landing, known, moment);
        this.start(piece);
        this.known = { ...known, stack: stackAfter(explanation), piece, at: location };
        const all: TrackEvent[] = [...opening, ...settled, ...garbage, { kind: 'spawn' }];
        return opening[0]?.kind === 'found' ? opening : all;
      }
    }
  }

  /** The previous piece has landed at another place than reported. */
  private amend(board: Masks): void {
    this.landed.keep(board);
    this.state = null;
  }

  /** The game is visible: reports it if it was not. */
  private open(): TrackEvent[] {
    const { lost, interruption } = this;
    this.lost = false;
    this.interruption = null;
    return lost ? [{ kind: interruption ? 'resume' : 'found' }] : [];
  }

  private recover(observation: TetrisObservation, filled: Masks, moment: Moment): TrackEvent[] | null {
    this.repeated.miss();
    const isOver = this.interruption === 'gameOver';
    const isCovered = this.interruption === 'pause';
    const isFresh = this.clearAnimation.isFresh(this.explainedAt);
    const { current } = observation;
    const isReplaced = current !== null && this.queue.isReplacedUnder(current.piece);
    const before = isOver ? null : beforeIn(this.known, { isCovered, isFresh, isReplaced });
    const since = { at: moment.at, explainedAt: this.explainedAt, isOver };
    const bare = this.known && this.ghosts.without(this.known, filled, current?.cells ?? null);
    const separation = this.recovery.separationIn(observation, bare ?? filled, before, since);
    if (!separation) return null;
    this.ghosts.begin(separation, observation);
    this.repeated.forget();
    const isSame = !isOver && this.isSamePiece(separation);
    // The piece that was out of sight continues to fall: it is not counted again.
    const events = isSame ? [this.open()[0] ?? ({ kind: 'move' } as const)] : [this.begin(separation)];
    this.lost = false;
    this.interruption = null;
    const { columns, rows } = observation;
    const { board, location: at } = separation;
    this.known = { columns, rows, stack: stackOf(board), piece: at.type, at };
    return events;
  }

  /** Nothing has locked, and the previous piece has not risen. */
  private isSamePiece({ board, location }: Separation): boolean {
    const { known } = this;
    const isLike = known?.piece === location.type && sameMasks(known.stack.board, board);
    return isLike && !hasRisen(known.at, location);
  }

  /** A different position from the known one. */
  private begin({ board, location }: Separation): TrackEvent {
    const restarted = this.known !== null && isEmpty(board);
    const kind = restarted ? 'restart' : this.lost ? 'found' : 'spawn';
    this.queue.forget();
    this.landed.keep(board);
    this.streak.forget(kind === 'spawn' ? 'combo' : 'all');
    this.start(location.type);
    return { kind };
  }

  /** A new piece falls. */
  private start(piece: Piece): void {
    this.queue.shift(piece);
    this.hold.nextPiece();
    this.count++;
  }

  /**
   * The first hold of a game takes its piece from the queue, a swap does not. If nothing is held, and the piece
   * differs from the next one, none has come in: the falling one was misidentified.
   */
  private swap(from: Piece, to: Location): 'hold' | 'spawn' | 'move' {
    if (!this.hold.exists && to.type !== from && to.type !== this.queue.expected) return 'move';
    if (this.hold.swapFor(from) === null) this.queue.shift(to.type);
    this.count++;
    return this.hold.exists ? 'hold' : 'spawn';
  }

  /** The falling piece has locked, unless that was known before. */
  private settle(landing: Landing, known: Known, { at }: Moment): TrackEvent[] {
    if (!landing.placed) return [];
    const { cleared } = landing;
    this.clearAnimation.start(at);
    this.streak.lock(landing, known);
    this.landed.lock(known.stack.board, known.columns, landing.placed.cells);
    return [{ kind: 'lock' }, ...(cleared ? [{ kind: 'clear', count: cleared } as const] : [])];
  }

  /** The state may be kept, e.g. because the piece is between two cells. */
  private bears(doubt: Doubt, explanation: Explanation | null, moment: Moment): boolean {
    const mayHaveLocked = this.mayHaveLocked(moment);
    const isSmall = doubt === pieceUnclear && !this.lost && this.state !== null && !mayHaveLocked;
    return isSmall && this.hintHold.lasts(explanation, moment.at - this.explainedAt);
  }

  private trackOf(events: readonly TrackEvent[], doubt: Doubt | null = null): Track<TetrisState> {
    return { state: doubt ? null : this.state, events, piece: this.count, doubt };
  }

  private withhold(doubt: Doubt, filled: Masks, { at }: Moment): Track<TetrisState> {
    const limit = this.known?.piece ? lostAfterMs.falling : lostAfterMs.locked;
    const track: Track<TetrisState> = { state: null, events: [], piece: this.count, doubt };
    if (this.lost || at - this.explainedAt <= limit) return track;
    this.lose();
    this.interruption = interruptionOf(this.known!, filled, isVeil(doubt));
    return { ...track, events: [{ kind: this.interruption ?? 'lost' }] };
  }
}
