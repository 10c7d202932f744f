/** Finds how much scores have to be damped so that results reported as sure are right. */
import { answer, figuresOf } from './evaluate.ts';
import { chancesOf, partsOf, type Network } from './ranking.ts';
import type { Group } from '../pictures/truth.ts';

/** Of the places reported as sure, at most this share may be wrong on held-back pictures. */
const mostWrong = 0.004;
const step = 1.05;
/** Pictures that nobody has drawn or labelled are harder: scores are damped by this factor more. */
const margin = 1.6;
const hottest = 4;
const offsetStep = 0.1;
const mostOffset = 8;

/** Scores are divided by `temperature`, and then lowered by `offset`. */
export interface Calibration {
  temperature: number;
  offset: number;
}

/** The scores of all places of each group. */
export type Scores = readonly Float64Array[];

/** The damping that explains the groups best, increased while too many sure places are wrong, and a little more. */
export function calibrate(scores: Scores, groups: readonly Group[]): Calibration {
  const withOffset = (temperature: number): Calibration => {
    const offset = findOffset(adjusted(scores, { temperature, offset: 0 }), groups);
    return { temperature, offset };
  };
  let temperature = findTemperature(scores, groups);
  while (temperature < hottest && isRash(adjusted(scores, withOffset(temperature)), groups))
    temperature *= step;
  return withOffset(temperature * margin);
}

function isRash(scores: Scores, groups: readonly Group[]): boolean {
  const { sure, sureWrong } = figuresOf(groups.map((group, k) => answer(scores[k]!, group)));
  return sureWrong > mostWrong * (sure + sureWrong);
}

const adjusted = (scores: Scores, { temperature, offset }: Calibration): Scores =>
  scores.map((values) => values.map((score) => score / temperature - offset));

/** The mean negative logarithm of the right answer's probability. */
function surprise(scores: Scores, groups: readonly Group[]): number {
  return groups.reduce((sum, { right }, k) => {
    const chances = chancesOf(scores[k]!);
    const places = right.reduce((total, value, i) => total + (value ? chances[i]! : 0), 0);
    const nothing = 1 - chances.reduce((total, chance) => total + chance, 0);
    return sum - Math.log(Math.max(1e-12, right.includes(1) ? places : nothing));
  }, 0);
}

/** The temperature that explains the groups best. */
export function findTemperature(scores: Scores, groups: readonly Group[]): number {
  const at = (temperature: number): number => surprise(adjusted(scores, { temperature, offset: 0 }), groups);
  let temperature = 0.5;
  while (temperature < hottest && at(temperature * step) < at(temperature)) temperature *= step;
  return temperature;
}

/** Damping raises the scores of the many unlikely proposals against that of "no board": this compensates for it. */
export function findOffset(scores: Scores, groups: readonly Group[]): number {
  const at = (offset: number): number => surprise(adjusted(scores, { temperature: 1, offset }), groups);
  let offset = 0;
  while (offset < mostOffset && at(offset + offsetStep) < at(offset)) offset += offsetStep;
  return offset;
}

/** The same network with its scores adjusted. */
export function damped(network: Network, { temperature, offset }: Calibration): Network {
  const { output, size, bias } = partsOf(network);
  const values = network.values.slice();
  for (let i = output; i < size; i += 1) values[i]! /= temperature;
  values[bias]! -= offset;
  return { ...network, values };
}
