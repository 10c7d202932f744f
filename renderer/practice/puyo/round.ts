/** A game of endless Puyo between its pairs: what lies, which pair comes, what has been scored, and the way back. */
import { type Chain, resolve } from '../../../engine/puyo/rules/chain.ts';
import { emptyField, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { pairsOf } from '../../../engine/puyo/rules/pairs.ts';
import { dropPair } from '../../../engine/puyo/rules/place.ts';
import { spawnColumn, visibleRows } from '../../../engine/puyo/rules/rules.ts';
import type { Tsume } from '../../../engine/puyo/tsume.ts';
import type { Pair, Placement, PuyoField, PuyoState } from '../../../engine/puyo/types.ts';

export interface Round {
  /** Everything is at rest. */
  readonly field: PuyoField;
  /** Pairs placed so far. */
  readonly turn: number;
  readonly deal: (turn: number) => Pair;
  /** So many pairs come, and no more; Infinity where there is no end of them. */
  readonly pairs: number;
  readonly score: number;
  /** Steps of the longest chain so far. */
  readonly longest: number;
  /** The last chain cleared everything, and the next one has not come yet. */
  readonly allClear: boolean;
  /** As it was before the last pair; null at the beginning. */
  readonly before: Round | null;
}

/** A placed pair: what it did, and the game after it. */
export interface Placed {
  placement: Placement;
  /** The pair lies, and nothing has popped yet. */
  dropped: PuyoField;
  chain: Chain;
  after: Round;
  /** Garbage has fallen on it; no more does before the next pair. */
  hasGarbage?: true;
}

const colours = 4;
/** Pairs that are seen before they fall. */
const previews = 2;

/** The pairs are those of the games from the 20th Anniversary on: a pool of 256 puyos. */
export function startRound(seed: number): Round {
  return {
    field: emptyField(),
    turn: 0,
    deal: pairsOf('esports', seed & 0xffff, colours),
    pairs: Infinity,
    score: 0,
    longest: 0,
    allClear: false,
    before: null,
  };
}

/** The falling pair and those that are seen after it. */
export function pairsIn({ deal, turn, pairs }: Round): Pair[] {
  return Array.from({ length: Math.min(previews + 1, pairs - turn) }, (_, ahead) => deal(turn + ahead));
}

/** The round of a puzzle. */
export function tsumeRound(round: Round, { field, pairs }: Pick<Tsume, 'field' | 'pairs'>): Round {
  return { ...round, field, pairs: pairs.length, deal: (turn) => pairs[Math.min(turn, pairs.length - 1)]! };
}

/** The position as the engine takes it. `incoming`: garbage puyos on their way. */
export function stateOf(round: Round, incoming = 0): PuyoState {
  const { field, allClear, score } = round;
  return { game: 'puyo', field, pairs: pairsIn(round), allClear, incoming, score };
}

/** The place where pairs come in is filled, or no pair is left. */
export function isOver({ field, turn, pairs }: Round): boolean {
  return turn >= pairs || stacksOf(field)[spawnColumn]!.length >= visibleRows;
}

/** `extra`: points that the pair has made on its way down. */
export function place(round: Round, placement: Placement, extra = 0): Placed {
  const dropped = dropPair(round.field, round.deal(round.turn), placement);
  const chain = resolve(dropped);
  const after: Round = {
    ...round,
    field: chain.after,
    turn: round.turn + 1,
    score: round.score + extra + chain.score,
    longest: Math.max(round.longest, chain.steps.length),
    allClear: chain.steps.length > 0 ? chain.allClear : round.allClear,
    before: round,
  };
  return { placement, dropped, chain, after };
}
