/**
 * `npm run bench -- noise [BOARDS] [EVALUATOR]`: by how much the difference between the values of two good places changes
 * when more of the game is known: between a hint's search and one over six futures of two more pieces. The standard
 * deviation is told from the median, since a few positions change by hundreds.
 */
import { findOptions } from '../../../engine/tetris/advice/options.ts';
import { styles } from '../../../engine/tetris/evaluate/styles.ts';
import { looksAhead, readEvaluator } from '../../../engine/tetris/evaluators.ts';
import { judgeInStages } from '../../../engine/tetris/search/stages.ts';
import { betterLook } from '../../engine/tetris/betterLook.ts';
import { novicePositions } from '../../engine/tetris/novicePositions.ts';

const [count = '200', name = 'okiba'] = process.argv.slice(2);
const evaluator = readEvaluator(name);
if (!looksAhead(evaluator)) throw new RangeError(`${evaluator} doesn't look ahead`);
/** Of a normal distribution. */
const deviationsInMedian = 1.4826;
const placesCompared = 6;

interface Pair {
  gap: number;
  change: number;
}

const pairs: Pair[] = [];
for (const [seed, { state }] of [...novicePositions(Number(count))].entries()) {
  const options = findOptions(state, { skill: 'drops', useHold: true }).filter(
    (one) => !one.result.toppedOut,
  );
  const stages = judgeInStages(state, options, { style: styles[evaluator], skill: 'drops' });
  const scores = [...stages].at(-1)!.verdicts.map(({ score }) => score);
  const better = betterLook(state, options, evaluator, seed);
  const [best, ...others] = [...scores.keys()]
    .sort((a, b) => scores[b]! - scores[a]!)
    .slice(0, placesCompared);
  for (const other of others) {
    const gap = scores[best!]! - scores[other]!;
    pairs.push({ gap, change: Math.abs(better[best!]! - better[other]! - gap) });
  }
}
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
/** The closest two fifths: where a hint may go either way. */
const closest = pairs.toSorted((a, b) => a.gap - b.gap).slice(0, Math.floor(0.4 * pairs.length));
console.log(
  `${evaluator}, ${count} positions: the ${closest.length} closest pairs, up to ${closest.at(-1)!.gap.toFixed(1)} apart, ` +
    `change by a standard deviation of ${(deviationsInMedian * median(closest.map(({ change }) => change))).toFixed(1)}; ` +
    `all ${pairs.length}: ${(deviationsInMedian * median(pairs.map(({ change }) => change))).toFixed(1)}`,
);
