/** How a player has come to their rating: one attempt after the other, by the records alone. */
import type { PastAttempt } from '../../../electron/contract/asking/training.ts';
import { meet, usualVolatility, type Strength } from './match.ts';
import { isRated, priorRating, scoreOf, type Asked } from './scale.ts';

/** Somebody who has never solved one meets puzzles of one piece first. */
export const beginner: Strength = { rating: 1300, deviation: 350, volatility: usualVolatility };

/** How much of a pattern's rating is estimate, and that it hardly changes: it is the player who learns. */
const freshPattern = { deviation: 100, volatility: 0.01, shift: 0 } as const;
const day = 86_400_000;
/** Glickman's c² a day: who stays away for a year is as little known as at the beginning. */
const forgetting = 335;

/** What came of an attempt. */
export interface Step {
  /** Of the puzzle. */
  id: string;
  at: number;
  /** Of the puzzle, before it was tried. */
  puzzle: number;
  before: number;
  after: number;
}

/** The pattern that an attempt or a puzzle practises, see `familyOf`. */
export interface Patterned extends Asked {
  family: string | null;
}

interface Pattern extends Strength {
  /** What its puzzles are harder than estimated: `rating` is that of the last one. */
  shift: number;
}

/** A player's way up, taken on with each further attempt. Only the first attempt at a puzzle counts: then it is known. */
export class Climb {
  player: Strength = beginner;
  readonly steps: Step[] = [];
  readonly #patterns = new Map<string, Pattern>();
  readonly #known = new Set<string>();
  #last = 0;

  add(attempt: PastAttempt): void {
    const isKnown = this.#known.has(attempt.id);
    this.#known.add(attempt.id);
    if (isKnown || !isRated(attempt)) return;
    const pattern = this.#patternOf(attempt);
    const before = this.#after(attempt.at);
    const { player, puzzle } = meet({ player: before, puzzle: pattern }, scoreOf(attempt));
    const shift = pattern.shift + puzzle.rating - pattern.rating;
    if (attempt.family !== null) this.#patterns.set(attempt.family, { ...puzzle, shift });
    this.steps.push({
      id: attempt.id,
      at: attempt.at,
      puzzle: pattern.rating,
      before: before.rating,
      after: player.rating,
    });
    this.player = player;
    this.#last = attempt.at;
  }

  /** The estimate of a puzzle, corrected by what came of others of its pattern. */
  ratingOf(puzzle: Patterned): number {
    return priorRating(puzzle) + this.#shiftOf(puzzle);
  }

  #shiftOf({ family }: Patterned): number {
    return (family !== null && this.#patterns.get(family)?.shift) || 0;
  }

  #patternOf(attempt: Patterned): Pattern {
    const known = attempt.family === null ? undefined : this.#patterns.get(attempt.family);
    return { ...(known ?? freshPattern), rating: this.ratingOf(attempt) };
  }

  #after(at: number): Strength {
    const days = this.steps.length === 0 ? 0 : Math.max(0, at - this.#last) / day;
    const deviation = Math.sqrt(this.player.deviation ** 2 + forgetting * days);
    return { ...this.player, deviation: Math.min(beginner.deviation, deviation) };
  }
}

/** What a page shows of a climb; another object after every attempt. */
export interface Standing {
  climb: Climb;
  player: Strength;
  /** The last attempt that counted; null: there is none. */
  last: Step | null;
}

/** Follows a history that grows: what was counted already is not counted again. */
export class ClimbFollower {
  #climb = new Climb();
  #counted: readonly PastAttempt[] = [];

  of(attempts: readonly PastAttempt[]): Standing {
    const from = this.#counted.length;
    const goesOn = from === 0 || attempts[from - 1] === this.#counted[from - 1];
    if (goesOn && areInOrder(attempts, Math.max(1, from)))
      for (const attempt of attempts.slice(from)) this.#climb.add(attempt);
    else this.#climb = climbOf(attempts);
    this.#counted = attempts;
    const climb = this.#climb;
    return { climb, player: climb.player, last: climb.steps.at(-1) ?? null };
  }
}

/** All of these in the order of their time: what was imported from a file comes after what was there. */
export function climbOf(attempts: readonly PastAttempt[]): Climb {
  const climb = new Climb();
  for (const attempt of [...attempts].sort((one, other) => one.at - other.at)) climb.add(attempt);
  return climb;
}

function areInOrder(attempts: readonly PastAttempt[], from: number): boolean {
  return attempts.slice(from).every(({ at }, index) => at >= attempts[from + index - 1]!.at);
}
