import { type AttackName, type AttackTable, attackTables, usualAttack } from '../rules/attack.ts';
import { heightOf } from '../rules/board.ts';
import { type Board } from '../types.ts';
import { type LookAheadEvaluator } from '../evaluators.ts';
import { weightsAt } from './okiba.ts';
import { tuned } from './okibaWeights.ts';
import { type VersusWeights, versusFeatures } from './versus.ts';
import { plain } from './attackers/plainWeights.ts';
import { tetris } from './attackers/tetrisWeights.ts';
import { tspin } from './attackers/tspinWeights.ts';

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

/** Rows that a perfect clear sends in the games that the weights are for. */
const usualPerfectClear = attackTables[usualAttack].perfectClear;

/** A style that attacks by these weights. What a perfect clear is worth beside its rows goes by how many these are. */
export function attacking(weights: VersusWeights, attack: AttackTable): Style {
  const perfectClear = (weights.perfectClear * attack.perfectClear) / usualPerfectClear;
  const array = Float64Array.from(versusFeatures, (name) => ({ ...weights, perfectClear })[name]);
  return { versus: true, attack, weightsFor: () => array, noise: 0 };
}

/** Where a perfect clear sends half as much, those that were tuned without its rows send more (`npm run bench -- attack`). */
function weightsOf(evaluator: 'tetris' | 'tspin', { perfectClear }: AttackTable): VersusWeights {
  if (evaluator === 'tetris') return tetris;
  return perfectClear < usualPerfectClear ? plain : tspin;
}

function styleOf(evaluator: LookAheadEvaluator, attack: AttackTable): Style {
  return evaluator === 'tetris' || evaluator === 'tspin'
    ? attacking(weightsOf(evaluator, attack), attack)
    : { ...survive, attack };
}

const known = new Map<string, Style>();

/** How an evaluator that looks ahead plays where clears send what this table says; okiba is the style for beginners. */
export function styleFor(evaluator: LookAheadEvaluator, attack: AttackName): Style {
  const key = `${evaluator} ${attack}`;
  const style = known.get(key) ?? styleOf(evaluator, attackTables[attack]);
  known.set(key, style);
  return style;
}

/** The same by the guideline's table. */
export const styles: Readonly<Record<LookAheadEvaluator, Style>> = {
  okiba: survive,
  survive,
  tetris: styleFor('tetris', usualAttack),
  tspin: styleFor('tspin', usualAttack),
};
