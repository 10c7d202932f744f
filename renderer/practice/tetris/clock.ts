/**
 * A game in time: gravity, lock delay, and keys that repeat while they are held. Pure: every function answers
 * the next moment, so that a test can play it without a screen.
 */
import { fall, ghost, isGrounded, press, type Game } from '../../../engine/tetris/rules/play.ts';
import type { Input } from '../../../engine/tetris/types.ts';
import type { Outcome } from '../../../electron/contract/practice/finished.ts';
import { modeOf, type Mode } from '../../../electron/contract/practice/modes.ts';
import type { Moment } from '../play/TimedGame.svelte.ts';
import {
  cutShift,
  holdSide,
  noShift,
  releaseSide,
  shiftFor,
  usualShift,
  type AutoShift,
  type Side,
  type Handling,
} from '../autoShift.ts';
import { finesseOf, type Finesse } from './finesse/finesse.ts';
import { splitsAt } from './splits/splits.ts';
import { announce, noGarbage, rising, send, type Garbage } from './garbage.ts';
import { isDone } from './drill/drilled.ts';
import { garbageLeft, lockPiece, startedFrom, startRound, type Beginning, type Round } from './round.ts';
import {
  gravity,
  levelEvery,
  linesPerLevel,
  lockDelay,
  mostLevel,
  mostLockResets,
  softDropEvery,
} from './timing.ts';

/** All that a piece changes when it locks. */
interface Standing extends Round, Garbage {
  /** Keys that the pieces took beyond the fewest, all together. */
  readonly faults: number;
  /** Keys that they took, hold and drop aside. */
  readonly keys: number;
  /** When so many rows were gone, every ten, where the game is a race. */
  readonly splits: readonly number[];
}

/** The falling piece, since it came in or was fetched from hold. */
interface Falling {
  /** The game with the piece where it began. */
  readonly entered: Game;
  /** The keys that were pressed for it, one for each time that it went down. */
  readonly presses: readonly Input[];
  /** It has been placed before, and was taken back because of its keys. */
  readonly isAgain: boolean;
  /** Since the piece last fell by a row. */
  readonly sinceFall: number;
  /** How long the piece has rested on something. */
  readonly grounded: number;
  readonly lockResets: number;
  /** The lowest row in which the piece's centre was. */
  readonly lowest: number;
}

export interface Clock extends Moment, Standing, Falling {
  /** The other player has lost. */
  readonly hasWon: boolean;
  readonly shift: AutoShift;
  readonly isSoftDropping: boolean;
  /** The keys of the last piece, and the fewest; null where it has none to compare. */
  readonly finesse: Finesse | null;
  /** The game as it was when the falling piece came in. */
  readonly came: Came;
}

/** What there is to go back to. */
export interface Came extends Standing {
  /** The one before; null at the beginning. */
  readonly before: Came | null;
}

/** Gravity and repeats are worked out in steps of this many milliseconds at most. */
const step = 4;

export function startClock(
  seed: number,
  startLevel = 1,
  handling: Handling = usualShift,
  mode: Mode = modeOf('free', 0),
): Clock {
  const round = startRound(seed, mode.goal?.kind === 'dig' ? mode.goal.count : (mode.refills ?? 0));
  const standing: Standing = { ...round, ...noGarbage, faults: 0, keys: 0, splits: [] };
  return {
    ...standing,
    hasWon: false,
    mode,
    elapsed: 0,
    startLevel,
    shift: noShift,
    handling,
    isSoftDropping: false,
    finesse: null,
    came: { ...standing, before: null },
    ...freshPiece(round.game),
  };
}

/** The same game, but with these rows at the bottom and these pieces first. */
export function startFrom(clock: Clock, beginning: Beginning): Clock {
  const started: Clock = { ...clock, ...startedFrom(clock, beginning) };
  return { ...started, came: { ...standingOf(started), before: null }, ...freshPiece(started.game) };
}

function freshPiece(game: Game): Falling {
  const lowest = game.active?.y ?? 0;
  return { entered: game, presses: [], isAgain: false, sinceFall: 0, grounded: 0, lockResets: 0, lowest };
}

function standingOf(all: Standing): Standing {
  const { game, rows, score, attack, last, incoming, sent, faults, keys, splits } = all;
  return { game, rows, score, attack, last, incoming, sent, faults, keys, splits };
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
export function outcomeOf({ game, mode: { goal }, elapsed, rows, last, hasWon }: Clock): Outcome | null {
  if (hasWon) return 'reached';
  if (goal?.kind === 'rows' && game.lines >= goal.count) return 'reached';
  if (goal?.kind === 'dig' && garbageLeft(rows) === 0) return 'reached';
  if (goal?.kind === 'drill' && isDone(goal.drill, game, last)) return 'reached';
  if (game.over) return 'over';
  return goal?.kind === 'time' && elapsed >= goal.ms ? 'time' : null;
}

/** A key goes down. A key that is held already (the system's own repeat) does nothing. */
export function keyDown(clock: Clock, input: Input): Clock {
  if (outcomeOf(clock)) return clock;
  if (isSideways(input)) {
    if (clock.shift.held.includes(input)) return clock;
    return act(pressed({ ...clock, shift: holdSide(clock.shift, input, clock.handling) }, input), input);
  }
  if (input === 'softDrop') return softDrop(clock);
  return input === 'hardDrop' ? hardDrop(clock) : act(pressed(clock, input), input);
}

const isSideways = (input: Input): input is Side => input === 'left' || input === 'right';

const pressed = (clock: Clock, input: Input): Clock => ({ ...clock, presses: [...clock.presses, input] });

export function keyUp(clock: Clock, input: Input): Clock {
  if (input === 'softDrop') return { ...clock, isSoftDropping: false };
  if (!isSideways(input) || !clock.shift.held.includes(input)) return clock;
  return { ...clock, shift: releaseSide(clock.shift, input, clock.handling) };
}

export function releaseAll(clock: Clock): Clock {
  return { ...clock, shift: noShift, isSoftDropping: false };
}

/** With the last piece back where it came in; the same clock where none was placed. */
export function undo(clock: Clock): Clock {
  const { before } = clock.came;
  return before ? backTo(clock, before) : clock;
}

/** As it was when this piece came in. */
export function backTo(clock: Clock, came: Came): Clock {
  const standing = standingOf(came);
  return { ...releaseAll(clock), ...standing, finesse: null, came, ...freshPiece(standing.game) };
}

/** With the last piece back where it began, out of hold too, to be placed with fewer keys; its faults stay counted. */
export function retake(clock: Clock): Clock {
  const { finesse, faults, keys, entered: next } = clock;
  const entered = finesse?.entered ?? next;
  return { ...undo(clock), game: entered, ...freshPiece(entered), finesse, faults, keys, isAgain: true };
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
  const { shift, moves } = shiftFor(clock.shift, ms, clock.handling);
  let now: Clock = { ...clock, shift };
  for (let move = 0; move < moves && side; move++) now = act(now, side);
  return now;
}

function sink(clock: Clock, ms: number): Clock {
  if (isGrounded(clock.game)) return { ...clock, sinceFall: 0 };
  const level = levelOf(clock);
  const every = clock.isSoftDropping ? softDropEvery(level, clock.handling.softDrop) : gravity(level);
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
  const dropping: Clock = { ...pressed(clock, 'softDrop'), isSoftDropping: true };
  return isGrounded(clock.game) ? dropping : fallOne(dropping, 0);
}

/** A move, a turn or hold. */
function act(clock: Clock, input: Input): Clock {
  const game = press(clock.game, input);
  if (game === clock.game) return clock;
  const shift = isSideways(input) ? clock.shift : cutShift(clock.shift, clock.handling);
  if (input === 'hold') return { ...clock, game, shift, ...freshPiece(game) };
  const counts = isGrounded(clock.game) && clock.lockResets < mostLockResets;
  const reset = counts ? { grounded: 0, lockResets: clock.lockResets + 1 } : {};
  return settled({ ...clock, shift, ...reset }, game);
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
  const { cleared, attack, ...placed } = locked.last!;
  const finesse = finesseOf(clock.entered, placed, clock.presses);
  const faults = clock.faults + (finesse?.faults ?? 0);
  const keys = clock.keys + (finesse?.presses.length ?? 0);
  const splits = splitsAt(clock, locked.game.lines);
  const sent: Clock = { ...locked, ...send(locked, attack), finesse, faults, keys, splits };
  const now = refilled(cleared.length > 0 ? sent : rising(sent));
  const shift = cutShift(clock.shift, clock.handling);
  return { ...now, shift, came: { ...standingOf(now), before: clock.came }, ...freshPiece(now.game) };
}

/** What was cleared of garbage that is always there is on its way again. */
function refilled(clock: Clock): Clock {
  const missing = (clock.mode.refills ?? 0) - garbageLeft(clock.rows) - clock.incoming.length;
  return missing > 0 ? announce(clock, missing) : clock;
}
