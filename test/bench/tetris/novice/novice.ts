import { type Cell, type Input, type TetrisState } from '../../../../engine/tetris/types.ts';
import { findInputs } from '../../../../engine/tetris/moves/inputs.ts';
import { slipsOf } from '../../../../engine/tetris/advice/misdrop.ts';
import { type Game, fall, isGrounded, lock, press, stateOf } from '../../../../engine/tetris/rules/play.ts';
import { nextFallMs } from './gravity.ts';
import { type Hands } from './hands.ts';

/** Where a player wants to put a piece: the cells, and the keys from where it stands. */
export interface Aim {
  cells: readonly Cell[];
  useHold: boolean;
  inputs: readonly Input[];
}

/** Tells where the piece should go from where it stands: a hint, or the player's own idea. null: no place is left. */
export type Guide = (state: TetrisState) => Aim | null;

/** A game, and how fast it is by now: milliseconds that a piece stays on each row. */
export interface Moment {
  game: Game;
  fallMs: number;
}

/** One piece in a beginner's hands, while the game goes on by itself. Times in milliseconds since it came. */
interface Turn extends Moment {
  now: number;
  fallsAt: number;
  /** Pieces locked before this one. */
  readonly locked: number;
}

/**
 * The game after a beginner has played the falling piece. They see the aim after their reaction time, press key after
 * key, each looked at anew, and drop. Gravity doesn't wait: a piece that stands on something when it would fall locks
 * there. Where the aim can't be reached any more they look again. A hand that slips doesn't notice before the drop.
 */
export function playPiece(at: Moment, guide: Guide, hands: Hands, random: () => number): Moment {
  const turn: Turn = { ...at, now: 0, fallsAt: at.fallMs, locked: at.game.locked };
  const aim = look(turn, guide);
  const slipped = aim && slip(aim.inputs, hands, random);
  wait(turn, hands.reactionMs * spread(random));
  if (slipped) pressAll(turn, slipped, hands, random);
  else if (aim) steer(turn, aim, guide, hands, random);
  while (isOn(turn)) wait(turn, turn.fallsAt - turn.now);
  return { game: turn.game, fallMs: turn.fallMs };
}

/** Between half and one and a half. */
function spread(random: () => number): number {
  return 0.5 + (random() + random()) / 2;
}

function isOn({ game, locked }: Turn): boolean {
  return game.active !== null && game.locked === locked;
}

function look({ game }: Turn, guide: Guide): Aim | null {
  const state = stateOf(game);
  return state && guide(state);
}

/** Lets the piece fall meanwhile, and lock where it stands. */
function wait(turn: Turn, milliseconds: number): void {
  turn.now += milliseconds;
  while (isOn(turn) && turn.fallsAt <= turn.now) {
    turn.game = isGrounded(turn.game) ? lock(turn.game) : fall(turn.game);
    turn.fallMs = nextFallMs(turn.fallMs);
    turn.fallsAt += turn.fallMs;
  }
}

/** The keys as a hand that slips presses them; null where it doesn't. */
function slip(keys: readonly Input[], { slips }: Hands, random: () => number): readonly Input[] | null {
  let drawn = random();
  for (const { keys: pressed, chance } of slipsOf(keys, slips)) {
    if (drawn < chance) return pressed;
    drawn -= chance;
  }
  return null;
}

function pressAll(turn: Turn, keys: readonly Input[], hands: Hands, random: () => number): void {
  for (const key of keys) {
    if (!isOn(turn)) return;
    turn.game = press(turn.game, key);
    wait(turn, hands.keyMs * spread(random));
  }
}

function steer(turn: Turn, first: Aim, guide: Guide, hands: Hands, random: () => number): void {
  let aim: Aim | null = first;
  while (aim && isOn(turn)) {
    const key = nextKey(turn.game, aim);
    if (key) {
      turn.game = press(turn.game, key);
      wait(turn, hands.keyMs * spread(random));
    } else {
      aim = look(turn, guide);
      wait(turn, hands.reactionMs * spread(random));
    }
  }
}

/** null where the aim is out of reach. */
function nextKey({ board, active, canHold }: Game, { useHold, cells, inputs }: Aim): Input | null {
  if (!active) return null;
  if (useHold && canHold && inputs[0] === 'hold') return 'hold';
  return findInputs(board, active, cells, { kicks: false, softDrop: false })?.[0] ?? null;
}
