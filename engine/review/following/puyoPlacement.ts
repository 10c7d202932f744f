import { resolve } from '../../puyo/rules/chain.ts';
import { dropPair, fitsBetweenWalls } from '../../puyo/rules/place.ts';
import { columns } from '../../puyo/rules/rules.ts';
import { type Placement, type PuyoField, type PuyoState, directions } from '../../puyo/types.ts';

const placements: readonly Placement[] = Array.from({ length: columns }, (_, x) =>
  directions.map((direction) => ({ column: x + 1, direction })),
)
  .flat()
  .filter(fitsBetweenWalls);

/**
 * Where the falling pair came down, if `after` is what came of it; null where no place explains it. Garbage that has fallen
 * since may lie on top.
 */
export function explainPuyo({ field, pairs, rules }: PuyoState, after: PuyoField): Placement | null {
  const [pair] = pairs;
  if (!pair) return null;
  const ends = placements.map((place) => resolve(dropPair(field, pair, place, rules)).after);
  const same = ends.findIndex(({ cells }) => cells.join() === after.cells.join());
  if (same >= 0) return placements[same]!;
  const under = ends.findIndex((end) => isUnderGarbage(end, after));
  return placements[under] ?? null;
}

/** All that is more in `after` is garbage. */
function isUnderGarbage(end: PuyoField, after: PuyoField): boolean {
  return after.cells.every((row, y) =>
    [...row].every((kind, x) => kind === end.cells[y]?.[x] || (kind === 'O' && end.cells[y]?.[x] === '.')),
  );
}
