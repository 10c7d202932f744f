import { rowsDropped } from '../../tracking/state/RestingPiece.ts';
import type { Standing } from './standing.ts';

/** The time that a piece stayed in the air before it fell by itself, or was moved. */
interface Stay {
  ms: number;
  fell: boolean;
}

/** The speed is estimated from this many last stays. */
const mostStays = 24;
/** Equal falls that make a rhythm. */
const leastFalls = 4;
/** Falls are equal if the shortest lasts at least this share of the longest. */
const evenShare = 0.75;
/** Held keys make a piece fall, or move, as evenly as gravity, but faster than this. Milliseconds. */
const fastestMs = 150;
/** A piece that stayed longer before it fell was paused. */
const longestMs = 3000;
/** The time until the next piece is estimated from this many landings. */
const mostLandings = 6;
const leastLandings = 2;

/** Even the slowest games' pieces fall sooner. Milliseconds. */
export const slowestMs = 3000;
/** The most rows above the visible ones in which pieces come in. */
const rowsAbove = 3;
/** The longest stay of a piece in the air, in falls; a busy machine may miss one. */
const fallsInTheAir = 2.2;
/** Added to the game's own rhythm: pictures come late, and in steps. */
const jitterMs = 250;
/** If no other piece can come in, a hint is of little use. */
const lastJitterMs = 100;
const shortestMs = 700;
/** Modern games lock a landed piece after this long. */
const lockMs = 500;

/**
 * Learns the speed of a game's pieces, and the time from one to the next, to detect when a game has stopped. Without
 * gravity a piece may stay for as long as its player thinks. All times in milliseconds.
 */
export class Rhythm {
  private last: Standing | null = null;
  private since = 0;
  private hasMoved = false;
  private stays: Stay[] = [];
  private fallMs: number | null = null;
  private wasDropped = false;
  /** The times from the landing to the next piece, by gravity and after a drop. */
  private readonly landings = { fallen: [] as number[], dropped: [] as number[] };

  /** A new game may be slower. */
  reset(): void {
    this.last = null;
    this.hasMoved = false;
    this.stays = [];
    this.fallMs = null;
    this.landings.fallen = [];
    this.landings.dropped = [];
  }

  /** The piece's place in the picture of `at`. True if it was at another place before. */
  movedTo(now: Standing, at: number): boolean {
    const { last } = this;
    if (last && isSame(last, now)) return false;
    if (last) this.learn(last, now, at - this.since);
    this.wasDropped = last !== null && isDropped(last, now);
    this.last = now;
    this.since = at;
    return last !== null;
  }

  /** Nothing was visible for a while: the piece's time there is unknown. */
  interrupt(): void {
    this.last = null;
  }

  /** The time since which the piece has been at its place. */
  get stoodSince(): number {
    return this.since;
  }

  /** The piece has stayed longer than it can while the game continues. */
  isStill(at: number): boolean {
    return this.last !== null && at - this.since > this.patience(this.last);
  }

  /** The longest time without any change on the board while the game continues. */
  get longestStand(): number {
    const { fallMs } = this;
    return fallMs === null ? Infinity : this.airPatience(fallMs) + lockMs;
  }

  /** The same after a piece has landed, as the next one may come in above the visible board. */
  get longestAbsence(): number {
    return this.longestStand + rowsAbove * (this.fallMs ?? 0);
  }

  private airPatience(fallMs: number): number {
    return Math.max(shortestMs, fallsInTheAir * fallMs + jitterMs);
  }

  private patience({ rests, isLast }: Standing): number {
    // Until something has moved, a board may be a picture.
    if (!this.hasMoved) return slowestMs;
    // If the resting time is unknown, a piece may wait for its player; but a finished game waits for nobody.
    if (rests && isLast) return Math.min(slowestMs, this.usualRest() + lastJitterMs);
    if (rests) return this.usualRest() + jitterMs;
    return this.fallMs === null ? Infinity : this.airPatience(this.fallMs);
  }

  /** The longest time from the landing to the next piece. */
  private usualRest(): number {
    const { fallMs, wasDropped, landings } = this;
    if (wasDropped && landings.dropped.length >= leastLandings) return Math.max(...landings.dropped);
    if (landings.fallen.length >= leastLandings) return Math.max(lockMs, ...landings.fallen);
    return fallMs === null ? Infinity : Math.max(lockMs, fallMs);
  }

  private learn(last: Standing, now: Standing, ms: number): void {
    this.hasMoved = true;
    const isNext = last.piece !== now.piece;
    if (last.rests) return isNext && ms <= longestMs ? this.landed(ms) : undefined;
    const fell = !isNext && last.aside === now.aside && now.height < last.height;
    if (fell && ms > longestMs) return;
    this.stays = [...this.stays, { ms, fell }].slice(-mostStays);
    this.measure();
  }

  private landed(ms: number): void {
    const kind = this.wasDropped ? 'dropped' : 'fallen';
    this.landings[kind] = [...this.landings[kind], ms].slice(-mostLandings);
  }

  /** A piece that stayed longer in the air than a fall takes, and was moved then, has no gravity. */
  private measure(): void {
    const falls = this.stays.flatMap(({ ms, fell }) => (fell && ms >= fastestMs ? [ms] : []));
    const isEven = (longest: number) =>
      falls.filter((ms) => ms <= longest && ms >= evenShare * longest).length >= leastFalls;
    const even = falls.filter(isEven);
    if (even.length > 0) this.fallMs = Math.max(...even);
    const { fallMs } = this;
    const hangs = ({ ms, fell }: Stay) => !fell && fallMs !== null && ms > fallsInTheAir * fallMs + jitterMs;
    if (this.stays.some(hangs)) this.fallMs = null;
  }
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.piece === b.piece && a.aside === b.aside && a.height === b.height;

const isDropped = (from: Standing, to: Standing): boolean =>
  to.rests && from.piece === to.piece && from.height - to.height >= rowsDropped;
