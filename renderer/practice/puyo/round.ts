/** A game of endless Puyo between its pairs: the field, which pair comes, what has been scored, and the way back. */
import { type Chain, resolve } from '../../../engine/puyo/rules/chain.ts';
import { emptyField, parseField, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { pairsOf } from '../../../engine/puyo/rules/pairs.ts';
import { dropPair } from '../../../engine/puyo/rules/place.ts';
import { spawnColumn, visibleRows } from '../../../engine/puyo/rules/rules.ts';
import type { Tsume } from '../../../engine/puyo/tsume.ts';
import type { Pair, Placement, PuyoColour, PuyoField, PuyoState } from '../../../engine/puyo/types.ts';

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
  /** The pair is placed, and nothing has popped yet. */
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

/** Where a round begins: the lowest rows of its field, and the pairs that come first, two letters each. */
export interface Beginning {
  readonly cells: readonly string[];
  readonly pairs: readonly string[];
  readonly allClear: boolean;
}

/** The round with these rows lying at the bottom and these pairs first; of the pairs after them, in the same colours. */
export function startedFrom(round: Round, { cells, pairs, allClear }: Beginning): Round {
  const { field } = parseField(['......', ...cells].slice(-13));
  const known = pairs.map(([axis, child]): Pair => ({
    axis: axis as PuyoColour,
    child: child as PuyoColour,
  }));
  const deal = recoloured(round.deal, coloursIn([...pairs, ...cells]));
  return { ...round, field, allClear, deal: (turn) => known[turn] ?? deal(turn - known.length) };
}

/** In the order in which they come. */
function coloursIn(texts: readonly string[]): PuyoColour[] {
  const letters = [...texts.join('')].filter((letter): letter is PuyoColour => 'RGBYP'.includes(letter));
  return [...new Set(letters)];
}

/** So many pairs have all colours of a game. */
const telling = 128;

/** The same pairs with these colours in the place of others, as many as are dealt. */
function recoloured(deal: Round['deal'], wanted: readonly PuyoColour[]): Round['deal'] {
  const first = Array.from({ length: telling }, (_, turn) => deal(turn));
  const dealt = coloursIn(first.map(({ axis, child }) => axis + child));
  const target = [...new Set([...wanted, ...dealt])];
  const instead = (colour: PuyoColour): PuyoColour => target[dealt.indexOf(colour)]!;
  return (turn) => {
    const { axis, child } = deal(turn);
    return { axis: instead(axis), child: instead(child) };
  };
}

/** The falling pair and those that are seen after it. */
export function pairsIn({ deal, turn, pairs }: Round): Pair[] {
  return Array.from({ length: Math.min(previews + 1, pairs - turn) }, (_, ahead) => deal(turn + ahead));
}

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
