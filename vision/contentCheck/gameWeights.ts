/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:games`, not by hand. */
import type { GameCues } from './cues.ts';

export const weights: GameCues = {
  place: 0.585,
  surprise: -0.806,
  unsure: -0.83,
  piece: 0.131,
  next: 0.598,
  puyo: -0.151,
};
export const bias = -6.655;
