/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:games`, not by hand. */
import type { GameCues } from './cues.ts';

export const weights: GameCues = {
  place: 0.578,
  surprise: -0.817,
  unsure: -0.81,
  piece: 0.138,
  next: 0.596,
  puyo: -0.112,
};
export const bias = -6.619;
