import type { Pair, PuyoState } from '../../../engine/puyo/types.ts';
import type { Doubt, PuyoObservation, Track, TrackEvent } from '../../types.ts';
import { PairQueue, sameList } from './PairQueue.ts';
import { interruptionOf, isFinal, type Interruption } from './interruption.ts';
import { isTakenBack, type Landing } from './Landing.ts';
import { withoutLandingPlace } from './landingPlace.ts';
import { hasGarbage, hasLanded, isAtRest, isBare, same, willPop, type Cells } from './lying.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { Repetition } from './Repetition.ts';
import {
  activeOf,
  enteringPair,
  sameActive,
  sameColours,
  wholePair,
  withoutLying,
  type Active,
  type Sight,
} from './sight.ts';

/**
 * Equal readings, and their duration, before something is accepted: `expected` follows from what was known,
 * `unexpected` does not; `settled` is a field after a chain or under garbage, of which more may be falling;
 * `corrected` is another field below the same pair.
 */
const demands = {
  landed: { reads: 2, ms: 30 },
  expected: { reads: 2, ms: 30 },
  unexpected: { reads: 3, ms: 100 },
  settled: { reads: 3, ms: 150 },
  corrected: { reads: 8, ms: 800 },
};
/** An unexplained frame keeps the hint for this long: a pair may be between two cells. */
const graceMs = 200;
/** After this long without an explanation the game counts as lost; long chains take this long. */
const lostAfterMs = { falling: 3000, resolving: 25_000, final: 2500 };
/** A new pair is first seen at most this many rows from the top. */
const spawnRows = 3.5;

/** For a visible pair: whether it is the announced one; whether it is the falling one; how the field has changed. */
interface Meaning {
  follows: boolean;
  isSame: boolean;
  outcome: Outcome | null;
}

const pieceUnclear: Doubt = 'falling piece not readable';

/** A game's first garbage may be the mark of a pair that is still above the field, or half of it. */
const mayBeMark = (field: Cells, outcome: Outcome | null): boolean =>
  !hasGarbage(field) && (outcome?.garbage === 1 || outcome?.garbage === 2);

/**
 * Follows one Puyo field: raw readings in, legal positions out. A new pair counts if it comes in at the top over a
 * field at rest, the same in several readings; nothing is reported while puyo pop, fall or are hidden.
 */
export class PuyoTracker {
  private field: Cells | null = null;
  /** null between a pair's landing and the next one's appearance. */
  private pair: Pair | null = null;
  /** The lowest row that the falling pair has reached. */
  private lowest = Infinity;
  private active: Active | null = null;
  private landing: Landing | null = null;
  private readonly queue = new PairQueue();
  private readonly pending = new Repetition();
  private explainedAt = -Infinity;
  private lost = true;
  /** The reason why it was lost, if known. */
  private interruption: Interruption | null = null;
  private state: PuyoState | null = null;
  private unannounced = 0;

  /** `piece`: the number of pairs counted before. */
  constructor(private count = 0) {}

  get piece(): number {
    return this.count;
  }

  /** The time at which a reading last agreed with the known position, in the milliseconds of the readings. */
  get lastExplainedAt(): number {
    return this.explainedAt;
  }

  /** The same previews once more would be accepted. */
  get awaitsPreviews(): boolean {
    return this.queue.isPending;
  }

  /** The number of consecutive pairs that were not shown as the next one. */
  get unannouncedPairs(): number {
    return this.unannounced;
  }

  /** The board is out of sight: the next sure reading finds the game again. */
  lose(): void {
    this.lost = true;
    this.interruption = null;
    this.landing = null;
    this.pending.drop();
    this.state = null;
  }

  /** Readings in the order of their frames; `at`: milliseconds, only differences count. */
  followReading(given: PuyoObservation, { at }: { at: number }): Track<PuyoState> {
    const { field } = this;
    const observation = field ? withoutLying(given, field) : given;
    const isClear = !observation.doubts.includes('next piece not readable');
    this.queue.addReading(observation.next, at, { isClear, isFalling: !this.mayHaveLanded(observation) });
    const sight = this.sightIn(observation);
    const cells = this.explainedIn(observation, sight);
    const found = field ? this.follow(field, sight, cells, at) : null;
    if (found) return found;
    if (sight && isAtRest(cells) && !willPop(cells))
      return this.weigh(sight, { ...observation, cells: [...cells] }, at);
    this.pending.drop();
    return this.wait(cells, at);
  }

  /** The cells as they were read; without a landing mark that looks like puyo if the rules explain only that. */
  private explainedIn({ cells, doubts }: PuyoObservation, sight: Sight | null): Cells {
    const { field, lost } = this;
    if (!field || lost || !sight || same(cells, field)) return cells;
    const marked = withoutLandingPlace(cells, sight);
    const isSame = this.isSamePair(sight);
    const unchanged = isSame ? marked.find((bare) => same(bare, field)) : undefined;
    if (isSame && !this.mayFollow(sight)) return unchanged ?? cells;
    if (this.isExplained(field, cells, doubts)) return cells;
    return unchanged ?? marked.find((bare) => outcomeOf(field, this.pair, bare)?.garbage === 0) ?? cells;
  }

  /** By the rules; unclear garbage may also be a mark. */
  private isExplained(field: Cells, cells: Cells, doubts: readonly Doubt[]): boolean {
    if (this.pair && hasLanded(field, cells, this.pair)) return true;
    const outcome = outcomeOf(field, this.pair, cells);
    return outcome !== null && (outcome.garbage === 0 || !doubts.includes('cells not readable'));
  }

  /** The pair, which looks like the falling one, may be the one that comes in next. */
  private mayFollow({ pair }: Sight): boolean {
    const { expected, mayHaveMovedOn } = this.queue;
    return expected === null || (sameColours(expected, pair) && mayHaveMovedOn);
  }

  /** The next track from the known field; null if this frame does not explain it, or a new pair may be in. */
  private follow(field: Cells, sight: Sight | null, cells: Cells, at: number): Track<PuyoState> | null {
    if (sight && this.landing && isTakenBack(this.landing, cells, sight)) return this.takeBack(sight, at);
    if (same(cells, field)) {
      if (!sight || !this.isSamePair(sight)) return null;
      return this.lost ? this.resume(sight, at) : this.goOn(sight, at);
    }
    if (this.lost) return null;
    if (this.pair && hasLanded(field, cells, this.pair)) return this.land(cells, at);
    return !sight && isAtRest(cells) && !willPop(cells) ? this.settle(field, cells, at) : null;
  }

  /** The falling pair if it is visible: whole, or its lower half with the expected upper one. */
  private sightIn(observation: PuyoObservation): Sight | null {
    const isComingIn = this.pair !== null && this.lowest >= observation.rows - 1;
    return wholePair(observation) ?? enteringPair(observation, isComingIn ? this.pair : this.queue.expected);
  }

  /** The pair lies in this picture, even if one like it comes in; or neither it nor its lower half is visible. */
  private mayHaveLanded(observation: PuyoObservation): boolean {
    const { field, pair } = this;
    if (field && pair && hasLanded(field, observation.cells, pair)) return true;
    const whole = wholePair(observation);
    return whole ? !this.isSamePair(whole) : enteringPair(observation, pair) === null;
  }

  /** The same two colours, and not back at the top after having fallen. */
  private isSamePair({ pair, y }: Sight): boolean {
    return this.pair !== null && sameColours(pair, this.pair) && y < this.lowest + spawnRows;
  }

  private goOn(sight: Sight, at: number): Track<PuyoState> {
    this.pending.drop();
    this.explainedAt = at;
    this.lowest = Math.min(this.lowest, sight.y);
    const active = activeOf(sight, this.pair!, this.active);
    const moved = !sameActive(active, this.active);
    this.active = active;
    const grown = this.state !== null && !sameList(this.state.pairs.slice(1), this.queue.ahead);
    if (!this.state || moved || grown) this.state = this.makeState();
    return this.track(moved ? [{ kind: 'move' }] : []);
  }

  /** The lost game is visible again, with the same pair over the same field. */
  private resume(sight: Sight, at: number): Track<PuyoState> {
    if (!this.pending.isRead('same', demands.unexpected, at)) return this.wait(this.field!, at);
    const kind = this.interruption ? 'resume' : 'found';
    this.lost = false;
    this.interruption = null;
    return { ...this.goOn(sight, at), events: [{ kind }] };
  }

  private land(cells: Cells, at: number): Track<PuyoState> {
    // A hint for a pair that lies must not outlive this picture.
    this.state = null;
    if (!this.pending.isRead(`landed ${cells.join('/')}`, demands.landed, at)) return this.wait(cells, at);
    const landing = { field: this.field!, pair: this.pair!, lowest: this.lowest };
    this.rest(cells, at);
    this.landing = landing;
    return this.track([{ kind: 'lock' }], pieceUnclear);
  }

  private takeBack(sight: Sight, at: number): Track<PuyoState> {
    ({ field: this.field, pair: this.pair, lowest: this.lowest } = this.landing!);
    this.landing = null;
    return this.goOn(sight, at);
  }

  /** Puyo have vanished or garbage has fallen, and nothing is in the air; but a pair above the field may have a mark. */
  private settle(field: Cells, cells: Cells, at: number): Track<PuyoState> {
    const outcome = outcomeOf(field, this.pair, cells);
    if (!outcome) this.pending.drop();
    const demand = mayBeMark(field, outcome) ? demands.corrected : demands.settled;
    if (!outcome || !this.pending.isRead(`settled ${cells.join('/')}`, demand, at))
      return this.wait(cells, at);
    const events = this.changesBy(outcome);
    this.rest(cells, at);
    return this.track(events, pieceUnclear);
  }

  private rest(cells: Cells, at: number): void {
    this.field = cells;
    this.pair = null;
    this.landing = null;
    this.state = null;
    this.queue.settle();
    this.explainedAt = at;
  }

  private changesBy({ cleared, garbage }: Outcome): TrackEvent[] {
    return [
      ...(this.pair ? [{ kind: 'lock' } as const] : []),
      ...(cleared ? [{ kind: 'clear', count: cleared } as const] : []),
      ...(garbage ? [{ kind: 'garbage', count: garbage } as const] : []),
    ];
  }

  private weigh(sight: Sight, { cells, rows, doubts }: PuyoObservation, at: number): Track<PuyoState> {
    const meaning = this.meaningOf(sight, cells, rows);
    if (!meaning) return this.wait(cells, at);
    const { follows, isSame, outcome } = meaning;
    const isMarked = !sight.isWhole && this.field !== null && mayBeMark(this.field, outcome);
    const demand = isSame || isMarked ? 'corrected' : outcome && follows ? 'expected' : 'unexpected';
    const key = `${cells.join('/')} ${[sight.pair.axis, sight.pair.child].sort().join('')}`;
    const isClear = !doubts.includes(pieceUnclear);
    const pair = follows ? this.queue.expected : isClear ? sight.pair : this.pending.pairOf(key);
    if (!this.pending.isRead(key, demands[demand], at, pair) || !pair) return this.wait(cells, at);
    const events = this.startOf(cells, meaning);
    if (follows) this.unannounced = 0;
    else if (!isSame && !this.lost) this.unannounced += 1;
    this.begin(cells, pair, isSame, at);
    this.lowest = sight.y;
    this.active = activeOf(sight, pair, isSame ? this.active : null);
    this.state = this.makeState();
    return this.track(events);
  }

  /** The meaning of the visible pair over these cells; null if it is too low, or too little of it is visible. */
  private meaningOf(sight: Sight, cells: Cells, rows: number): Meaning | null {
    const { field, lost } = this;
    if (!lost && sight.y < rows - spawnRows) return null;
    const { expected } = this.queue;
    const follows = expected !== null && sameColours(expected, sight.pair);
    const isSame = !lost && this.isSamePair(sight);
    const outcome = field && !lost && !isSame ? outcomeOf(field, this.pair, cells) : null;
    // Marks in the colour of the upper puyo can't be distinguished from puyo until it is visible.
    return sight.isWhole || outcome ? { follows, isSame, outcome } : null;
  }

  private begin(cells: Cells, pair: Pair, isSame: boolean, at: number): void {
    this.field = cells;
    this.pair = pair;
    this.landing = null;
    if (this.lost) this.queue.settle();
    else if (!isSame) this.queue.pairEntered(at);
    if (!isSame) this.count += 1;
    this.lost = false;
    this.interruption = null;
    this.explainedAt = at;
  }

  /** The events of a pair that comes in over these cells. */
  private startOf(cells: Cells, { follows, isSame, outcome }: Meaning): TrackEvent[] {
    const isOver = this.interruption === 'gameOver';
    const wasBare = this.field === null || isBare(this.field);
    if (isBare(cells) && this.field && (isOver || (!follows && !wasBare && !outcome)))
      return [{ kind: 'restart' }];
    if (this.lost || isSame) return [{ kind: 'found' }];
    return [...(outcome ? this.changesBy(outcome) : []), { kind: 'spawn' }];
  }

  private wait(cells: Cells, at: number): Track<PuyoState> {
    const late = at - this.explainedAt;
    if (!this.lost && this.state && late <= graceMs) return this.track([]);
    this.state = null;
    if (this.lost || late <= lostAfterMs[this.phase]) return this.track([], pieceUnclear);
    this.lose();
    this.interruption = interruptionOf(this.field!, cells);
    return this.track([{ kind: this.interruption ?? 'lost' }], pieceUnclear);
  }

  private get phase(): keyof typeof lostAfterMs {
    if (this.pair) return 'falling';
    return this.field && isFinal(this.field) ? 'final' : 'resolving';
  }

  private makeState(): PuyoState {
    const cells = this.field!;
    const columns = cells[0]!.length;
    return {
      game: 'puyo',
      field: { columns, rows: cells.length, cells: ['.'.repeat(columns), ...cells] },
      pairs: [this.pair!, ...this.queue.ahead],
      allClear: false,
      incoming: 0,
      score: null,
      ...(this.active && { active: this.active }),
    };
  }

  private track(events: readonly TrackEvent[], doubt: Doubt | null = null): Track<PuyoState> {
    return { state: this.state, events, piece: this.count, doubt };
  }
}
