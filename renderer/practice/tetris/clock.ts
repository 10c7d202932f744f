/**
 * A game in time: gravity, lock delay, and keys that repeat while they are held. Pure: every function answers
 * the next moment, so that a test can play it without a screen.
 */
import { fall, ghost, isGrounded, press, type Game } from '../../../engine/tetris/rules/play.ts';
import type { Input } from '../../../engine/tetris/types.ts';
import type { Outcome } from '../../shared/practice/finished.ts';
import { modeOf, type Mode } from '../../shared/practice/modes.ts';
import type { Moment } from '../play/TimedGame.svelte.ts';
import {
  holdSide,
  noShift,
  releaseSide,
  shiftFor,
  usualShift,
  type AutoShift,
  type ShiftTimes,
} from '../autoShift.ts';
import { noGarbage, rising, send, type Garbage } from './garbage.ts';
import {
  garbageLeft,
  lockPiece,
  startedFrom,
  startRound,
  type Beginning,
  type Locked,
  type Round,
} from './round.ts';
import {
  gravity,
  levelEvery,
  linesPerLevel,
  lockDelay,
  mostLevel,
  mostLockResets,
  softDropEvery,
} from './timing.ts';

export interface Clock extends Moment, Round, Garbage {
  /** The other player has lost. */
  readonly hasWon: boolean;
  readonly shift: AutoShift;
  readonly isSoftDropping: boolean;
  /** Since the piece last fell by a row. */
  readonly sinceFall: number;
  /** How long the piece has stood on something. */
  readonly grounded: number;
  readonly lockResets: number;
  /** The lowest row in which the piece's centre was. */
  readonly lowest: number;
  /** The game as it was when the falling piece came in. */
  readonly came: Came;
}

/** What there is to go back to. */
export interface Came {
  readonly game: Game;
  readonly rows: readonly string[];
  readonly score: number;
  readonly last: Locked | null;
  /** The one before; null at the beginning. */
  readonly before: Came | null;
}

/** Gravity and repeats are worked out in steps of this many milliseconds at most. */
const step = 4;

export function startClock(
  seed: number,
  startLevel = 1,
  shiftTimes: ShiftTimes = usualShift,
  mode: Mode = modeOf('free', 0),
): Clock {
  const round = startRound(seed, mode.goal?.kind === 'dig' ? mode.goal.count : 0);
  const { game } = round;
  return {
    ...round,
    ...noGarbage,
    hasWon: false,
    mode,
    elapsed: 0,
    startLevel,
    shift: noShift,
    shiftTimes,
    isSoftDropping: false,
    came: { ...round, before: null },
    ...freshPiece(game),
  };
}

/** The same game, but with these rows at the bottom and these pieces first. */
export function startFrom(clock: Clock, beginning: Beginning): Clock {
  const round = startedFrom(clock, beginning);
  return { ...clock, ...round, came: { ...round, before: null }, ...freshPiece(round.game) };
}

function freshPiece(game: Game): Pick<Clock, 'sinceFall' | 'grounded' | 'lockResets' | 'lowest'> {
  return { sinceFall: 0, grounded: 0, lockResets: 0, lowest: game.active?.y ?? 0 };
}

export function levelOf({ game, startLevel, mode, elapsed }: Clock): number {
  const risen = {
    never: 0,
    rows: Math.floor(game.lines / linesPerLevel),
    time: Math.floor(elapsed / levelEvery),
  };
  return Math.min(mostLevel, startLevel + risen[mode.rises]);
}

/** How the game has ended; null while it goes on. */
export function outcomeOf({ game, mode: { goal }, elapsed, rows, hasWon }: Clock): Outcome | null {
  if (hasWon) return 'reached';
  if (goal?.kind === 'rows' && game.lines >= goal.count) return 'reached';
  if (goal?.kind === 'dig' && garbageLeft(rows) === 0) return 'reached';
  if (game.over) return 'over';
  return goal?.kind === 'time' && elapsed >= goal.ms ? 'time' : null;
}

/** A key goes down. A key that is held already (the system's own repeat) does nothing. */
export function keyDown(clock: Clock, input: Input): Clock {
  if (outcomeOf(clock)) return clock;
  if (input === 'left' || input === 'right') {
    if (clock.shift.held.includes(input)) return clock;
    return act({ ...clock, shift: holdSide(clock.shift, input, clock.shiftTimes) }, input);
  }
  if (input === 'softDrop') return softDrop(clock);
  return input === 'hardDrop' ? hardDrop(clock) : act(clock, input);
}

/** A key goes up. */
export function keyUp(clock: Clock, input: Input): Clock {
  if (input === 'softDrop') return { ...clock, isSoftDropping: false };
  if ((input !== 'left' && input !== 'right') || !clock.shift.held.includes(input)) return clock;
  return { ...clock, shift: releaseSide(clock.shift, input, clock.shiftTimes) };
}

export function releaseAll(clock: Clock): Clock {
  return { ...clock, shift: noShift, isSoftDropping: false };
}

/** With the last piece back where it came in; the same clock where none was placed. */
export function undo(clock: Clock): Clock {
  const { before } = clock.came;
  if (!before) return clock;
  const { game, rows, score, last } = before;
  return { ...releaseAll(clock), game, rows, score, last, came: before, ...freshPiece(game) };
}

/** Lets `ms` pass. */
export function advance(clock: Clock, ms: number): Clock {
  let now = clock;
  for (let left = ms; left > 0 && !outcomeOf(now); left -= step) now = tick(now, Math.min(step, left));
  return now;
}

function tick(clock: Clock, ms: number): Clock {
  const now: Clock = { ...clock, elapsed: clock.elapsed + ms };
  return lockInTime(sink(repeatShift(now, ms), ms), ms);
}

function repeatShift(clock: Clock, ms: number): Clock {
  const side = clock.shift.held.at(-1);
  const { shift, moves } = shiftFor(clock.shift, ms, clock.shiftTimes);
  let now: Clock = { ...clock, shift };
  for (let move = 0; move < moves && side; move++) now = act(now, side);
  return now;
}

function sink(clock: Clock, ms: number): Clock {
  if (isGrounded(clock.game)) return { ...clock, sinceFall: 0 };
  const level = levelOf(clock);
  const every = clock.isSoftDropping ? softDropEvery(level) : gravity(level);
  let now: Clock = { ...clock, sinceFall: clock.sinceFall + ms };
  while (now.sinceFall >= every && !isGrounded(now.game)) now = fallOne(now, now.sinceFall - every);
  return now;
}

function fallOne(clock: Clock, sinceFall: number): Clock {
  const score = clock.score + (clock.isSoftDropping ? 1 : 0);
  return settled({ ...clock, score, sinceFall }, fall(clock.game));
}

function softDrop(clock: Clock): Clock {
  if (clock.isSoftDropping) return clock;
  const dropping: Clock = { ...clock, isSoftDropping: true };
  return isGrounded(clock.game) ? dropping : fallOne(dropping, 0);
}

/** A move, a turn or hold. */
function act(clock: Clock, input: Input): Clock {
  const game = press(clock.game, input);
  if (game === clock.game) return clock;
  if (input === 'hold') return { ...clock, game, ...freshPiece(game) };
  const counts = isGrounded(clock.game) && clock.lockResets < mostLockResets;
  const reset = counts ? { grounded: 0, lockResets: clock.lockResets + 1 } : {};
  return settled({ ...clock, ...reset }, game);
}

/** A piece that sinks lower than ever before has all its time again. */
function settled(clock: Clock, game: Game): Clock {
  const y = game.active?.y ?? 0;
  if (y >= clock.lowest) return { ...clock, game };
  return { ...clock, game, lowest: y, grounded: 0, lockResets: 0 };
}

function lockInTime(clock: Clock, ms: number): Clock {
  if (!isGrounded(clock.game)) return clock;
  const grounded = clock.grounded + ms;
  return grounded >= lockDelay ? lockNow(clock) : { ...clock, grounded };
}

function hardDrop(clock: Clock): Clock {
  const rows = (clock.game.active?.y ?? 0) - (ghost(clock.game)?.y ?? 0);
  return lockNow({ ...clock, score: clock.score + 2 * rows });
}

function lockNow(clock: Clock): Clock {
  const locked = lockPiece(clock, levelOf);
  if (locked === clock) return clock;
  const { cleared, attack } = locked.last!;
  const sent = { ...locked, ...send(locked, attack) };
  const now = cleared.length > 0 ? sent : rising(sent);
  const { game, rows, score, last } = now;
  return { ...now, came: { game, rows, score, last, before: clock.came }, ...freshPiece(game) };
}
