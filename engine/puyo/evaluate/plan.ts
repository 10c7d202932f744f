import { type Placement, directions } from '../types.ts';
import { type Prospects } from '../wasm/kernel.ts';

/** As beam.as notes a way: five bits a placement, two of them the direction, the first placement lowest. */
const wayBits = 5;
const directionBits = 2;

/** The placements of a way. */
export function placementsOf(way: number): Placement[] {
  const placements: Placement[] = [];
  for (let rest = way; rest > 0; rest >>= wayBits) {
    const number = rest & (2 ** wayBits - 1);
    placements.push({
      column: number >> directionBits,
      direction: directions[number & (2 ** directionBits - 1)]!,
    });
  }
  return placements;
}

/** A chain that only waits comes after one that was fired and is as long. */
const unfired = 400;

/**
 * The next placements after a first one (`root`): those that lead to the best chain in most of the futures; of equally many
 * those of the first future.
 */
export function planOf(root: number, sampled: readonly Prospects[]): Placement[] {
  const votes = new Map<number, number>();
  for (const { fired, waited, firedWays, waitedWays } of sampled) {
    const way = fired[root]! >= waited[root]! - unfired ? firedWays[root]! : waitedWays[root]!;
    votes.set(way, (votes.get(way) ?? 0) + 1);
  }
  const [best = 0] = [...votes].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return placementsOf(best);
}
