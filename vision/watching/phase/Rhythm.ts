import type { Standing } from './standing.ts';

/** How long a piece stood in the air before it fell by itself, or was moved. */
interface Stay {
  ms: number;
  fell: boolean;
}

/** So many of the last stays tell how fast pieces fall. */
const mostStays = 24;
/** Equal falls that make a rhythm. */
const leastFalls = 4;
/** Equal: the shortest of them lasts this share of the longest. */
const evenShare = 0.75;
/** Keys that are held make a piece fall, or move, as evenly as gravity, but faster than this. Milliseconds. */
const fastestMs = 150;
/** A piece that stood longer, and fell then, stood in a pause. */
const longestMs = 3000;
/** Landings that tell how soon the next piece comes. */
const mostLandings = 6;
const leastLandings = 2;
/** Rows that a piece is dropped by at once, at least. */
const rowsDropped = 3;

/** The slowest games' pieces fall sooner. Milliseconds. */
export const slowestMs = 3000;
/** Rows above those that are shown in which pieces come in, at most. */
const rowsAbove = 3;
/** How long a piece may stand in the air, in falls; a machine that is busy may miss one. */
const fallsInTheAir = 2.2;
/** Beside what the game's own rhythm allows: pictures come late, and in steps. */
const jitterMs = 250;
/** Where nothing more can come in, a hint is of little use. */
const lastJitterMs = 100;
const shortestMs = 700;
/** Modern games leave a landed piece so long. */
const lockMs = 500;

/**
 * Learns how fast the pieces of a game fall, and how soon one follows another: so it can be told when a game stands
 * still. Without gravity a piece may stand for as long as its player thinks. All times in milliseconds.
 */
export class Rhythm {
  private last: Standing | null = null;
  private since = 0;
  private hasMoved = false;
  private stays: Stay[] = [];
  private fallMs: number | null = null;
  private wasDropped = false;
  /** From the landing to the next piece, by gravity and by a drop. */
  private readonly landings = { fallen: [] as number[], dropped: [] as number[] };

  /** A game that begins anew may be slower. */
  reset(): void {
    this.last = null;
    this.hasMoved = false;
    this.stays = [];
    this.fallMs = null;
    this.landings.fallen = [];
    this.landings.dropped = [];
  }

  /** Where the piece stands in the picture of `at`. True where it stood elsewhere before. */
  movedTo(now: Standing, at: number): boolean {
    const { last } = this;
    if (last && isSame(last, now)) return false;
    if (last) this.learn(last, now, at - this.since);
    this.wasDropped = last !== null && isDropped(last, now);
    this.last = now;
    this.since = at;
    return last !== null;
  }

  /** Nothing was seen for a while: how long the piece stood there is not known. */
  interrupt(): void {
    this.last = null;
  }

  /** Since when the piece stands where it does. */
  get stoodSince(): number {
    return this.since;
  }

  /** The piece has stood longer than it can while the game goes on. */
  isStill(at: number): boolean {
    return this.last !== null && at - this.since > this.patience(this.last);
  }

  /** So long at most nothing at all changes on the board while the game goes on. */
  get longestStand(): number {
    const { fallMs } = this;
    return fallMs === null ? Infinity : this.airPatience(fallMs) + lockMs;
  }

  /** And so long where a piece has landed, as the next one may come in above what is shown of the board. */
  get longestAbsence(): number {
    return this.longestStand + rowsAbove * (this.fallMs ?? 0);
  }

  private airPatience(fallMs: number): number {
    return Math.max(shortestMs, fallsInTheAir * fallMs + jitterMs);
  }

  private patience({ rests, isLast }: Standing): number {
    // Until something has moved, a board may be a picture.
    if (!this.hasMoved) return slowestMs;
    // Where it isn't known how long pieces rest, one may wait for its player; but a finished game waits for nobody.
    if (rests && isLast) return Math.min(slowestMs, this.usualRest() + lastJitterMs);
    if (rests) return this.usualRest() + jitterMs;
    return this.fallMs === null ? Infinity : this.airPatience(this.fallMs);
  }

  /** From the landing to the next piece, at most. */
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

  /** A piece that stood longer in the air than it takes to fall, and was moved then, knows no gravity. */
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
