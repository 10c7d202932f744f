import { countPuyos, stacksOf } from '../rules/field.ts';
import { type Option } from '../options.ts';
import { type PuyoField, type Silence } from '../types.ts';
import { type Judged } from './judged.ts';

/** No hint is given below this many puyos. */
const fewestPuyos = 24;

/**
 * The evaluator of the thesis of 2018: the placement whose chain has most steps, of equal ones the one that pops most
 * puyos; nothing before 24 puyos lie on the field, and nothing where none fires.
 */
export function judgeThesis2018(field: PuyoField, options: readonly Option[]): Judged[] | Silence {
  const puyos = countPuyos(stacksOf(field));
  if (puyos < fewestPuyos) return { kind: 'tooFew', needed: fewestPuyos, puyos };
  const firing = options.filter(({ result }) => result.chains > 0);
  if (firing.length === 0) return { kind: 'noChain' };
  return firing
    .map((option) => ({ option, score: option.result.chains * 100 + option.result.popped, plan: [] }))
    .sort((a, b) => b.score - a.score);
}
