import type { Doubt, Observation, Phase, Track } from '../../types.ts';
import { Countdown } from './Countdown.ts';
import { Dimming } from './Dimming.ts';
import { reachesTop } from './fullStack.ts';
import { Rhythm, slowestMs } from './Rhythm.ts';
import type { Shades } from './shades.ts';
import { Standstill } from './Standstill.ts';
import { Stillness } from './Stillness.ts';
import { standingOf, type Standing } from './standing.ts';

/** Doubts that mean that something covers the board, or that it is not a game. */
const covers: readonly Doubt[] = ['looks like a menu or a finished game', 'something covers the board'];
/**
 * A pause covers the board for longer than a spark, or a passing pointer. If the position is unknown as well, a piece may
 * have landed: rows that vanish one after the other leave others in the air for longer. Milliseconds.
 */
const coveredMs = { known: 250, unknown: 1500 };
/** A board that shows this for this long, and has not been played, belongs to a menu. Milliseconds. */
const menuMs = 700;
/**
 * A board on which nothing has happened since it was found, and that is unchanged for this long, is not played: no
 * piece falls more slowly. Milliseconds.
 */
const idleMs = 4000;

/** A track, and the phase of its game. */
export interface PhasedTrack {
  phase: Phase | null;
  /** Without its state if nobody plays. */
  track: Track;
}

/**
 * Detects whether a followed game is being played, from its pieces: by the interruption if its readings are
 * unexplained, and by the rhythm of its pieces otherwise.
 */
export class PhaseWatch {
  private readonly rhythm = new Rhythm();
  private readonly countdown = new Countdown();
  private readonly dimming = new Dimming();
  private readonly standstill = new Standstill();
  private readonly stillness = new Stillness();
  private current: Phase | null = null;
  /** A picture in place of a stopped game may look like one: only a moving piece, or a clear picture, ends the stop. */
  private isStopped = false;
  private isStill = false;
  private stoppedAt = -Infinity;
  /** The only evidence for the stop was a lack of movement: it may have faltered, e.g. on a busy machine. */
  private mayHaveFaltered = false;
  private coveredSince: number | null = null;
  private isDim = false;
  /** The last visible place of the piece. */
  private last: Standing | null = null;
  /** That piece has landed since. */
  private hasLanded = false;

  /** The game has stopped, and its picture is unchanged: no other board has appeared in its place. */
  get isAtStandstill(): boolean {
    return this.isStill;
  }

  /** The phase while the board is unreadable, or out of sight: game over remains game over. */
  get unseen(): Phase | null {
    return this.current === 'over' ? 'over' : null;
  }

  /** Readings in the order of their frames, `at` milliseconds. */
  followReading(track: Track, observation: Observation, at: number, shades: Shades): PhasedTrack {
    this.stillness.addShades(shades, at);
    this.follow(track, observation, at);
    const standing = standingOf(track);
    const hasMoved = standing !== null && this.rhythm.movedTo(standing, at);
    if (hasMoved) this.dimming.reset();
    this.isDim = this.dimming.isDimmed(shades.middles);
    const isCovered = this.isDim || looksCovered(observation);
    this.coveredSince = isCovered ? (this.coveredSince ?? at) : null;
    if (hasMoved) this.goOn();
    if (track.state) this.weigh(standing, at);
    else this.wait(observation, at, shades);
    this.last = standing ?? this.last;
    if (standing) this.hasLanded = false;
    this.lookForStandstill(shades, at);
    const isPlayed = this.current === null || this.current === 'playing';
    if (isPlayed || !track.state) return { phase: this.current, track };
    return { phase: this.current, track: { ...track, state: null } };
  }

  private lookForStandstill(shades: Shades, at: number): void {
    if (this.isStopped) this.isStill = this.standstill.isSame(shades, at);
    else {
      this.isStill = false;
      this.standstill.reset();
    }
  }

  /** The board is out of sight. A stopped game is still stopped when it is back. */
  lose(): void {
    this.rhythm.interrupt();
    this.countdown.reset();
    this.isStill = false;
    if (!this.isStopped) this.current = null;
  }

  private follow({ events }: Track, observation: Observation, at: number): void {
    for (const { kind } of events) {
      if (kind === 'lock') this.hasLanded = true;
      if (kind === 'pause' || kind === 'gameOver') this.stop(kind === 'pause' ? 'paused' : 'over', at);
      if (kind === 'pause') this.mayHaveFaltered = false;
      if (kind === 'restart') this.rhythm.reset();
      const isClear = kind === 'resume' && observation.doubts.length === 0;
      if (isClear || movements.includes(kind)) this.goOn();
    }
  }

  /** A finished game has to be played again before it can be paused: changes on its last picture are not a pause. */
  private stop(phase: 'paused' | 'over', at: number): void {
    this.current = this.current === 'over' ? 'over' : phase;
    this.isStopped = true;
    this.stoppedAt = at;
    this.mayHaveFaltered = this.coveredSince === null;
  }

  /** Something has moved, or is clear again, by the readings; ignored if the picture is the same as when it stopped. */
  private goOn(): void {
    if (this.stillness.since > this.stoppedAt) this.isStopped = false;
  }

  private weigh(standing: Standing | null, at: number): void {
    this.countdown.reset();
    if (!standing) return this.rhythm.interrupt();
    if (this.isStopped) return;
    if (this.rhythm.isStill(at) || this.isCoveredUp(at, coveredMs.known))
      this.stop(standing.isLast ? 'over' : 'paused', at);
    else this.current = 'playing';
  }

  /** An overlay has appeared on the board while the piece did not move, and has stayed. Flashes appear when a piece locks. */
  private isCoveredUp(at: number, longest: number): boolean {
    const { coveredSince, rhythm } = this;
    return coveredSince !== null && coveredSince > rhythm.stoodSince && at - coveredSince >= longest;
  }

  /** It only faltered: something has moved since, although unexplained, and now it is over. */
  private endUnread(isStill: boolean, isFull: () => boolean, at: number): void {
    const hasGoneOn = this.mayHaveFaltered && this.stillness.since > this.stoppedAt;
    if (this.current === 'paused' && hasGoneOn && isStill && isFull()) this.stop('over', at);
  }

  private looksUnplayed(stillMs: number, at: number): boolean {
    return stillMs >= idleMs || (this.coveredSince !== null && at - this.coveredSince >= menuMs);
  }

  private get longestCover(): number {
    return this.isDim || this.last?.wouldEnd ? coveredMs.known : coveredMs.unknown;
  }

  private get longestStill(): number {
    return this.hasLanded ? this.rhythm.longestAbsence : this.rhythm.longestStand;
  }

  /** Text over the board may hide its explanation: then the cover, or the lack of movement, decides. */
  private wait(observation: Observation, at: number, shades: Shades): void {
    const { last } = this;
    const isFull = (): boolean =>
      observation.game !== null && reachesTop(shades.middles, observation.columns, last);
    const still = at - this.stillness.since;
    const isStill = still > this.longestStill || (still > slowestMs && isFull());
    if (this.current === 'playing' && last && (this.isCoveredUp(at, this.longestCover) || isStill))
      this.stop(last.wouldEnd || isFull() ? 'over' : 'paused', at);
    this.endUnread(isStill, isFull, at);
    this.rhythm.interrupt();
    if (this.countdown.isCounting(observation, at, this.stillness.since)) this.current = 'starting';
    if (this.current !== null || !this.looksUnplayed(still, at)) return;
    if (last && (last.wouldEnd || isFull())) this.stop('over', at);
    else this.current = 'menu';
  }
}

/** Events that only a continuing game has. */
const movements: readonly Track['events'][number]['kind'][] = ['restart', 'spawn', 'lock', 'move'];

const looksCovered = ({ doubts }: Observation): boolean => doubts.some((doubt) => covers.includes(doubt));
