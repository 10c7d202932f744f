/** Finds how much the scores have to be damped so that what is said to be sure is right. */
import { answer, figuresOf, type Answer } from './evaluate.ts';
import { chancesOf, scoresOf, type Network, partsOf } from './ranking.ts';
import type { Group } from './truth.ts';

/** Of the places that are said to be sure, at most this share may be wrong on held-back pictures. */
const mostWrong = 0.004;
const step = 1.05;
const hottest = 4;

/** The mean negative logarithm of the right answer's probability when scores are divided by `temperature`. */
function surprise(scores: readonly Float64Array[], groups: readonly Group[], temperature: number): number {
  return groups.reduce((sum, { right }, k) => {
    const chances = chancesOf(scores[k]!.map((score) => score / temperature));
    const places = right.reduce((total, value, i) => total + (value ? chances[i]! : 0), 0);
    const nothing = 1 - chances.reduce((total, chance) => total + chance, 0);
    return sum - Math.log(Math.max(1e-12, right.includes(1) ? places : nothing));
  }, 0);
}

/**
 * The network with its scores damped and lowered so that they explain the groups best, and damped further while too
 * much of what is sure is wrong.
 */
export function calibrated(network: Network, groups: readonly Group[]): Network {
  let temperature = findTemperature(network, groups);
  for (;;) {
    const candidate = lowered(damped(network, temperature), groups);
    const answers = groups.map((group) => answer(candidate, group));
    if (temperature >= hottest || !isRash(answers)) return candidate;
    temperature *= step;
  }
}

/** The temperature that explains the groups best. */
export function findTemperature(network: Network, groups: readonly Group[]): number {
  const scores = groups.map((group) => scoresOf(network, group));
  let temperature = 0.5;
  while (
    temperature < hottest &&
    surprise(scores, groups, temperature * step) < surprise(scores, groups, temperature)
  )
    temperature *= step;
  return temperature;
}

function isRash(answers: readonly Answer[]): boolean {
  const { sure, sureWrong } = figuresOf(answers);
  return sureWrong > mostWrong * (sure + sureWrong);
}

/** The same network with all scores divided by `temperature`. */
export function damped(network: Network, temperature: number): Network {
  const { output, size } = partsOf(network);
  const values = network.values.slice();
  for (let i = output; i < size; i += 1) values[i]! /= temperature;
  return { ...network, values };
}

const offsetStep = 0.1;
const mostOffset = 8;

/**
 * Damping raises the scores of the many unlikely proposals against that of "no board": the same network with all
 * scores lowered by what explains the groups best.
 */
export function lowered(network: Network, groups: readonly Group[]): Network {
  const scores = groups.map((group) => scoresOf(network, group));
  const surpriseAt = (offset: number): number =>
    surprise(
      scores.map((values) => values.map((score) => score - offset)),
      groups,
      1,
    );
  let offset = 0;
  while (offset < mostOffset && surpriseAt(offset + offsetStep) < surpriseAt(offset)) offset += offsetStep;
  const values = network.values.slice();
  values[partsOf(network).bias]! -= offset;
  return { ...network, values };
}
