import { type TetrisState } from '../types.ts';
import { type Style } from '../evaluate/styles.ts';
import { type Effort, type Move, type Verdict, Search } from './search.ts';
import { type Skill } from '../moves/skill.ts';
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

/** What the pieces after the first one can do, for hands of this skill. */
export function searchRules(style: Style, skill: Skill): SearchRules {
  return skill === 'spins'
    ? { style, reach: 'slides', spins: true }
    : { style, reach: 'drops', spins: false };
}

/**
 * Judges moves better and better. A move is worth the best that any stage found for it: all stages judge lines of the same
 * length.
 */
export function* judgeInStages(
  state: TetrisState,
  moves: readonly Move[],
  { style, skill, width, until }: StageOptions,
): Generator<Stage> {
  const search = new Search(state, searchRules(style, skill));
  let nodes = 0;
  let verdicts: Verdict[] = [];
  const run = (effort: Effort, all: boolean): number => {
    const started = performance.now();
    const found = search.judge(moves, effort, all);
    nodes += search.nodes;
    verdicts = found.map((verdict, index) => better(verdict, verdicts[index]));
    return performance.now() - started;
  };
  const stage = (final: boolean): Stage => ({ verdicts, nodes, final });

  if (width !== undefined) {
    run(effortFor(width), true);
    return yield stage(true);
  }
  let spent = run(firstLook, true);
  yield stage(false);
  if (until === undefined) {
    run(secondLook, false);
    return yield stage(true);
  }
  let last = firstLook.width + moves.length;
  for (const share of [middleShare, 1]) {
    const left = until - performance.now() - spareMs;
    const next = Math.min(mostWidth, Math.floor((last * left * share) / spent));
    if (next < leastWidth || next < last) continue;
    spent = run(effortFor(next), false);
    last = next;
    if (share < 1) yield stage(false);
  }
  yield stage(true);
}

function effortFor(width: number): Effort {
  const lines = Math.min(width, mostWidth);
  return { width: lines, forecasts: Math.ceil(lines / linesPerForecast) };
}

function better(found: Verdict | null, known: Verdict | undefined): Verdict {
  if (!found) return known!;
  return known && known.score > found.score ? known : found;
}
