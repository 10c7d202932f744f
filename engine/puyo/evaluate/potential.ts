import { countPuyos, heightsOf, stacksOf } from '../rules/field.ts';
import { type Option } from '../options.ts';
import { bestTrigger } from '../triggers.ts';
import { spawnColumn } from '../rules/rules.ts';
import { type RuleSet } from '../types.ts';
import { type Judged } from './judged.ts';

/** From so many puyos on the chain that can be fired counts as it stands; below, it is expected to grow. */
const fullAt = 56;

/** Puyos by which a chain grows one step. */
const puyosPerStep = 7;

/** What a puyo still needed takes from a chain, in steps. */
const perPuyoNeeded = 0.25;

const dangerousHeight = 9;

/**
 * Judges one pair by the chain that could be fired afterwards with one to three equal puyos. It fires when the chain at
 * hand is at least as long as what any other placement promises, growth in the room that is left included; with the
 * spawn column close to the top nothing is expected to grow any more.
 */
export function judgePotential(options: readonly Option[], rules: RuleSet): Judged[] {
  return options
    .map((option) => ({ option, score: valueOf(option, rules), plan: [] }))
    .sort((a, b) => b.score - a.score);
}

/** In steps. */
function valueOf({ result, chain }: Option, rules: RuleSet): number {
  if (result.lost) return -100;
  const stacks = stacksOf(chain.after);
  const heights = heightsOf(stacks);
  const trigger = bestTrigger(chain.after, rules);
  const waiting = trigger ? trigger.chain.steps.length - perPuyoNeeded * trigger.puyos : 0;
  const danger = Math.max(0, heights[spawnColumn]! - dangerousHeight);
  const growth = danger > 0 ? 0 : Math.max(0, fullAt - countPuyos(stacks)) / puyosPerStep;
  const later = waiting + (result.chains > 0 ? 0 : growth) - 2 * danger - unevenness(heights) / 50;
  return Math.max(result.chains, later) + result.score * 1e-7;
}

/** How far the columns stand from a bowl: the outer ones higher than the middle. */
function unevenness(heights: readonly number[]): number {
  const bowl = [1, 0.5, -0.5, -0.5, -0.5, 0];
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  return heights.reduce((sum, height, x) => sum + Math.abs(height - mean - bowl[x]!), 0);
}
