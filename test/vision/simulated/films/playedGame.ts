/** A game as its player and its program make it, moment by moment: keys, gravity, vanishing rows, garbage, pauses. */
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import {
  fall,
  isGrounded,
  lock,
  newGame,
  press,
  raise,
  stateOf,
  type Game,
} from '../../../../engine/tetris/rules/play.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { Cell, Input, Piece } from '../../../../engine/tetris/types.ts';
import type { Chance } from '../../synthetic/drawing/random.ts';

/** How a game goes; counts are of moments. */
export interface Pace {
  /** Between two rows of gravity. */
  fall: number;
  /** Before the first key of a piece. */
  think: number;
  /** Between two keys. */
  key: number;
  /** For which full rows stay, and after which the next piece comes in. */
  vanish: number;
  enter: number;
  /** Share of the pieces that the player puts anywhere, not where they fit best. */
  slips: number;
  /** Shares of the pieces with which rows come up, the game is paused, or a notice covers the board. */
  garbage: number;
  pauses: number;
  notices: number;
  /** Share of the pieces after which another round begins; 0: the game ends with its first one. */
  rounds: number;
}

type Kind = Piece | 'G' | null;

/** What lies, top row first, and which piece each cell came from. */
interface Lying {
  stack: Kind[][];
  ids: number[][];
}

export interface Moment {
  lying: Lying;
  /** null between two pieces. */
  falling: { piece: Piece; cells: Cell[] } | null;
  next: readonly Piece[];
  /** Pieces that have come in. */
  count: number;
  lines: number;
  /** Full rows that are about to vanish, from the top. */
  full: number[];
  shows: 'game' | 'pause' | 'notice';
}

const pauseMoments = 30;
const noticeMoments = 9;
/** How long the end of a round is shown, and the share of the rounds that end with a full board. */
const endMoments = [0, 4, 20, 45] as const;
const fullRounds = 0.3;

export interface PlayOptions {
  seed: number;
  rows: number;
  pieces: number;
  /** Pieces played before the first moment. */
  missed: number;
  pace: Pace;
}

/** Plays until `pieces` have locked or the last round is over. */
export function* playedGame(options: PlayOptions, chance: Chance): Generator<Moment> {
  const { seed, rows, pieces, missed, pace } = options;
  let game = newGame(seed, { previews: 3, rows });
  const lying = nothingLies(rows);
  for (let i = 0; i < missed && !game.over; i += 1) {
    const moved = keysFor(game, pace.slips, chance).reduce(pressed, game);
    game = settle(moved, lying);
  }
  for (const last = game.locked + pieces; !game.over && game.locked < last;) {
    game = yield* onePiece(game, lying, pace, chance);
    if (!game.over && chance.is(pace.garbage)) game = risen(game, lying, chance);
    if (pace.rounds > 0 && (game.over || chance.is(pace.rounds)))
      game = yield* nextRound(game, lying, chance);
  }
}

function nothingLies(rows: number): Lying {
  return {
    stack: Array.from({ length: rows }, () => Array<Kind>(10).fill(null)),
    ids: Array.from({ length: rows }, () => Array<number>(10).fill(0)),
  };
}

/**
 * The round ends as it is, or with a full board of pieces that are dropped too fast to count; its end is shown before the
 * next round begins, unless a key skips it.
 */
function* nextRound(last: Game, lying: Lying, chance: Chance): Generator<Moment, Game> {
  const { locked: count } = last;
  let game = last;
  for (const isRushed = chance.is(fullRounds); isRushed && !game.over; game = settle(game, lying))
    yield momentOf(game, lying, { count });
  const shows = chance.of(['game', 'pause', 'notice'] as const);
  for (let left = chance.of(endMoments); left > 0; left -= 1)
    yield momentOf(game, lying, { shows, falling: null, count });
  const { rows } = game.board;
  Object.assign(lying, nothingLies(rows));
  return { ...newGame(game.locked + chance.whole(0, 9999), { previews: 3, rows }), locked: count };
}

const pressed = (game: Game, key: Input): Game => (key === 'hardDrop' ? game : press(game, key));

/** `since`: its first moment; below 0 where there is none. */
const hasNotice = (age: number, since: number): boolean =>
  since >= 0 && age >= since && age < since + noticeMoments;

function* onePiece(first: Game, lying: Lying, pace: Pace, chance: Chance): Generator<Moment, Game> {
  let game = first;
  const keys = keysFor(game, pace.slips, chance);
  const pausesAt = chance.is(pace.pauses) ? chance.whole(4, 20) : -1;
  const noticeAt = chance.is(pace.notices) ? chance.whole(1, 12) : -1;
  for (let age = 0; ; age += 1) {
    if (age === pausesAt)
      for (let i = 0; i < pauseMoments; i += 1) yield momentOf(game, lying, { shows: 'pause' });
    yield momentOf(game, lying, { shows: hasNotice(age, noticeAt) ? 'notice' : 'game' });
    const isKeyed = age >= pace.think && age % pace.key === 0;
    const key = isKeyed ? keys.shift() : undefined;
    if (key) game = pressed(game, key);
    const isDue = age > 0 && age % pace.fall === 0;
    if (isDue && !isGrounded(game)) game = fall(game);
    else if (key === 'hardDrop' || (isDue && isGrounded(game))) break;
  }
  return yield* locked(game, lying, pace);
}

function* locked(game: Game, lying: Lying, pace: Pace): Generator<Moment, Game> {
  const before = { stack: lying.stack, ids: lying.ids };
  const next = settle(game, lying);
  const full = before.stack.flatMap((row, y) => (row.every(Boolean) ? [y] : []));
  const wait = { falling: null, count: game.locked + 1, full };
  if (full.length > 0)
    for (let i = 0; i < pace.vanish; i += 1) yield { ...momentOf(game, before, {}), ...wait };
  for (let i = 0; i < pace.enter; i += 1) yield { ...momentOf(game, lying, {}), ...wait, full: [] };
  return next;
}

/** The piece lies where it comes down; full rows are gone from `lying`, not from what it was before. */
function settle(game: Game, lying: Lying): Game {
  const { active, board } = game;
  if (!active) return game;
  let low = game;
  while (!isGrounded(low)) low = fall(low);
  for (const [x, y] of cellsOf(low.active!)) {
    if (y >= board.rows) continue;
    lying.stack[board.rows - 1 - y]![x] = active.type;
    lying.ids[board.rows - 1 - y]![x] = game.locked + 1;
  }
  const kept = lying.stack.map((row) => !row.every(Boolean));
  const empty = kept.filter((is) => !is);
  lying.ids = [...empty.map(() => Array<number>(10).fill(0)), ...lying.ids.filter((_, y) => kept[y])];
  lying.stack = [...empty.map(() => Array<Kind>(10).fill(null)), ...lying.stack.filter((_, y) => kept[y])];
  return lock(low);
}

function risen(game: Game, lying: Lying, chance: Chance): Game {
  const gap = chance.whole(0, 9);
  const count = chance.whole(1, 3);
  const after = raise(game, Array<number>(count).fill(gap));
  const row = (): Kind[] => Array.from({ length: 10 }, (_, x) => (x === gap ? null : 'G'));
  lying.stack = [...lying.stack.slice(count), ...Array.from({ length: count }, row)];
  lying.ids = [...lying.ids.slice(count), ...Array.from({ length: count }, () => Array<number>(10).fill(0))];
  return after;
}

function momentOf(game: Game, lying: Lying, more: Partial<Moment>): Moment {
  const { active, next, locked: count, lines } = game;
  const falling = active && { piece: active.type, cells: cellsOf(active) };
  return { lying, falling, next, count: count + 1, lines, full: [], shows: 'game', ...more };
}

function keysFor(game: Game, slips: number, chance: Chance): Input[] {
  const state = stateOf(game);
  if (!state) return [];
  const { candidates } = suggest({ ...state, canHold: false }, { evaluator: 'dellacherie', count: 8 });
  const chosen = chance.is(slips) ? chance.of(candidates) : candidates[0];
  return [...(chosen?.inputs ?? [])];
}
