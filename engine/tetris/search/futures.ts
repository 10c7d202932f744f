import { type Piece, type Placement, type TetrisState, pieces } from '../types.ts';
import { nextChances } from './chances.ts';
import { draw, mix } from '../random.ts';
import { type Effort, type Move, type Ranked, type Verdict, Search } from './search.ts';
import { type SearchRules } from './workbench.ts';

/** How far a search goes beyond what is visible. */
export interface Foresight extends Effort {
  /** Continuations of the queue that are tried, drawn as the bag allows. */
  futures: number;
  /** Pieces of each. */
  ahead: number;
}

/** What a move is worth in all futures together. */
interface Expected {
  ranked: Ranked;
  sum: number;
}

/**
 * The first move from the spawn with the best mean over several futures, each searched as if it were visible; null where
 * there is none. The same position has the same futures. A move that a search gave up counts there as its worst one.
 */
export function chooseWithForesight(
  state: TetrisState,
  rules: SearchRules,
  foresight: Foresight,
): { move: Move | null; nodes: number } {
  const known = new Map<string, Expected>();
  const search = new Search(state, rules);
  let sumOfLeast = 0;
  for (const ranked of search.rankEach(futuresOf(state, foresight), foresight)) {
    if (ranked.length === 0) break;
    const least = Math.min(...ranked.map(({ score }) => score));
    for (const expected of known.values()) expected.sum += least;
    for (const one of ranked) {
      const key = `${one.code} ${one.left}`;
      const before = known.get(key)?.sum ?? sumOfLeast + least;
      known.set(key, { ranked: one, sum: before - least + one.score });
    }
    sumOfLeast += least;
  }
  const best = [...known.values()].reduce<Expected | null>((a, b) => (a && a.sum >= b.sum ? a : b), null);
  return { move: best && search.moveOf(best.ranked), nodes: search.nodes };
}

/**
 * What moves are worth by the same futures, in their order; null for those that no search followed to the end. One that some
 * gave up counts there as their worst one.
 */
export function judgeWithForesight(
  state: TetrisState,
  rules: SearchRules,
  moves: readonly Move[],
  foresight: Foresight,
): { verdicts: (Verdict | null)[]; nodes: number } {
  const sums = moves.map(() => 0);
  const plans = moves.map((): Placement[] | null => null);
  const search = new Search(state, rules);
  for (const found of search.judgeEach(futuresOf(state, foresight), moves, foresight, false)) {
    const least = leastScore(found);
    for (const [at, verdict] of found.entries()) {
      sums[at]! += verdict?.score ?? least;
      plans[at] ??= verdict?.plan ?? null;
    }
  }
  const verdicts = plans.map((plan, at): Verdict | null => {
    return plan && { score: sums[at]! / foresight.futures, plan: plan.slice(0, state.queue.length - 1) };
  });
  return { verdicts, nodes: search.nodes };
}

export function leastScore(verdicts: readonly (Verdict | null)[]): number {
  return verdicts.reduce((least, verdict) => Math.min(least, verdict?.score ?? Infinity), Infinity);
}

function futuresOf(state: TetrisState, { futures, ahead }: Foresight): TetrisState[] {
  let seed = seedOf(state);
  return Array.from({ length: futures }, () => {
    const drawn = extend(state, ahead, seed);
    seed = drawn.seed;
    return drawn.state;
  });
}

function seedOf({ board, queue }: TetrisState): number {
  let seed = queue.length;
  for (const mask of board.masks) seed = mix(Math.imul(seed, 31) + mask);
  for (const piece of queue) seed = mix(seed + pieces.indexOf(piece));
  return seed;
}

/** The state with some more pieces in the queue, each as likely as it is to come; and the seed for the next one. */
export function extend(
  state: TetrisState,
  count: number,
  seed: number,
): { state: TetrisState; seed: number } {
  let { queue, bag } = state;
  for (let drawn = 0; drawn < count; drawn++) {
    const { value, state: next } = draw(seed);
    seed = next;
    const piece = pick(nextChances({ queue, ...(bag && { bag }) }), value);
    queue = [...queue, piece];
    bag = bag && without(bag, piece);
  }
  return { state: bag ? { ...state, queue, bag } : { ...state, queue }, seed };
}

function pick(chances: readonly number[], value: number): Piece {
  let sum = 0;
  for (const [index, chance] of chances.entries()) {
    sum += chance;
    if (value < sum) return pieces[index]!;
  }
  return pieces[chances.findLastIndex((chance) => chance > 0)]!;
}

/** After the last piece of a bag comes a whole one. */
function without(bag: readonly Piece[], piece: Piece): readonly Piece[] {
  const rest = bag.toSpliced(bag.indexOf(piece), 1);
  return rest.length > 0 ? rest : pieces;
}
