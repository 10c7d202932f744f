import {
  type MisdropLevel,
  type MisdropRates,
  misdropRates,
} from '../../../../engine/tetris/advice/misdrop.ts';

/** How quick and how sure a player's hands are. Times in milliseconds. */
export interface Hands {
  /** From a new piece, or a new hint, to the first key: half of it to half as much again. */
  reactionMs: number;
  /** From one key to the next, as evenly spread. */
  keyMs: number;
  slips: MisdropRates;
}

/** From a piece's first picture until its hint is drawn, on a machine that is busy with the game too. */
export const recognitionMs = 150;
/** Hints that are not followed: seen too late, or not believed. */
export const ignoredShare = 0.1;
/** Pieces at which a beginner who knows that holes are bad looks so closely that none is made in vain. */
export const usualCare = 0.8;

/**
 * Beginners by how often they slip. To choose one of many places takes people about 0.4 s, and untrained fingers tap six
 * or seven times a second; those who slip often are slower in both.
 */
export const novices: Readonly<Record<MisdropLevel, Hands>> = {
  off: { reactionMs: 400, keyMs: 150, slips: misdropRates.off },
  low: { reactionMs: 400, keyMs: 150, slips: misdropRates.low },
  high: { reactionMs: 550, keyMs: 200, slips: misdropRates.high },
};
