import { type Judged } from '../evaluate/judged.ts';
import { heightsOf, stacksOf } from '../rules/field.ts';
import { spawnColumn } from '../rules/rules.ts';
import { type Role } from '../types.ts';

/** A judged option and what it is offered as. */
export interface Offer {
  judged: Judged;
  role: Role;
}

/**
 * So many of the judged, best first: the best, and among the others the best one of each role, where there is one: build,
 * fire now, safe.
 */
export function pickOffers(judged: readonly Judged[], count: number): Offer[] {
  const others = judged.slice(1);
  const safest = others.reduce<Judged | null>((best, one) => (risk(one) < risk(best) ? one : best), null);
  const offers = judged.map((one) => ({ judged: one, role: roleOf(one, one === safest) }));
  const chosen = new Set(offers.slice(0, count));
  for (const role of ['fire', 'safe', 'build'] as const) {
    const best = offers.find((offer) => offer.role === role);
    const present = [...chosen].some((offer) => offer.role === role);
    const leaving = [...chosen].slice(1).findLast((offer) => isSpare(offer, chosen));
    if (!best || present || !leaving) continue;
    chosen.delete(leaving);
    chosen.add(best);
  }
  return offers.filter((offer) => chosen.has(offer));
}

/** Another one of its role is among the chosen. */
function isSpare({ role }: Offer, chosen: ReadonlySet<Offer>): boolean {
  return [...chosen].filter((offer) => offer.role === role).length > 1;
}

function roleOf({ option: { result } }: Judged, isSafest: boolean): Role {
  if (result.lost) return 'safe';
  if (result.chains > 0) return 'fire';
  return isSafest ? 'safe' : 'build';
}

/** How close the spawn column, and then the highest column, come to the top where nothing is fired. */
function risk(judged: Judged | null): number {
  if (!judged || judged.option.result.lost || judged.option.result.chains > 0) return Infinity;
  const heights = heightsOf(stacksOf(judged.option.chain.after));
  return heights[spawnColumn]! * 100 + Math.max(...heights);
}
