/** Ways to a target without fixed cells to fill, such as a spin. */
import { pieces } from '../../tetris/types.ts';
import type { Coverage } from '../queues/Coverage.ts';
import type { Fields } from '../fields/Fields.ts';
import { type Laid, laidKey } from './ways.ts';

/** The same for the same pieces at the same places, in any order. */
const wayKey = (way: readonly Laid[]): string => way.map(laidKey).sort().join(' ');

/** Ways that lead to one field, by their keys. */
type Ways = Map<string, Laid[]>;

/** Every way of some queue that `coverage` has solved, in any order; the final piece comes last. */
export function waysThrough(fields: Fields, coverage: Coverage): Laid[][] {
  const found: Ways = new Map();
  let level = new Map<number, Ways>([[0, new Map([['', []]])]]);
  while (level.size > 0) {
    const next = new Map<number, Ways>();
    for (const [from, ways] of level)
      for (const [to, laid] of stepsFrom(from, fields, coverage)) {
        const isEnd = fields.isGoal(to);
        const into: Ways = isEnd ? found : (next.get(to) ?? new Map());
        if (!isEnd) next.set(to, into);
        addLonger(into, ways, laid);
      }
    level = next;
  }
  return [...found.values()];
}

function* stepsFrom(from: number, fields: Fields, coverage: Coverage): Generator<[number, Laid]> {
  for (const [number, piece] of pieces.entries())
    for (const to of fields.known(from, number))
      if (coverage.isAlive(to)) yield [to, { piece, cells: fields.laidBetween(from, to) }];
}

function addLonger(into: Ways, ways: Ways, laid: Laid): void {
  for (const way of ways.values()) {
    const longer = [...way, laid];
    into.set(wayKey(longer), longer);
  }
}

/** Only those that do not contain another one completely: their additional pieces are of no use. */
export function withoutIdle(ways: readonly Laid[][]): Laid[][] {
  const keys = new Set(ways.map(wayKey));
  return ways.filter((way) => !properParts(way).some((part) => keys.has(wayKey(part))));
}

function properParts(way: readonly Laid[]): Laid[][] {
  const all = 2 ** way.length - 1;
  return Array.from({ length: Math.max(0, all - 1) }, (_, at) =>
    way.filter((__, place) => ((at + 1) >> place) & 1),
  );
}
