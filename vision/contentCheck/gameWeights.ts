/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:games`, not by hand. */
import type { GameCues } from './cues.ts';

export const weights: GameCues = {
  place: 0.613,
  surprise: -0.828,
  unsure: -0.79,
  piece: 0.16,
  next: 0.588,
  puyo: -0.128,
};
export const bias = -6.863;
