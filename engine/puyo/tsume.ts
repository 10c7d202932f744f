/** Tsume: a position, a few pairs, and the chain that is to be made with them; made from games that were played so far. */
import { isDead } from './options.ts';
import { randomFrom } from './random.ts';
import { resolve } from './rules/chain.ts';
import { emptyField, heightsOf, stacksOf } from './rules/field.ts';
import { pairsOf } from './rules/pairs.ts';
import { dropPair, fitsBetweenWalls } from './rules/place.ts';
import { columns } from './rules/rules.ts';
import { bestTrigger } from './triggers.ts';
import { directions, type Pair, type Placement, type PuyoField } from './types.ts';

export interface Tsume {
  field: PuyoField;
  /** In their order; the last one is needed. */
  pairs: Pair[];
  /** Steps of the chain that is asked for: the longest that can be made. */
  chain: number;
  /** Ways that lead to it. */
  answers: number;
}

const colours = 4;
/** Pairs that lie already. */
const [fewestLying, mostLying] = [7, 13] as const;
const leastChain = 3;
/** With more of them it is no puzzle. */
const mostAnswers = 12;
/** So that every place can be reached, with all pairs on top of each other. */
const mostHeight = 7;
/** How many like neighbours a whim is worth; and how often three pairs are asked for instead of two. */
const [whim, threePairs] = [1.5, 0.25] as const;

/** The same seed makes the same puzzle. */
export function makeTsume(seed: number): Tsume {
  const random = randomFrom(seed);
  for (;;) {
    const tsume = tryTsume(random);
    if (tsume) return tsume;
  }
}

/** A game in which like colours are put together, until one of its positions is a puzzle. */
function tryTsume(random: () => number): Tsume | null {
  const deal = pairsOf('esports', Math.floor(random() * 0x10000), colours);
  let field = emptyField();
  for (let turn = 0; turn < mostLying; turn++) {
    const next = laidOn(field, deal(turn), random);
    if (!next) return null;
    field = next;
    if (turn + 1 < fewestLying || !isPromising(field)) continue;
    const asked = random() < threePairs ? 3 : 2;
    const tsume = asks(
      field,
      Array.from({ length: asked }, (_, at) => deal(turn + 1 + at)),
    );
    if (tsume) return tsume;
  }
  return null;
}

/** The pair beside its like, mostly, where nothing pops and the field stays low; null where there is no such place. */
function laidOn(field: PuyoField, pair: Pair, random: () => number): PuyoField | null {
  const calm = droppedOn(field, pair).filter(
    (dropped) => heightOf(dropped) <= mostHeight && resolve(dropped).steps.length === 0,
  );
  const values = calm.map((dropped) => likeNeighbours(dropped) + whim * random());
  return calm[values.indexOf(Math.max(...values))] ?? null;
}

const heightOf = (field: PuyoField): number => Math.max(...heightsOf(stacksOf(field)));

/** How often two puyos of a colour lie side by side or on each other. */
function likeNeighbours({ cells }: PuyoField): number {
  let count = 0;
  for (const [y, row] of cells.entries())
    for (let x = 0; x < row.length; x++) {
      if (row[x] === '.') continue;
      count += Number(row[x] === row[x + 1]) + Number(row[x] === cells[y + 1]?.[x]);
    }
  return count;
}

/** A chain is nearly there: looked at before all ways are tried. */
const isPromising = (field: PuyoField): boolean =>
  (bestTrigger(field, 'tsu')?.chain.steps.length ?? 0) >= leastChain;

/** The puzzle that these pairs make of the field; null where it is too short, too easy or needs fewer pairs. */
function asks(field: PuyoField, pairs: Pair[]): Tsume | null {
  const ways = waysOf(field, pairs);
  const chain = ways.findLastIndex((byPair) => byPair !== undefined);
  if (chain < leastChain) return null;
  const byPair = ways[chain]!;
  const early = byPair.slice(0, -1).some((count) => count > 0);
  const answers = byPair.at(-1)!;
  return early || answers > mostAnswers ? null : { field, pairs, chain, answers };
}

/** For each length of chain: how many ways fire it with the first pair, the second, and so on. */
export function waysOf(field: PuyoField, pairs: readonly Pair[]): number[][] {
  const ways: number[][] = [];
  const walk = (now: PuyoField, at: number): void => {
    if (at === pairs.length || isDead(now)) return;
    for (const dropped of droppedOn(now, pairs[at]!)) {
      const chain = resolve(dropped);
      const { length } = chain.steps;
      if (length > 0) (ways[length] ??= pairs.map(() => 0))[at]!++;
      walk(chain.after, at + 1);
    }
  };
  walk(field, 0);
  return ways;
}

const placements: readonly Placement[] = Array.from({ length: columns }, (_, x) =>
  directions.map((direction) => ({ column: x + 1, direction })),
)
  .flat()
  .filter(fitsBetweenWalls);

/** The pair in every place, alike ones once. What lies is low enough for it to get anywhere. */
function droppedOn(field: PuyoField, pair: Pair): PuyoField[] {
  const found = new Map<string, PuyoField>();
  for (const placement of placements) {
    const dropped = dropPair(field, pair, placement);
    found.set(dropped.cells.join(), dropped);
  }
  return [...found.values()];
}
