import { type TetrisState } from '../types.ts';
import type { KickRules } from '../rules/kicks.ts';
import { type Style } from '../evaluate/styles.ts';
import { judgeWithForesight, leastScore } from './futures.ts';
import { type Effort, type Move, type Verdict, Search } from './search.ts';
import { type Skill, countsSpins } from '../moves/skill.ts';
import { type SearchRules } from './workbench.ts';

/** What every move is worth after one more stage. */
export interface Stage {
  verdicts: Verdict[];
  /** Placements judged so far. */
  nodes: number;
  final: boolean;
}

export interface StageOptions {
  style: Style;
  skill: Skill;
  kicks?: KickRules | undefined;
  /** One stage with so many lines; where absent, several. */
  width?: number | undefined;
  /** In milliseconds of performance.now(). */
  until?: number | undefined;
}

/** Takes less than five milliseconds, and judges every move. */
const firstLook: Effort = { width: 24, forecasts: 4 };
/** Where no time is given. */
const secondLook: Effort = { width: 96, forecasts: 24 };
const leastWidth = 32;
/** Wider searches take more memory than they are worth. */
export const mostWidth = 4096;
/** Lines for each one that is judged by the pieces that may come next. */
const linesPerForecast = 4;
/** Share of the time left that the stage before the last may take. */
const middleShare = 0.2;
const spareMs = 1;

/**
 * Attackers look at what may come after the queue too; to keep a game going what is seen is enough. Time goes farther in
 * a few pieces more than in more lines or more futures (`npm run bench -- attack`).
 */
export const foresights = { survive: { futures: 1, ahead: 0 }, versus: { futures: 3, ahead: 3 } } as const;

/** What the pieces after the first one can do, for hands of this skill. */
export function searchRules(style: Style, skill: Skill, kicks: KickRules = 'srs'): SearchRules {
  return skill === 'spins'
    ? { style, reach: 'slides', kicks, spins: countsSpins(skill, kicks) }
    : { style, reach: 'drops', kicks, spins: false };
}

/**
 * Judges moves better and better. Where all stages judge lines of the same length, a move is worth the best that any of them
 * found for it; one that looks beyond the queue counts alone, and what it gave up comes after what it followed.
 */
export function* judgeInStages(
  state: TetrisState,
  moves: readonly Move[],
  { style, skill, kicks, width, until }: StageOptions,
): Generator<Stage> {
  const rules = searchRules(style, skill, kicks);
  const foresight = foresights[style.versus ? 'versus' : 'survive'];
  let nodes = 0;
  let verdicts: Verdict[] = [];
  const judgeAll = (effort: Effort): number => {
    const started = performance.now();
    const search = new Search(state, rules);
    verdicts = search.judge(moves, effort, true).map((verdict) => verdict!);
    nodes += search.nodes;
    return performance.now() - started;
  };
  const judgeBest = (effort: Effort): number => {
    const started = performance.now();
    const found = judgeWithForesight(state, rules, moves, { ...effort, ...foresight });
    nodes += found.nodes;
    verdicts = foresight.ahead > 0 ? putBehind(found.verdicts, verdicts) : merge(found.verdicts, verdicts);
    return performance.now() - started;
  };
  const stage = (final: boolean): Stage => ({ verdicts, nodes, final });

  if (width !== undefined) {
    judgeAll(effortFor(width));
    return yield stage(true);
  }
  let spent = judgeAll(firstLook);
  yield stage(false);
  if (until === undefined) {
    judgeBest(secondLook);
    return yield stage(true);
  }
  let last = firstLook.width + moves.length;
  for (const share of [middleShare, 1]) {
    const left = until - performance.now() - spareMs;
    const lines = Math.floor((last * left * share) / spent);
    const next = Math.min(mostWidth, Math.floor(lines / foresight.futures));
    if (next < leastWidth || lines < last) continue;
    spent = judgeBest(effortFor(next));
    last = next * foresight.futures;
    if (share < 1) yield stage(false);
  }
  yield stage(true);
}

function effortFor(width: number): Effort {
  const lines = Math.min(width, mostWidth);
  return { width: lines, forecasts: Math.ceil(lines / linesPerForecast) };
}

function merge(found: readonly (Verdict | null)[], known: readonly Verdict[]): Verdict[] {
  return known.map((verdict, at) => (found[at] && found[at].score >= verdict.score ? found[at] : verdict));
}

/** What was found, and behind it what is known of the others. */
function putBehind(found: readonly (Verdict | null)[], known: readonly Verdict[]): Verdict[] {
  const least = leastScore(found);
  const most = Math.max(...known.filter((_, at) => !found[at]).map(({ score }) => score));
  const back = Math.max(0, most - least) + 1;
  return known.map(({ score, plan }, at) => found[at] ?? { score: score - back, plan });
}
