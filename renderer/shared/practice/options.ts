/** What a player can choose of our own games, and what is chosen at first. Kept with the settings. */
import { usualKeys, type Keys } from './keys.ts';
import type { PuyoMode, TetrisMode } from './modes.ts';

/** off; after: only where a move was worse; place: where to put it; full: the keys too. */
export const helpWays = ['off', 'after', 'place', 'full'] as const;
export type HelpWay = (typeof helpWays)[number];

/** From silent to as loud as the game gets. */
export const volumes = [0, 1, 2, 3] as const;
export type Volume = (typeof volumes)[number];

/** Milliseconds: until a held arrow moves again, and then between two moves. */
export const shiftDelays = { least: 50, most: 400 } as const;
export const shiftPauses = { least: 1, most: 120 } as const;

export interface PracticeOptions {
  help: HelpWay;
  /** What is played. */
  tetrisMode: TetrisMode;
  puyoMode: PuyoMode;
  /** Steps of the chain that is to be built. */
  chain: number;
  volume: Volume;
  delay: number;
  every: number;
  keys: Keys;
}

/** The guideline: a held arrow moves again after about 10 frames of a sixtieth, then every 2 frames. */
export const usualOptions: PracticeOptions = {
  help: 'full',
  tetrisMode: 'free',
  puyoMode: 'free',
  chain: 4,
  volume: 1,
  delay: 167,
  every: 33,
  keys: usualKeys,
};
