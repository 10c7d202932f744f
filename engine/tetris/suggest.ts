import { type Suggestion, type TetrisState } from './types.ts';
import { PositionError, areEmpty } from './board.ts';
import { presentCandidates } from './candidates.ts';
import { controllers } from './evaluate/controllers.ts';
import { type KeyRules } from './keyWalk.ts';
import { type MisdropLevel, expectScores, misdropRates } from './misdrop.ts';
import { type Judged, type Option, findOptions } from './options.ts';
import { cellsOf } from './pieces.ts';
import { Search } from './search.ts';
import { type Skill } from './skill.ts';

/** The look-ahead over the visible pieces and hold. */
export const defaultEvaluator = 'okiba';

/** The look-ahead first; the others judge one piece at a time and never hold. */
export const evaluators: readonly string[] = [defaultEvaluator, ...Object.keys(controllers)];

export interface SuggestOptions {
  evaluator?: string;
  /** Most candidates to answer; all where absent. */
  count?: number;
  /** What the player's hands can do; `drops` where absent. */
  skill?: Skill;
  /** How often the player's hands slip: places that forgive it are worth more. `off` where absent. */
  misdrops?: MisdropLevel;
  /** Preview pieces to look at; all that the state has where absent. */
  previews?: number;
  /** `seq` of the frame that is answered. */
  for?: number;
  /** The keys that turn in this game; both quarter turns where absent. */
  turns?: KeyRules['turns'];
  /** Lines that the look-ahead follows after each piece. */
  width?: number;
}

const defaultWidth = 64;

/**
 * The best places for the falling piece, best first; none where no place is left. Places that end the game come last.
 * Throws PositionError where the state can't be, and RangeError for an unknown evaluator.
 */
export function suggest(state: TetrisState, options: SuggestOptions = {}): Suggestion {
  const started = performance.now();
  const evaluator = options.evaluator ?? defaultEvaluator;
  checkEvaluator(evaluator);
  checkState(state);
  const skill = options.skill ?? 'drops';
  const seen = { ...state, queue: state.queue.slice(0, 1 + (options.previews ?? Infinity)) };
  const found = findOptions(seen, {
    skill,
    useHold: evaluator === defaultEvaluator,
    turns: options.turns,
  });
  const { judged, nodes } = judge(seen, found, evaluator, options.width ?? defaultWidth);
  const expected = expect(seen, judged, options.misdrops ?? 'off');
  return {
    for: options.for ?? 0,
    final: true,
    ...presentCandidates(expected, skill, options.count),
    info: { evaluator, nodes, elapsedMs: performance.now() - started },
  };
}

function checkEvaluator(name: string): void {
  if (!evaluators.includes(name))
    throw new RangeError(`there is no evaluator "${name}"; there are ${evaluators.join(', ')}`);
}

function checkState({ queue, active, board }: TetrisState): void {
  if (queue.length === 0) throw new PositionError('the queue is empty; it begins with the falling piece');
  if (!active) return;
  if (active.type !== queue[0])
    throw new PositionError(`the falling piece is ${active.type}, but the queue begins with ${queue[0]}`);
  if (!areEmpty(board, cellsOf(active)))
    throw new PositionError(`the falling ${active.type} stands on filled cells or outside the board`);
}

function judge(
  state: TetrisState,
  found: readonly Option[],
  evaluator: string,
  width: number,
): { judged: Judged[]; nodes: number } {
  const controller = controllers[evaluator];
  if (!controller) {
    const search = new Search(state, found, width);
    const verdicts = search.run();
    const judged = found.map((option, index) => ({ option, verdict: verdicts[index]! }));
    return { judged: judged.sort(compare), nodes: search.nodes };
  }
  const judged = found.map((option) => {
    const score = controller.score(state.board, option.placement.location);
    return { option, verdict: { score, plan: [] } };
  });
  const compareEqual = controller.compare;
  judged.sort(
    (a, b) =>
      compareSafe(a, b) ||
      b.verdict.score - a.verdict.score ||
      (compareEqual?.(a.option.placement.location, b.option.placement.location) ?? compareKeys(a, b)),
  );
  return { judged, nodes: judged.length };
}

/** The same places with what they are worth to a hand that slips, best first. */
function expect(state: TetrisState, judged: Judged[], misdrops: MisdropLevel): Judged[] {
  if (misdrops === 'off') return judged;
  const scores = expectScores(state.board, judged, misdropRates[misdrops]);
  return judged
    .map(({ option, verdict }, index) => ({ option, verdict: { ...verdict, score: scores[index]! } }))
    .sort(compare);
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
