import { type Evaluator, defaultEvaluator, readEvaluator } from '../evaluators.ts';
import { type Judged } from '../evaluate/judged.ts';
import { worthOf } from '../evaluate/firing.ts';
import { type Judgement, judgeByBeam } from '../evaluate/okiba.ts';
import { judgePotential } from '../evaluate/potential.ts';
import { judgeThesis2018 } from '../evaluate/thesis2018.ts';
import { type Around, findFacts } from './facts.ts';
import { type Option, findOptions } from '../options.ts';
import { type Offer, pickOffers } from './roles.ts';
import { type Candidate, type PuyoState, type Silence, type Suggestion } from '../types.ts';

export interface SuggestOptions {
  evaluator?: string;
  /** Most candidates to answer. */
  count?: number;
  /** `seq` of the frame that is answered. */
  for?: number;
  /** About so many fields are valued by the look-ahead; without `milliseconds` the answer doesn't depend on the machine. */
  nodes?: number;
  /** Time for a better answer than the first. */
  milliseconds?: number;
  /** A match: room is kept for garbage, so that chains are fired earlier. */
  versus?: boolean;
}

const defaultCount = 3;

/**
 * The best places for the falling pair, best first. Without any, `silence` says why. Throws PositionError where the
 * state can't be, and RangeError for an unknown evaluator.
 */
export function suggest(state: PuyoState, options: SuggestOptions = {}): Suggestion {
  // Where time counts, the first answer shows how long one takes to be put into words.
  if (options.milliseconds !== undefined) return [...suggestions(state, options)].at(-1)!;
  let last: (() => Suggestion) | undefined;
  for (const answer of answers(state, options)) last = answer;
  return last!();
}

/** The same step by step: an answer after a few milliseconds, then a better one; only the last one is `final`. */
export function* suggestions(state: PuyoState, options: SuggestOptions = {}): Generator<Suggestion> {
  for (const answer of answers(state, options)) yield answer();
}

/** Answers whose facts are found when they are asked for. */
function* answers(state: PuyoState, options: SuggestOptions): Generator<() => Suggestion> {
  const started = performance.now();
  const evaluator = readEvaluator(options.evaluator ?? defaultEvaluator);
  const found = findOptions(state);
  const around: Around = { state, onlySafe: found.filter(({ result }) => !result.lost).length === 1 };
  const { milliseconds } = options;
  const left = milliseconds === undefined ? {} : { milliseconds: milliseconds + started - performance.now() };
  for (const { judged, nodes, final } of judge(evaluator, state, found, { ...options, ...left })) {
    const elapsedMs = performance.now() - started;
    const spoken = Array.isArray(judged) ? pickOffers(judged, options.count ?? defaultCount) : [];
    yield () => ({
      for: options.for ?? 0,
      final,
      candidates: spoken.map((one, rank) => makeCandidate(one, around, rank === 0)),
      ...(!Array.isArray(judged) && { silence: judged }),
      info: { evaluator, nodes, elapsedMs },
    });
  }
}

type Verdict = Omit<Judgement, 'judged'> & { judged: Judged[] | Silence };

function judge(
  evaluator: Evaluator,
  state: PuyoState,
  found: readonly Option[],
  options: SuggestOptions,
): Iterable<Verdict> {
  if (found.length === 0) return [{ judged: { kind: 'dead' }, nodes: 0, final: true }];
  return judges[evaluator](state, found, options);
}

type Judge = (state: PuyoState, found: readonly Option[], options: SuggestOptions) => Iterable<Verdict>;

/** One that looks at each place once. */
const atOnce =
  (judgeAll: (state: PuyoState, found: readonly Option[]) => Verdict['judged']): Judge =>
  (state, found) => [{ judged: judgeAll(state, found), nodes: found.length, final: true }];

/** What each evaluator does. */
const judges: Readonly<Record<Evaluator, Judge>> = {
  okiba: judgeByBeam,
  potential: atOnce(({ rules }, found) => judgePotential(found, rules ?? 'tsu')),
  'thesis-2018': atOnce(({ field }, found) => judgeThesis2018(field, found)),
};

function makeCandidate({ judged, role }: Offer, around: Around, isAdvised: boolean): Candidate {
  const { option, score, plan, expected, stakes } = judged;
  const { placement, cells, inputs, result } = option;
  const advised = isAdvised ? { later: laterWorth(judged) } : undefined;
  const onlySafe = around.onlySafe && !result.lost;
  const facts = findFacts(option, { ...around, onlySafe, expected, stakes, advised });
  return {
    placement,
    role,
    cells,
    inputs,
    result,
    score,
    plan,
    facts,
  };
}

/** What a place that fires is worth for what comes after; null where it is what it fires, or what that does in a match. */
function laterWorth({ option, score, stakes }: Judged): number | null {
  return !stakes && score > worthOf(option) ? score : null;
}
