import type { Direction, Pair, PuyoState } from '../../engine/puyo/types.ts';
import type { Cell } from '../../engine/tetris/types.ts';
import type { Doubt, PuyoObservation, TrackEvent } from '../types.ts';
import { PairQueue, sameList } from './tracking/PairQueue.ts';
import { hasLanded, isAtRest, isBare, same, willPop, type Cells } from './tracking/lying.ts';

/** Equal readings before a new pair is believed: where it follows from what was known, and where not. */
const reads = { expected: 2, unexpected: 3 };
/** A frame that nothing explains leaves the hint standing for so long: a pair may be on its way. */
const graceMs = 200;
/** After so long without an explanation the game counts as lost; long chains take this long. */
const lostAfterMs = { falling: 3000, resolving: 25_000 };
/** A new pair is seen this many rows from the top or higher. */
const spawnRows = 3.5;

/** What one reading means in the course of the game; `state` is null while it is withheld. */
export interface PuyoTrack {
  state: PuyoState | null;
  event: TrackEvent;
  /** Counts the pairs: the same number means the same falling pair. */
  piece: number;
  /** Why `state` is withheld; null where it is not. */
  doubt: Doubt | null;
}

/** The pair in sight; `hidden`: its upper puyo is still above the board. */
interface Sight {
  pair: Pair;
  at: Cell;
  direction: Direction;
  y: number;
  hidden: boolean;
}

type Active = NonNullable<PuyoState['active']>;

interface Pending {
  key: string;
  reads: number;
  /** The pair, once one of the readings was sure which puyo is the axis. */
  pair: Pair | null;
}

/**
 * Follows one Puyo field: raw readings in, legal positions out. A new pair counts where it comes in at the top
 * over a field at rest, the same in several readings; nothing is stated while puyo pop, fall or are hidden.
 */
export class PuyoTracker {
  private field: Cells | null = null;
  /** null between a pair's landing and the next one's appearance. */
  private pair: Pair | null = null;
  /** How far down the falling pair has come. */
  private lowest = Infinity;
  private active: Active | null = null;
  private readonly queue = new PairQueue();
  private pending: Pending | null = null;
  private explainedAt = -Infinity;
  private lost = true;
  private state: PuyoState | null = null;

  /** `piece`: how many have been counted before. */
  constructor(private count = 0) {}

  get piece(): number {
    return this.count;
  }

  /** The board is out of sight: the next sure reading is a new finding of the game. */
  lose(): void {
    this.lost = true;
    this.pair = null;
    this.pending = null;
    this.state = null;
  }

  /** Readings in the order of their frames; `at`: milliseconds, only differences count. */
  next(observation: PuyoObservation, { at }: { at: number }): PuyoTrack {
    this.queue.see(observation.next, at);
    const sight = this.sightIn(observation);
    const { cells } = observation;
    if (this.field && this.pair && same(cells, this.field)) {
      if (sight && this.isSamePair(sight)) return this.goOn(sight, at);
      if (!sight) return this.wait(at);
    }
    if (this.field && this.pair && hasLanded(this.field, cells, this.pair)) return this.land(cells, at);
    if (sight && isAtRest(cells) && !willPop(cells)) return this.weigh(sight, observation, at);
    this.pending = null;
    return this.wait(at);
  }

  /** The falling pair where the picture shows it: whole, or its lower half with the expected upper one. */
  private sightIn({ current, entering, rows }: PuyoObservation): Sight | null {
    if (current) {
      const [axis, child] = current.cells as [Cell, Cell];
      const { axis: first, child: second } = current;
      const y = Math.min(axis[1], child[1]);
      return {
        pair: { axis: first, child: second },
        at: axis,
        direction: directionOf(axis, child),
        y,
        hidden: false,
      };
    }
    if (!entering) return null;
    const expected = this.pair && this.lowest >= rows - 1 ? this.pair : this.queue.expected;
    if (!expected || expected.axis !== entering.colour) return null;
    return { pair: expected, at: entering.cell, direction: 'up', y: entering.cell[1], hidden: true };
  }

  /** The same two colours, and not back at the top after having come down. */
  private isSamePair({ pair, y }: Sight): boolean {
    return sameColours(pair, this.pair!) && y < this.lowest + spawnRows;
  }

  private goOn(sight: Sight, at: number): PuyoTrack {
    this.pending = null;
    this.explainedAt = at;
    this.lowest = Math.min(this.lowest, sight.y);
    const active = this.activeOf(sight);
    const moved = !sameActive(active, this.active);
    this.active = active;
    const grown = this.state !== null && !sameList(this.state.pairs.slice(1), this.queue.ahead);
    if (!this.state || moved || grown) this.state = this.makeState();
    return this.track(moved ? 'move' : 'none');
  }

  /** Which of two puyo is the axis was settled when the pair came in. */
  private activeOf({ pair, at, direction }: Sight): Active {
    const turned = pair.axis !== this.pair!.axis;
    const [dx, dy] = steps[direction];
    return turned
      ? { x: at[0] + dx, y: at[1] + dy, direction: opposite[direction] }
      : { x: at[0], y: at[1], direction };
  }

  private land(cells: Cells, at: number): PuyoTrack {
    if (!this.isRead(`landed ${cells.join('/')}`, reads.expected, this.pair)) return this.wait(at);
    this.field = cells;
    this.pair = null;
    this.state = null;
    this.queue.settle();
    this.explainedAt = at;
    return this.track('lock', 'falling piece not readable');
  }

  private weigh(sight: Sight, { cells, rows, doubts }: PuyoObservation, at: number): PuyoTrack {
    const { expected } = this.queue;
    const follows = expected !== null && sameColours(expected, sight.pair);
    const isNew = this.lost || sight.y >= rows - spawnRows;
    if (!isNew) return this.wait(at);
    const isExpected = this.field !== null && !this.lost && follows;
    const key = `${cells.join('/')} ${[sight.pair.axis, sight.pair.child].sort().join('')}`;
    const isClear = !doubts.includes('falling piece not readable');
    const pair = follows ? expected : isClear ? sight.pair : this.pendingPair(key);
    if (!this.isRead(key, isExpected ? reads.expected : reads.unexpected, pair) || !pair)
      return this.wait(at);
    const event = this.eventOf(cells, follows);
    this.field = cells;
    this.pair = pair;
    if (this.lost) this.queue.settle();
    else this.queue.take(at);
    this.count += 1;
    this.lost = false;
    this.lowest = sight.y;
    this.explainedAt = at;
    this.active = this.activeOf(sight);
    this.state = this.makeState();
    return this.track(event);
  }

  /** What a pair that comes in over these cells means. */
  private eventOf(cells: Cells, follows: boolean): TrackEvent {
    const restarted = this.field !== null && !follows && isBare(cells) && !isBare(this.field);
    return restarted ? 'restart' : this.lost ? 'found' : 'spawn';
  }

  private pendingPair(key: string): Pair | null {
    return this.pending?.key === key ? this.pending.pair : null;
  }

  /** The same has been read so many times; goes on counting as long as the pair isn't sure. */
  private isRead(key: string, times: number, pair: Pair | null): boolean {
    const before = this.pending?.key === key ? this.pending.reads : 0;
    const isDone = before + 1 >= times && pair !== null;
    this.pending = isDone ? null : { key, reads: before + 1, pair };
    return isDone;
  }

  private wait(at: number): PuyoTrack {
    const late = at - this.explainedAt;
    if (!this.lost && this.state && late <= graceMs) return this.track('none');
    this.state = null;
    const limit = this.pair ? lostAfterMs.falling : lostAfterMs.resolving;
    if (this.lost || late <= limit) return this.track('none', 'falling piece not readable');
    this.lose();
    return this.track('lost', 'falling piece not readable');
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

  private track(event: TrackEvent, doubt: Doubt | null = null): PuyoTrack {
    return { state: this.state, event, piece: this.count, doubt };
  }
}

const steps: Record<Direction, Cell> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };
const opposite: Record<Direction, Direction> = { up: 'down', right: 'left', down: 'up', left: 'right' };

function directionOf([x, y]: Cell, [childX, childY]: Cell): Direction {
  if (childX !== x) return childX > x ? 'right' : 'left';
  return childY > y ? 'up' : 'down';
}

const sameActive = (a: Active, b: Active | null): boolean =>
  b !== null && a.x === b.x && a.y === b.y && a.direction === b.direction;

const sameColours = (a: Pair, b: Pair): boolean =>
  (a.axis === b.axis && a.child === b.child) || (a.axis === b.child && a.child === b.axis);
