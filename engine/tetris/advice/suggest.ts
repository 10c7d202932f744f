import { type Suggestion, type TetrisState } from '../types.ts';
import { type AttackName, usualAttack } from '../rules/attack.ts';
import { PositionError, areEmpty } from '../rules/board.ts';
import { presentCandidates } from './candidates.ts';
import { controllers } from '../evaluate/controllers.ts';
import {
  type Evaluator,
  type OnePieceEvaluator,
  defaultEvaluator,
  evaluators,
  looksAhead,
  readEvaluator,
} from '../evaluators.ts';
import { type KeyRules } from '../moves/keyWalk.ts';
import type { KickRules } from '../rules/kicks.ts';
import { type MisdropLevel, type MisdropRates, expectScores, misdropRates } from './misdrop.ts';
import { type Judged, type Option, findOptions } from './options.ts';
import { weighVisible } from './nearTies.ts';
import { floorRows, lowered, raised } from './onFloor.ts';
import { cellsOf } from '../rules/pieces.ts';
import { type Verdict } from '../search/search.ts';
import { type Skill } from '../moves/skill.ts';
import { judgeInStages } from '../search/stages.ts';
import { styleFor, styles } from '../evaluate/styles.ts';

export interface SuggestOptions {
  evaluator?: string;
  /** Most candidates to answer; all where absent. */
  count?: number;
  /** What the player's hands can do; where absent `drops`, and `spins` for the style that lives by them. */
  skill?: Skill;
  /** How often the player's hands slip: places that forgive it are worth more. `off` where absent. */
  misdrops?: MisdropLevel | MisdropRates;
  /** What clears send in this game; the guideline's table where absent. */
  attack?: AttackName;
  /** Preview pieces to look at; all that the state has where absent. */
  previews?: number;
  /** `seq` of the frame that is answered. */
  for?: number;
  /** The keys that turn in this game; both quarter turns where absent. */
  turns?: KeyRules['turns'];
  /** What turns are kicked by; with `srs+` half turns are made too, where `turns` doesn't say otherwise. `srs` where absent. */
  kicks?: KickRules;
  /** Lines that the look-ahead follows after each piece; a first and a wider look where absent. */
  width?: number;
  /** Time for better and better answers; without it the answer doesn't depend on the machine. */
  milliseconds?: number;
}

/**
 * The best places for the falling piece, best first; none where no place is left. Places that end the game come last.
 * Throws PositionError where the state can't be, and RangeError for an unknown evaluator.
 */
export function suggest(state: TetrisState, options: SuggestOptions = {}): Suggestion {
  let last: Suggestion | undefined;
  for (const suggestion of suggestions(state, options)) last = suggestion;
  return last!;
}

/** The same step by step: an answer after a few milliseconds, then better ones; only the last one is `final`. */
export function* suggestions(state: TetrisState, options: SuggestOptions = {}): Generator<Suggestion> {
  const floor = floorRows(state);
  if (floor === 0) return yield* suggestionsAbove(state, options);
  for (const suggestion of suggestionsAbove(lowered(state, floor), options)) yield raised(suggestion, floor);
}

function* suggestionsAbove(state: TetrisState, options: SuggestOptions): Generator<Suggestion> {
  const started = performance.now();
  const evaluator = readEvaluator(options.evaluator ?? defaultEvaluator);
  checkState(state);
  const skill = options.skill ?? evaluators[evaluator].usualSkill;
  const seen = withPreviews(state, options.previews);
  const { turns, kicks } = options;
  const found = findOptions(seen, { skill, useHold: looksAhead(evaluator), turns, kicks });
  let told: Option | null = null;
  for (const { judged, nodes, final } of judge(seen, found, evaluator, skill, options, started)) {
    const expected = expect(seen, judged, options.misdrops ?? 'off');
    const settled = settle(expected, evaluator, told);
    told = settled[0]?.option ?? null;
    yield {
      for: options.for ?? 0,
      final,
      ...presentCandidates(settled, skill, options.count),
      info: { evaluator, nodes, elapsedMs: performance.now() - started },
    };
  }
}

/** What is left in the bag is known after the whole queue only. */
function withPreviews({ bag, ...state }: TetrisState, previews = Infinity): TetrisState {
  const queue = state.queue.slice(0, 1 + previews);
  return bag && queue.length === state.queue.length ? { ...state, bag, queue } : { ...state, queue };
}

function checkState({ queue, active, board }: TetrisState): void {
  if (queue.length === 0) throw new PositionError('the queue is empty; it begins with the falling piece');
  if (!active) return;
  if (active.type !== queue[0])
    throw new PositionError(`the falling piece is ${active.type}, but the queue begins with ${queue[0]}`);
  if (!areEmpty(board, cellsOf(active)))
    throw new PositionError(`the falling ${active.type} overlaps filled cells or is outside the board`);
}

interface Judgement {
  judged: Judged[];
  nodes: number;
  final: boolean;
}

function* judge(
  state: TetrisState,
  found: readonly Option[],
  evaluator: Evaluator,
  skill: Skill,
  { width, milliseconds, kicks, attack }: SuggestOptions,
  started: number,
): Generator<Judgement> {
  if (!looksAhead(evaluator)) return yield judgeAlone(state, found, evaluator);
  const style = styleFor(evaluator, attack ?? usualAttack);
  const until = milliseconds === undefined ? undefined : started + milliseconds;
  for (const { verdicts, nodes, final } of judgeInStages(state, found, {
    style,
    skill,
    kicks,
    width,
    until,
  })) {
    const judged = found.map((option, index) => ({ option, verdict: verdicts[index]! }));
    yield { judged: judged.sort(compare), nodes, final };
  }
}

/** By a controller that looks at one placement at a time. */
function judgeAlone(state: TetrisState, found: readonly Option[], evaluator: OnePieceEvaluator): Judgement {
  const controller = controllers[evaluator];
  const judged = found.map((option) => {
    const score = controller.score(state.board, option.placement.location);
    const verdict: Verdict = { score, plan: [] };
    return { option, verdict };
  });
  const compareEqual = controller.compare;
  judged.sort(
    (a, b) =>
      compareSafe(a, b) ||
      b.verdict.score - a.verdict.score ||
      (compareEqual?.(a.option.placement.location, b.option.placement.location) ?? compareKeys(a, b)),
  );
  return { judged, nodes: judged.length, final: true };
}

/** The same places with what they are worth to a hand that slips, best first. */
function expect(state: TetrisState, judged: Judged[], misdrops: MisdropLevel | MisdropRates): Judged[] {
  const rates = typeof misdrops === 'string' ? misdropRates[misdrops] : misdrops;
  if (rates.column === 0 && rates.turn === 0) return judged;
  const scores = expectScores(state.board, judged, rates);
  return judged
    .map(({ option, verdict }, index) => ({ option, verdict: { ...verdict, score: scores[index]! } }))
    .sort(compare);
}

/** The same places, best first, where what a player can see decides between those that are worth about the same. */
function settle(judged: Judged[], evaluator: Evaluator, told: Option | null): Judged[] {
  if (!looksAhead(evaluator)) return judged;
  const { noise } = styles[evaluator];
  return noise === 0 ? judged : weighVisible(judged, noise, told).sort(compare);
}

function compare(a: Judged, b: Judged): number {
  return compareSafe(a, b) || b.verdict.score - a.verdict.score || compareKeys(a, b);
}

function compareSafe(a: Judged, b: Judged): number {
  return Number(a.option.result.toppedOut) - Number(b.option.result.toppedOut);
}

function compareKeys(a: Judged, b: Judged): number {
  return a.option.inputs.length - b.option.inputs.length;
}
