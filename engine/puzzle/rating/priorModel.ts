import { type Category, type Rating } from '../types.ts';

/** A sum of weighted features. */
export interface Linear {
  bias: number;
  weights: readonly number[];
}

/**
 * interest = level - slope * bend(difficulty) + share * tilt, where bend is -difficulty for one move and
 * (difficulty - 3.2)² for more.
 */
export interface PriorModel {
  difficulty: Linear;
  /** What makes a puzzle more interesting than others of its difficulty. */
  tilt: Linear;
  level: number;
  slope: number;
  share: number;
}

/** Puzzles that are judged among themselves, as in the thesis's survey: one category and number of moves. */
export type PuzzleClass = Exclude<`${Category}${1 | 2 | 3 | 4}`, 'donation1'>;

const scale = { least: 1, most: 5 } as const;

/** The difficulty beyond which longer puzzles get less interesting again. */
export const peakDifficulty = 3.2;

export function bend(moves: number, difficulty: number): number {
  return moves === 1 ? -difficulty : (difficulty - peakDifficulty) ** 2;
}

export function evaluateLinear({ bias, weights }: Linear, features: readonly number[]): number {
  return features.reduce((sum, feature, index) => sum + feature * weights[index]!, bias);
}

function clip(value: number): number {
  return Math.min(scale.most, Math.max(scale.least, value));
}

export function rateBy(model: PriorModel, moves: number, features: readonly number[]): Rating {
  const difficulty = evaluateLinear(model.difficulty, features);
  const tilt = model.share * evaluateLinear(model.tilt, features);
  return {
    interest: clip(model.level - model.slope * bend(moves, difficulty) + tilt),
    difficulty: clip(difficulty),
  };
}
