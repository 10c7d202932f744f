import { type TetrisState } from '../../../engine/tetris/types.ts';
import { type Option } from '../../../engine/tetris/advice/options.ts';
import { styles } from '../../../engine/tetris/evaluate/styles.ts';
import { type LookAheadEvaluator } from '../../../engine/tetris/evaluators.ts';
import { extend } from '../../../engine/tetris/search/futures.ts';
import { Search } from '../../../engine/tetris/search/search.ts';
import { searchRules } from '../../../engine/tetris/search/stages.ts';

const futures = 6;
const ahead = 2;
const effort = { width: 48, forecasts: 8 };

/**
 * What each place is worth by a look that costs ten times as much as a hint may: the mean over several futures, each two
 * pieces longer than what is seen. Another one for each seed.
 */
export function betterLook(
  state: TetrisState,
  options: readonly Option[],
  evaluator: LookAheadEvaluator,
  seed: number,
): number[] {
  const rules = searchRules(styles[evaluator], 'drops');
  const means = options.map(() => 0);
  for (let future = 0; future < futures; future++) {
    const extended = extend(state, ahead, seed);
    seed = extended.seed;
    const verdicts = new Search(extended.state, rules).judge(options, effort, true);
    verdicts.forEach((verdict, at) => (means[at]! += verdict!.score / futures));
  }
  return means;
}
