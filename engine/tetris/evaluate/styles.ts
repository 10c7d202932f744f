import { type AttackName, type AttackTable, attackTables, usualAttack } from '../rules/attack.ts';
import { heightOf } from '../rules/board.ts';
import { type Board } from '../types.ts';
import { type LookAheadEvaluator } from '../evaluators.ts';
import { weightsAt } from './okiba.ts';
import { tuned } from './okibaWeights.ts';
import { versusFeatures } from './versus.ts';
import { tetris } from './tetrisWeights.ts';
import { tspin } from './tspinWeights.ts';

/** One way to play: what a search strives for. */
export interface Style {
  /** Judged as in versus.ts: clears by what they send; else as in okiba.ts: by what keeps the game going. */
  versus: boolean;
  /** What clears send in this game. */
  attack: AttackTable;
  /** Weights in the order of the features, for a search that begins on this board. */
  weightsFor(board: Board): Float64Array;
  /**
   * How much the difference between the values of two good places changes once more pieces are known (`npm run bench --
   * noise`); 0 where what looks like a fault may be a plan, as a T-slot is.
   */
  noise: number;
}

/** In the values of the weights that keep the game going. */
const surviveNoise = 10;

const survive: Style = {
  versus: false,
  attack: attackTables[usualAttack],
  weightsFor: (board) => weightsAt(tuned, Math.min(heightOf(board), board.rows), board.rows),
  noise: surviveNoise,
};

/** A style that attacks by these weights, in games with this table. */
export function attacking(
  weights: Readonly<Record<(typeof versusFeatures)[number], number>>,
  attack: AttackTable,
): Style {
  const array = Float64Array.from(versusFeatures, (name) => weights[name]);
  return { versus: true, attack, weightsFor: () => array, noise: 0 };
}

/** How each evaluator that looks ahead plays where nothing is said of the attack; okiba is the style for beginners. */
export const styles: Readonly<Record<LookAheadEvaluator, Style>> = {
  okiba: survive,
  survive,
  tetris: attacking(tetris, attackTables[usualAttack]),
  tspin: attacking(tspin, attackTables[usualAttack]),
};

/** How an evaluator plays in games where clears send what this table says. */
export function styleFor(evaluator: LookAheadEvaluator, attack: AttackName): Style {
  return { ...styles[evaluator], attack: attackTables[attack] };
}
