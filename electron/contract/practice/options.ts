/** What a player can choose of our own games, and what is chosen at first. Kept with the settings. */
import type { DrillWish } from '../../../engine/drill/dealing.ts';
import type { Help } from '../help.ts';
import { usualKeys, type Keys } from './keys.ts';
import { isPuzzle, strengths, type ModeName, type PuyoMode, type TetrisMode } from './modes.ts';

/** afterWorse: both places are shown after a worse move. */
export const practiceHelps = ['off', 'afterWorse', 'place', 'keys'] as const satisfies readonly Help[];
export type PracticeHelp = (typeof practiceHelps)[number];

/**
 * The help that there is: in a match no move is stopped for, the other player would have to wait; and a puzzle is for the
 * player alone.
 */
export function helpsIn(mode: ModeName): readonly PracticeHelp[] {
  if (isPuzzle(mode)) return ['off'];
  return mode === 'versus' ? practiceHelps.filter((help) => help !== 'afterWorse') : practiceHelps;
}

/** What is left of the chosen help. */
export function helpIn(help: PracticeHelp, mode: ModeName): PracticeHelp {
  return helpsIn(mode).includes(help) ? help : 'off';
}

/** Keys beyond the fewest. off: not counted; count: with the shorter way; again: the piece comes back until it needs no more. */
export const finesseWays = ['off', 'count', 'again'] as const;
export type FinesseWay = (typeof finesseWays)[number];

/** From silent to as loud as the game gets. */
export const volumes = [0, 1, 2, 3] as const;
export type Volume = (typeof volumes)[number];

/** Milliseconds: until a held arrow moves again, and then between two moves; 0: to the wall at once. */
export const shiftDelays = { least: 0, most: 400 } as const;
export const shiftPauses = { least: 0, most: 120 } as const;

/** Milliseconds for which a held arrow waits after a turn, hold or drop (DCD). */
export const cutDelays = { least: 0, most: 200 } as const;
/** How many times faster than gravity a piece of Tetris falls while down is held; the most means at once. */
export const softDropFactors = { least: 5, most: 41 } as const;

/** How blocks look on the practice games' boards of Tetris. */
export const skins = ['bevelled', 'flat', 'rounded', 'outlined'] as const;
export type Skin = (typeof skins)[number];

/** A game of Tetris by the player's own wishes. */
export interface OwnGame {
  /** A board as text or fumen; empty: none. */
  readonly board: string;
  /** The pieces that come first, by their letters. */
  readonly queue: string;
  /** Rows of garbage that are always at the bottom. */
  readonly garbage: number;
}
export const ownLimits = { board: 10_000, queue: 500, garbage: { least: 0, most: 10 } } as const;

/** What hands have to do with: the same for our own games and for puzzles. */
export interface Controls {
  delay: number;
  every: number;
  cut: number;
  softDrop: number;
  /** Fingers swipe over the board, too. */
  swipes: boolean;
  keys: Keys;
}

export type ChosenOpening = Extract<DrillWish, { kind: 'opening' }>['name'];

export interface PracticeOptions extends Controls {
  help: PracticeHelp;
  tetrisMode: TetrisMode;
  puyoMode: PuyoMode;
  /** Steps of the chain that is to be built. */
  chain: number;
  opening: ChosenOpening;
  /** Pieces of a perfect clear; see `perfectPieces`. */
  perfect: number;
  /** How strong the other player is; see `strengths`. */
  bot: number;
  /** Of Tetris alone. */
  finesse: FinesseWay;
  volume: Volume;
  own: OwnGame;
  /** Where the piece would land is drawn. */
  ghost: boolean;
  /** Lines between the cells. */
  grid: boolean;
  skin: Skin;
}

/** The guideline: a held arrow moves again after about 10 frames of a sixtieth, then every 2 frames. */
export const usualOptions: PracticeOptions = {
  help: 'keys',
  tetrisMode: 'free',
  puyoMode: 'free',
  chain: 4,
  opening: 'any',
  perfect: 3,
  bot: strengths.matched,
  finesse: 'off',
  volume: 1,
  own: { board: '', queue: '', garbage: 0 },
  ghost: true,
  grid: true,
  skin: 'bevelled',
  delay: 167,
  every: 33,
  cut: 0,
  softDrop: 20,
  swipes: false,
  keys: usualKeys,
};
