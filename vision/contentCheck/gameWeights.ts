/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:games`, not by hand. */
import type { GameCues } from './cues.ts';

export const weights: GameCues = {
  place: 0.56,
  surprise: -0.874,
  unsure: -0.743,
  piece: 0.152,
  next: 0.598,
  puyo: -0.157,
};
export const bias = -6.554;
