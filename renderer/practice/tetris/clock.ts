/**
 * A game in time: gravity, lock delay, and keys that repeat while they are held. Pure: every function answers
 * the next moment, so that a test can play it without a screen.
 */
import {
  fall,
  ghost,
  isGrounded,
  lock,
  newGame,
  press,
  type Game,
} from '../../../engine/tetris/rules/play.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Input, Piece } from '../../../engine/tetris/types.ts';
import { emptyRows, withCells, withoutFullRows } from '../../shared/board/rows.ts';
import { scoreOf } from './score.ts';
import {
  autoShiftDelay,
  autoShiftEvery,
  gravity,
  linesPerLevel,
  lockDelay,
  mostLevel,
  mostLockResets,
  softDropEvery,
} from './timing.ts';

type Direction = 'left' | 'right';

export interface Clock {
  readonly game: Game;
  /** The locked cells with their colours: text board, top row first. */
  readonly rows: readonly string[];
  readonly score: number;
  readonly startLevel: number;
  readonly isPaused: boolean;
  /** Held directions; the one pressed last moves the piece. */
  readonly held: readonly Direction[];
  /** Until the held direction moves the piece again. */
  readonly shiftIn: number;
  readonly isSoftDropping: boolean;
  /** Since the piece last fell by a row. */
  readonly sinceFall: number;
  /** How long the piece has stood on something. */
  readonly grounded: number;
  readonly lockResets: number;
  /** The lowest row in which the piece's centre was. */
  readonly lowest: number;
}

/** Gravity and repeats are worked out in steps of this many milliseconds at most. */
const step = 4;

export function startClock(seed: number, startLevel = 1): Clock {
  const game = newGame(seed);
  return {
    game,
    rows: emptyRows(game.board.columns, game.board.rows),
    score: 0,
    startLevel,
    isPaused: false,
    held: [],
    shiftIn: 0,
    isSoftDropping: false,
    ...freshPiece(game),
  };
}

function freshPiece(game: Game): Pick<Clock, 'sinceFall' | 'grounded' | 'lockResets' | 'lowest'> {
  return { sinceFall: 0, grounded: 0, lockResets: 0, lowest: game.active?.y ?? 0 };
}

export function levelOf({ game, startLevel }: Clock): number {
  return Math.min(mostLevel, startLevel + Math.floor(game.lines / linesPerLevel));
}

/** A key goes down. A key that is held already (the system's own repeat) does nothing. */
export function keyDown(clock: Clock, input: Input): Clock {
  if (clock.isPaused || clock.game.over) return clock;
  if (input === 'left' || input === 'right') {
    if (clock.held.includes(input)) return clock;
    return act({ ...clock, held: [...clock.held, input], shiftIn: autoShiftDelay }, input);
  }
  if (input === 'softDrop') return softDrop(clock);
  return input === 'hardDrop' ? hardDrop(clock) : act(clock, input);
}

/** A key goes up. Where the other direction is still held, it takes over from the start. */
export function keyUp(clock: Clock, input: Input): Clock {
  if (input === 'softDrop') return { ...clock, isSoftDropping: false };
  const held = clock.held.filter((direction) => direction !== input);
  if (held.length === clock.held.length) return clock;
  return { ...clock, held, shiftIn: clock.held.at(-1) === input ? autoShiftDelay : clock.shiftIn };
}

export function togglePause(clock: Clock): Clock {
  return clock.game.over ? clock : { ...releaseAll(clock), isPaused: !clock.isPaused };
}

export function releaseAll(clock: Clock): Clock {
  return { ...clock, held: [], isSoftDropping: false };
}

/** Lets `ms` pass. */
export function advance(clock: Clock, ms: number): Clock {
  let now = clock;
  for (let left = ms; left > 0 && !now.isPaused && !now.game.over; left -= step)
    now = tick(now, Math.min(step, left));
  return now;
}

function tick(clock: Clock, ms: number): Clock {
  return lockInTime(sink(repeatShift(clock, ms), ms), ms);
}

function repeatShift(clock: Clock, ms: number): Clock {
  const direction = clock.held.at(-1);
  if (!direction) return clock;
  let now: Clock = { ...clock, shiftIn: clock.shiftIn - ms };
  while (now.shiftIn <= 0) now = act({ ...now, shiftIn: now.shiftIn + autoShiftEvery }, direction);
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
  return grounded >= lockDelay ? lockPiece(clock) : { ...clock, grounded };
}

function hardDrop(clock: Clock): Clock {
  const rows = (clock.game.active?.y ?? 0) - (ghost(clock.game)?.y ?? 0);
  return lockPiece({ ...clock, score: clock.score + 2 * rows });
}

function lockPiece(clock: Clock): Clock {
  const before = clock.game;
  const landed = ghost(before);
  if (!landed) return clock;
  const game = lock(before);
  const rows = withoutFullRows(withCells(clock.rows, cellsOf(landed), landed.type satisfies Piece));
  const { combo, backToBack } = before;
  const spin = landed.y === before.active?.y ? before.spin : 'none';
  const points = scoreOf({ cleared: game.cleared, spin, level: levelOf(clock), backToBack, combo });
  return { ...clock, game, rows, score: clock.score + points, ...freshPiece(game) };
}
