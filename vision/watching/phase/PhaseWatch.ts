import type { Doubt, Observation, Phase, Track } from '../../types.ts';
import { Countdown } from './Countdown.ts';
import { Dimming } from './Dimming.ts';
import { reachesTop } from './fullStack.ts';
import { Rhythm, slowestMs } from './Rhythm.ts';
import { Standstill } from './Standstill.ts';
import { Stillness } from './Stillness.ts';
import { standingOf, type Standing } from './standing.ts';

/** What tells that something lies over the board, or that it is no game. */
const covers: readonly Doubt[] = ['looks like a menu or a finished game', 'something covers the board'];
/** A pause covers the board for longer than a spark, or a pointer that passes. Milliseconds. */
const coveredMs = 250;
/** A board that shows this for so long, and has not been played, is a menu's. Milliseconds. */
const menuMs = 700;
/** A board that was found, but on which nothing was ever seen to happen, and that stays as it is for so long: slower than any piece falls. Milliseconds. */
const idleMs = 4000;

/** A track, and how it is with its game. */
export interface PhasedTrack {
  phase: Phase | null;
  /** Without its state where nobody plays. */
  track: Track;
}

/**
 * Tells whether a followed game is being played, from what its pieces do: by what stopped it where its readings can't be
 * explained any more, and by the rhythm of its pieces where they can.
 */
export class PhaseWatch {
  private readonly rhythm = new Rhythm();
  private readonly countdown = new Countdown();
  private readonly dimming = new Dimming();
  private readonly standstill = new Standstill();
  private readonly stillness = new Stillness();
  private current: Phase | null = null;
  /** What is shown in place of a game may look like one: only a piece that moves, or a clear picture, ends it. */
  private isStopped = false;
  private isStill = false;
  private stoppedAt = -Infinity;
  /** All that told that it stopped was that nothing moved: it may have faltered, as where a machine is busy. */
  private mayHaveFaltered = false;
  private coveredSince: number | null = null;
  /** Where the piece stood that was seen last. */
  private last: Standing | null = null;
  /** That piece has landed since. */
  private hasLanded = false;

  /** The game has stopped, and its picture stays as it is: no other board has come up in its place. */
  get isAtStandstill(): boolean {
    return this.isStill;
  }

  /** While the board can't be read, or is out of sight: the end of a game stays its end. */
  get unseen(): Phase | null {
    return this.current === 'over' ? 'over' : null;
  }

  /** Readings in the order of their frames, `at` milliseconds. `shades` of the board's cells, as of `shadesOf`. */
  followReading(track: Track, observation: Observation, at: number, shades: Float32Array): PhasedTrack {
    this.stillness.addShades(shades, at);
    this.follow(track, observation, at);
    const standing = standingOf(track);
    const hasMoved = standing !== null && this.rhythm.movedTo(standing, at);
    if (hasMoved) this.dimming.reset();
    const isDim = this.dimming.isDimmed(shades);
    const isCovered = isDim || looksCovered(observation);
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

  private lookForStandstill(shades: Float32Array, at: number): void {
    if (this.isStopped) this.isStill = this.standstill.isSame(shades, at);
    else {
      this.isStill = false;
      this.standstill.reset();
    }
  }

  /** The board is out of sight. What was stopped is still stopped when it is back. */
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

  /** What is over is played again before it can be paused: what comes and goes over its end is no pause. */
  private stop(phase: 'paused' | 'over', at: number): void {
    this.current = this.current === 'over' ? 'over' : phase;
    this.isStopped = true;
    this.stoppedAt = at;
    this.mayHaveFaltered = this.coveredSince === null;
  }

  /** Something has moved, or is clear again, by the readings; but not in a picture that is what it was when it stopped. */
  private goOn(): void {
    if (this.stillness.since > this.stoppedAt) this.isStopped = false;
  }

  private weigh(standing: Standing | null, at: number): void {
    this.countdown.reset();
    if (!standing) return this.rhythm.interrupt();
    if (this.isStopped) return;
    if (this.rhythm.isStill(at) || this.isCoveredUp(at)) this.stop(standing.isLast ? 'over' : 'paused', at);
    else this.current = 'playing';
  }

  /** Something has come over the board while the piece stood, and has stayed. What flashes by comes as a piece locks. */
  private isCoveredUp(at: number): boolean {
    const { coveredSince, rhythm } = this;
    return coveredSince !== null && coveredSince > rhythm.stoodSince && at - coveredSince >= coveredMs;
  }

  /** It only faltered: something has moved since, though nothing explains it, and now it is over. */
  private endUnread(isStill: boolean, isFull: () => boolean, at: number): void {
    const hasGoneOn = this.mayHaveFaltered && this.stillness.since > this.stoppedAt;
    if (this.current === 'paused' && hasGoneOn && isStill && isFull()) this.stop('over', at);
  }

  private looksUnplayed(stillMs: number, at: number): boolean {
    return stillMs >= idleMs || (this.coveredSince !== null && at - this.coveredSince >= menuMs);
  }

  private get longestStill(): number {
    return this.hasLanded ? this.rhythm.longestAbsence : this.rhythm.longestStand;
  }

  /** Letters over the board may hide what would explain it: then that it is covered, or stands still, tells. */
  private wait(observation: Observation, at: number, shades: Float32Array): void {
    const { last } = this;
    const isFull = (): boolean => observation.game !== null && reachesTop(shades, observation.columns);
    const still = at - this.stillness.since;
    const isStill = still > this.longestStill || (still > slowestMs && isFull());
    if (this.current === 'playing' && last && (this.isCoveredUp(at) || isStill))
      this.stop(last.wouldEnd || isFull() ? 'over' : 'paused', at);
    this.endUnread(isStill, isFull, at);
    this.rhythm.interrupt();
    if (this.countdown.isCounting(observation, at, this.stillness.since)) this.current = 'starting';
    if (this.current !== null || !this.looksUnplayed(still, at)) return;
    if (last && (last.wouldEnd || isFull())) this.stop('over', at);
    else this.current = 'menu';
  }
}

/** What only a game that goes on does. */
const movements: readonly Track['events'][number]['kind'][] = ['restart', 'spawn', 'lock', 'move'];

const looksCovered = ({ doubts }: Observation): boolean => doubts.some((doubt) => covers.includes(doubt));
