import { type Board, type Input, type Location, type Piece, type Spin, type TetrisState } from '../types.ts';
import { makePosition } from '../position.ts';
import { orientations } from '../types.ts';
import { type Bag, type Randomizer, deal as draw, newBag } from './bag.ts';
import { areEmpty, emptyBoard, isFilled } from './board.ts';
import { type KickRules, kickSets, spawnUnder, turnFrom } from './kicks.ts';
import { lockInGame } from './lock.ts';
import { cellsOf, turnsOf } from './pieces.ts';
import { rise } from './rise.ts';
import { spinAfterTurn } from './spin.ts';
import type { Streak } from './streak.ts';

/** A game at one moment: a plain object that is never changed; every function answers the next one. */
export interface Game extends Streak {
  readonly board: Board;
  /** The falling piece; null once the game is over. */
  readonly active: Location | null;
  readonly hold: Piece | null;
  readonly canHold: boolean;
  /** The pieces to come, the next one first; always `previews` of them. */
  readonly next: readonly Piece[];
  readonly bag: Bag;
  readonly kicks: KickRules;
  readonly over: boolean;
  /** Pieces locked and rows cleared since the start. */
  readonly locked: number;
  readonly lines: number;
  /** Spin class that locking now would have. */
  readonly spin: Spin;
  /** Rows that the last lock cleared. */
  readonly cleared: number;
}

export interface GameOptions {
  columns?: number;
  rows?: number;
  previews?: number;
  randomizer?: Randomizer;
  kicks?: KickRules;
}

/** A new game with its first piece in play; the same seed deals the same pieces. */
export function newGame(seed: number, options: GameOptions = {}): Game {
  const { columns = 10, rows = 20, previews = 5, randomizer = '7bag', kicks = 'srs' } = options;
  const empty: Game = {
    board: emptyBoard(columns, rows),
    active: null,
    hold: null,
    canHold: true,
    next: [],
    bag: newBag(seed, randomizer),
    kicks,
    over: false,
    locked: 0,
    lines: 0,
    combo: 0,
    backToBack: false,
    spin: 'none',
    cleared: 0,
  };
  let game = empty;
  for (let drawn = 0; drawn < previews; drawn++) game = drawNext(game);
  return takeFromQueue(game);
}

function drawNext(game: Game): Game {
  const { piece, bag } = draw(game.bag);
  return { ...game, bag, next: [...game.next, piece] };
}

/**
 * New pieces stand wholly inside the visible rows, so that a player and a camera see them at once; where blocks are in
 * the way, one or two rows above. The game is over where that is not free either.
 */
function spawnNext(game: Game, piece: Piece, next: readonly Piece[]): Game {
  const top = piece === 'I' ? game.board.rows - 1 : game.board.rows - 2;
  for (let y = top; y <= top + 2; y++) {
    const active = spawnUnder(game.kicks, piece, game.board.columns, y);
    if (areEmpty(game.board, cellsOf(active))) return { ...game, active, next, spin: 'none' };
  }
  return { ...game, active: null, next, over: true };
}

function takeFromQueue(game: Game): Game {
  const filled = drawNext(game);
  return spawnNext(filled, filled.next[0]!, filled.next.slice(1));
}

function moveTo(game: Game, active: Location, spin: Spin): Game {
  return { ...game, active, spin };
}

function shift(game: Game, dx: number, dy: number): Game {
  const { active } = game;
  if (!active) return game;
  const moved = { ...active, x: active.x + dx, y: active.y + dy };
  return areEmpty(game.board, cellsOf(moved)) ? moveTo(game, moved, 'none') : game;
}

function turn(game: Game, quarters: number): Game {
  const { active } = game;
  if (!active) return game;
  const { type, orientation, x, y } = active;
  const from = { turns: turnsOf(orientation), x, y };
  const end = turnFrom(type, from, quarters, game.kicks, (...cell) => isFilled(game.board, ...cell));
  if (!end) return game;
  const turned = { type, orientation: orientations[end.turns]!, x: end.x, y: end.y };
  return moveTo(game, turned, spinAfterTurn(game.board, turned, end.test));
}

/** Under SRS, which has no half turns, two quarter turns as one key; nothing where the second one is not possible. */
function turnHalf(game: Game): Game {
  if (kickSets[game.kicks].hasHalfTurns) return turn(game, 2);
  const once = turn(game, 1);
  const twice = turn(once, 1);
  return twice === once ? game : twice;
}

function swapHold(game: Game): Game {
  const { active, hold } = game;
  if (!active || !game.canHold) return game;
  const kept: Game = { ...game, hold: active.type, canHold: false };
  return hold ? spawnNext(kept, hold, kept.next) : takeFromQueue(kept);
}

/** The game after one key; the same object where the key does nothing. */
export function press(game: Game, input: Input): Game {
  switch (input) {
    case 'left':
      return shift(game, -1, 0);
    case 'right':
      return shift(game, 1, 0);
    case 'cw':
      return turn(game, 1);
    case 'half':
      return turnHalf(game);
    case 'ccw':
      return turn(game, 3);
    case 'softDrop':
      return fall(game);
    case 'hold':
      return swapHold(game);
    case 'hardDrop':
      return lock(game);
  }
}

/** One row of gravity; the same object where the piece stands on something. */
export function fall(game: Game): Game {
  return shift(game, 0, -1);
}

/** The piece stands on something and can be locked. */
export function isGrounded(game: Game): boolean {
  return game.active !== null && fall(game) === game;
}

/** Where the falling piece would land. */
export function ghost(game: Game): Location | null {
  return drop(game).active;
}

function drop(game: Game): Game {
  let dropped = game;
  for (let next = fall(dropped); next !== dropped; next = fall(dropped)) dropped = next;
  return dropped;
}

/** Drops the piece to the floor, locks it, clears rows and brings the next piece in. */
export function lock(game: Game): Game {
  const { active, spin } = drop(game);
  if (!active) return game;
  const cells = cellsOf(active);
  const { board, linesCleared, combo, backToBack } = lockInGame(game, cells, spin);
  const locked: Game = {
    ...game,
    board,
    combo,
    backToBack,
    canHold: true,
    locked: game.locked + 1,
    lines: game.lines + linesCleared,
    cleared: linesCleared,
  };
  if (cells.every(([, y]) => y >= game.board.rows)) return { ...locked, active: null, over: true };
  return takeFromQueue(locked);
}

/**
 * Garbage comes in from below, a row with a gap for each of `gaps`, and the falling piece begins anew. The game is over
 * where it pushes something out at the top, or leaves the piece no room.
 */
export function raise(game: Game, gaps: readonly number[]): Game {
  if (!game.active || gaps.length === 0) return game;
  const board = rise(game.board, gaps);
  if (!board) return { ...game, active: null, over: true };
  return spawnNext({ ...game, board }, game.active.type, game.next);
}

/** The game with these pieces to come, the first of which falls now. */
export function deal(game: Game, [first, ...next]: readonly Piece[]): Game {
  return first ? spawnNext(game, first, next) : game;
}

/** The position as the engine takes it; null once the game is over. `incoming`: rows of garbage on their way. */
export function stateOf(game: Game, incoming = 0): TetrisState | null {
  const { board, active, next, hold, canHold, combo, backToBack } = game;
  if (!active) return null;
  const queue = [active.type, ...next];
  return makePosition({ board, queue, hold, canHold, combo, backToBack, incoming, active });
}
