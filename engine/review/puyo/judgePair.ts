import { findFacts } from '../../puyo/advice/facts.ts';
import type { Judged } from '../../puyo/evaluate/judged.ts';
import { judgeByBeam } from '../../puyo/evaluate/okiba.ts';
import { findOptions, type Option } from '../../puyo/options.ts';
import type { Fact, Input, PuyoState } from '../../puyo/types.ts';
import { ratingOf, type Rating } from '../rating.ts';
import type { PairPlace, PuyoTurn } from '../record.ts';
import { findPuyoMistakes, type PuyoMistake } from './puyoMistakes.ts';
import { puyoPositionOf } from './position.ts';
import { fullChain, puyoScale } from './puyoScale.ts';

/** What the best place would have been. */
interface BetterPair {
  placed: PairPlace;
  inputs: Input[];
  facts: Fact[];
}

/** A pair with what the engine thinks of its place. */
export interface JudgedPuyo {
  game: 'puyo';
  rating: Rating;
  /** In thousandths of a step of the chain that is built for; what loses the game needlessly loses `lossOfMatch`. */
  loss: number;
  /** What speaks for the place that was played. */
  facts: Fact[];
  /** What speaks against it: none where it is good. */
  mistakes: PuyoMistake[];
  best: BetterPair;
  /** The chain that the field promises afterwards, or that was fired, 0..100 of one as long as games are built for. */
  quality: number;
}

/** More than any other place can lose. */
export const lossOfMatch = 30_000;

/** Fields valued for a pair: about seventeen milliseconds. */
const nodes = 15_000;

/** What was lost against the best place, by one look at all of them. Throws PositionError where what is recorded can't be. */
export function judgePair(turn: PuyoTurn): JudgedPuyo {
  const state = puyoPositionOf(turn);
  const judged = judgedPlaces(state);
  const [best] = judged;
  const played = judged.find(({ option }) => isAt(option, turn.placed)) ?? twinOf(judged, state, turn.placed);
  if (!best || !played) return unknown(turn.placed);
  const loss = lossBetween(played, best);
  const rating = ratingOf(loss, puyoScale);
  return {
    game: 'puyo',
    rating,
    loss,
    facts: factsOf(played, state),
    mistakes: loss > puyoScale.most.good ? findPuyoMistakes(played, best, state) : [],
    best:
      loss > 0 ? betterBy(best, state) : { placed: turn.placed, inputs: [], facts: factsOf(played, state) },
    quality: qualityOf(played),
  };
}

/** Best first. */
function judgedPlaces(state: PuyoState): readonly Judged[] {
  let last: readonly Judged[] = [];
  for (const { judged } of judgeByBeam(state, findOptions(state), { nodes })) last = judged;
  return last;
}

const isAt = ({ placement }: Option, { column, direction }: PairPlace): boolean =>
  placement.column === column && placement.direction === direction;

/** Of two equal puyos only one way round is an option. */
function twinOf(judged: readonly Judged[], { pairs }: PuyoState, placed: PairPlace): Judged | undefined {
  const [pair] = pairs;
  if (!pair || pair.axis !== pair.child) return undefined;
  const turned = turnedRound(placed);
  return judged.find(({ option }) => isAt(option, turned));
}

function turnedRound({ column, direction }: PairPlace): PairPlace {
  if (direction === 'up') return { column, direction: 'down' };
  if (direction === 'down') return { column, direction: 'up' };
  if (direction === 'right') return { column: column + 1, direction: 'left' };
  return { column: column - 1, direction: 'right' };
}

/** Where no key leads by the rules that are known, nothing is held against it. */
function unknown(placed: PairPlace): JudgedPuyo {
  const best: BetterPair = { placed, inputs: [], facts: [] };
  return { game: 'puyo', rating: 'best', loss: 0, facts: [], mistakes: [], best, quality: 0 };
}

function lossBetween(played: Judged, best: Judged): number {
  if (played.option.result.lost && !best.option.result.lost) return lossOfMatch;
  return Math.min(lossOfMatch - 1, Math.max(0, Math.round(best.score - played.score)));
}

function betterBy(best: Judged, state: PuyoState): BetterPair {
  const { placement, inputs } = best.option;
  return { placed: placement, inputs, facts: factsOf(best, state) };
}

function factsOf({ option, expected, stakes }: Judged, state: PuyoState): Fact[] {
  return findFacts(option, { state, onlySafe: false, expected, stakes });
}

function qualityOf({ option, expected = 0 }: Judged): number {
  if (option.result.lost) return 0;
  const steps = option.result.chains > 0 ? option.result.chains : expected;
  return Math.min(100, (100 * steps) / fullChain);
}
