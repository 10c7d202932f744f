import { type Judged } from './evaluate/judged.ts';
import { judgePotential } from './evaluate/potential.ts';
import { judgeThesis2018 } from './evaluate/thesis2018.ts';
import { type Around, findFacts } from './facts.ts';
import { type Option, findOptions } from './options.ts';
import { type Candidate, type PuyoState, type Role, type Suggestion, type Words } from './types.ts';
import { describe, placementWords } from './words.ts';

export const defaultEvaluator = 'okiba';

/** The look-ahead first; potential judges one pair; thesis-2018 is the thesis's own rule. */
export const evaluators = [defaultEvaluator, 'potential', 'thesis-2018'] as const;
export type Evaluator = (typeof evaluators)[number];

export interface SuggestOptions {
  evaluator?: string;
  /** Most candidates to answer. */
  count?: number;
  /** `seq` of the frame that is answered. */
  for?: number;
}

const defaultCount = 3;

/**
 * The best places for the falling pair, best first. Without any, `silence` says why. Throws PositionError where the
 * state can't be, and RangeError for an unknown evaluator.
 */
export function suggest(state: PuyoState, options: SuggestOptions = {}): Suggestion {
  const started = performance.now();
  const evaluator = readEvaluator(options.evaluator ?? defaultEvaluator);
  const found = findOptions(state);
  const judged = found.length > 0 ? judge(evaluator, state, found) : noPlace;
  const around = { state, onlySafe: found.filter(({ result }) => !result.lost).length === 1 };
  const info = { evaluator, nodes: found.length, elapsedMs: 0 };
  const best = Array.isArray(judged) ? judged.slice(0, options.count ?? defaultCount) : [];
  const candidates = best.map((one) => makeCandidate(one, around));
  return {
    for: options.for ?? 0,
    final: true,
    candidates,
    ...(!Array.isArray(judged) && { silence: judged }),
    info: { ...info, elapsedMs: performance.now() - started },
  };
}

const noPlace: Words = {
  en: 'The field is already dead: column 3 is full.',
  ja: '3列目が埋まっているため、もう置けません。',
};

function readEvaluator(name: string): Evaluator {
  const known = evaluators.find((one) => one === name);
  if (!known) throw new RangeError(`there is no evaluator "${name}"; there are ${evaluators.join(', ')}`);
  return known;
}

function judge(evaluator: Evaluator, state: PuyoState, found: readonly Option[]): Judged[] | Words {
  if (evaluator === 'thesis-2018') return judgeThesis2018(state.field, found);
  return judgePotential(found, state.rules ?? 'tsu');
}

function makeCandidate({ option, score, plan }: Judged, around: Around): Candidate {
  const { placement, cells, inputs, result } = option;
  const facts = findFacts(option, { ...around, onlySafe: around.onlySafe && !result.lost });
  return {
    placement,
    role: roleOf(option),
    cells,
    inputs,
    result,
    score,
    plan,
    reasons: facts.map((fact) => describe(fact).en),
    facts,
    words: placementWords(placement),
  };
}

function roleOf({ result }: Option): Role {
  if (result.lost) return 'safe';
  return result.chains > 0 ? 'fire' : 'build';
}
