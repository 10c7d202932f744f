/** A game of endless Puyo between its pairs: what lies, which pair comes, what has been scored, and the way back. */
import { type Chain, resolve } from '../../../engine/puyo/rules/chain.ts';
import { emptyField, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { pairsOf } from '../../../engine/puyo/rules/pairs.ts';
import { dropPair } from '../../../engine/puyo/rules/place.ts';
import { spawnColumn, visibleRows } from '../../../engine/puyo/rules/rules.ts';
import type { Pair, Placement, PuyoField, PuyoState } from '../../../engine/puyo/types.ts';

export interface Round {
  /** Everything is at rest. */
  readonly field: PuyoField;
  /** Pairs placed so far. */
  readonly turn: number;
  readonly deal: (turn: number) => Pair;
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
}

export const colours = 4;
/** Pairs that are seen before they fall. */
export const previews = 2;

/** The pairs are those of the games from the 20th Anniversary on: a pool of 256 puyos. */
export function startRound(seed: number): Round {
  return {
    field: emptyField(),
    turn: 0,
    deal: pairsOf('esports', seed & 0xffff, colours),
    score: 0,
    longest: 0,
    allClear: false,
    before: null,
  };
}

/** The falling pair and those that are seen after it. */
export function pairsIn({ deal, turn }: Round): Pair[] {
  return Array.from({ length: previews + 1 }, (_, ahead) => deal(turn + ahead));
}

/** The position as the engine takes it. */
export function stateOf(round: Round): PuyoState {
  const { field, allClear, score } = round;
  return { game: 'puyo', field, pairs: pairsIn(round), allClear, incoming: 0, score };
}

/** The place where pairs come in is filled. */
export function isOver({ field }: Round): boolean {
  return stacksOf(field)[spawnColumn]!.length >= visibleRows;
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
