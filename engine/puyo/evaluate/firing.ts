import { type Option } from '../options.ts';
import { type Judged } from './judged.ts';

/** What the search has seen of an option; chains in thousandths of a step. */
export interface Prospect {
  option: Option;
  lost: boolean;
  /** The best chain that it fires with the visible pairs alone. */
  certain: number;
  /** In each sampled future the best chain that it fires, and the best that waits. */
  futures: readonly { fired: number; waited: number }[];
}

/** A chain that only waits is worth so much less than one that was fired. */
const unfired = 500;

/** From so many puyos on, each takes more off a chain that only waits: there may be no room to fire it. */
const crowdedFrom = 52;
const perCrowdedPuyo = 150;

/** From so many puyos on only what the visible pairs can fire counts, give or take less and less. */
const fullFrom = 64;
const fullAt = 72;
const tolerancePerPuyo = 300;

/** Below everything that doesn't lose. */
const lostScore = -1e6;
const carelessScore = -1e5;

/**
 * When to fire: as soon as the chain at hand is at least what the other options lead to on average over the futures.
 * With little room left, what merely waits counts less and less; on a nearly full field the options have to keep the
 * best chain within reach of the visible pairs. Best first.
 */
export function decide(prospects: readonly Prospect[], puyos: number): Judged[] {
  const best = Math.max(...prospects.map(withinReach));
  const tolerance = puyos < fullFrom ? Infinity : Math.max(0, (fullAt - puyos) * tolerancePerPuyo);
  return prospects
    .map((prospect) => {
      const careless = withinReach(prospect) < best - tolerance;
      const score = valueOf(prospect, puyos) + (careless ? carelessScore : 0);
      return { option: prospect.option, score, plan: [] };
    })
    .sort((a, b) => b.score - a.score);
}

function withinReach({ option, lost, certain }: Prospect): number {
  return lost ? lostScore : Math.max(firedNow(option), certain);
}

/** As the kernel counts chains: steps first, then points. */
function firedNow({ result }: Option): number {
  return result.chains === 0 ? 0 : result.chains * 1000 + Math.min(900, Math.floor(result.score / 200));
}

function valueOf({ option, lost, futures }: Prospect, puyos: number): number {
  if (lost) return lostScore + firedNow(option);
  const discount = unfired + Math.max(0, puyos - crowdedFrom) * perCrowdedPuyo;
  const worths = futures.map(({ fired, waited }) => Math.max(fired, waited - discount));
  const later = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return Math.max(firedNow(option), later);
}
