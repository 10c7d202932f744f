import { bcts, dellacherie } from '../../../engine/tetris/evaluate/published.ts';
import { dt20 } from './dt20.ts';
import { styles } from '../../../engine/tetris/evaluate/styles.ts';
import { type OkibaFeature, okibaFeatures } from '../../../engine/tetris/evaluate/okiba.ts';
import { type Option, findOptions } from '../../../engine/tetris/advice/options.ts';
import { Search } from '../../../engine/tetris/search/search.ts';
import { searchRules } from '../../../engine/tetris/search/stages.ts';
import { type TetrisState } from '../../../engine/tetris/types.ts';

/** Published by others; none of them is a part of ours. */
const evaluators: readonly Partial<Record<OkibaFeature, number>>[] = [dellacherie, bcts, dt20];
/** Wide enough for nearly every pair of places. */
const effort = { width: 1500, forecasts: 0 };
/** Places that an evaluator accepts, and those that are worth as much as the last of them. */
const accepted = 5;

/** The places that all three evaluators have among their best, each with the pieces that are seen. */
export function agreedPlaces(state: TetrisState): Option[] {
  const options = findOptions(state, { skill: 'drops', useHold: true });
  const alive = options.filter(({ result }) => !result.toppedOut);
  return evaluators.reduce((left, weights) => acceptedBy(weights, state, alive, left), alive);
}

function acceptedBy(
  weights: Partial<Record<OkibaFeature, number>>,
  state: TetrisState,
  options: readonly Option[],
  left: readonly Option[],
): Option[] {
  const array = Float64Array.from(okibaFeatures, (name) => weights[name] ?? 0);
  const rules = searchRules({ ...styles.okiba, weightsFor: () => array }, 'drops');
  const scores = new Search(state, rules).judge(options, effort, true).map((verdict) => verdict!.score);
  const least = scores.toSorted((a, b) => b - a)[Math.min(accepted, scores.length) - 1]!;
  return left.filter((option) => scores[options.indexOf(option)]! >= least);
}
