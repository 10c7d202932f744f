import { cellsOverHoles, columnHeights } from '../../tetris/advice/stackTop.ts';
import { measureSurface } from '../../tetris/evaluate/surface.ts';
import type { Board, Cell, PlacementResult } from '../../tetris/types.ts';

/** What can be wrong with a place, the most telling first. */
export const mistakeKinds = [
  'endsGame',
  'missesFour',
  'makesHoles',
  'coversHoles',
  'leavesWells',
  'missesClear',
  'buildsHigh',
  'missesHold',
  'holdsInVain',
  'roughens',
] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

/**
 * A fault that the best place doesn't have. `value`: rows (missesFour, missesClear, buildsHigh: more than with the best
 * place; roughens: the highest step), holes, cells over holes, wells; else 1.
 */
export interface Mistake {
  kind: MistakeKind;
  value: number;
}

/** A place and what came, or would have come, of it. */
export interface Laid {
  cells: readonly Cell[];
  useHold: boolean;
  after: Board;
  result: PlacementResult;
}

/** Places whose highest columns differ by less are alike. */
const highBy = 2;
/** A step up to this height leaves a place for every piece but one. */
const flatStep = 2;

type Finding = (played: Laid, best: Laid, before: Board) => number;

/** 0 where there is no such fault. */
const findings: Readonly<Record<MistakeKind, Finding>> = {
  endsGame: (played, best) => Number(played.result.toppedOut && !best.result.toppedOut),
  missesFour: (played, best) => (best.result.linesCleared === 4 && played.result.linesCleared < 4 ? 4 : 0),
  makesHoles: (played, best) =>
    played.result.holesAdded > Math.max(0, best.result.holesAdded) ? played.result.holesAdded : 0,
  coversHoles: (played, best, before) => {
    const covered = cellsOverHoles(played.cells, before);
    return covered > cellsOverHoles(best.cells, before) ? covered : 0;
  },
  leavesWells: (played, best) => {
    const wells = wellsIn(played.after);
    return wells > 1 && wells > wellsIn(best.after) ? wells : 0;
  },
  missesClear: (played, best) => Math.max(0, best.result.linesCleared - played.result.linesCleared),
  buildsHigh: (played, best) => {
    const more = played.result.height - best.result.height;
    return more >= highBy ? more : 0;
  },
  missesHold: (played, best) => Number(best.useHold && !played.useHold),
  holdsInVain: (played, best) => Number(played.useHold && !best.useHold),
  roughens: (played, best) => {
    const step = highestStep(played.after);
    return step > flatStep && step > highestStep(best.after) ? step : 0;
  },
};

/** The faults of what was played that the best place doesn't have, the most telling first. */
export function findMistakes(played: Laid, best: Laid, before: Board): Mistake[] {
  return mistakeKinds
    .map((kind) => ({ kind, value: findings[kind](played, best, before) }))
    .filter(({ value }) => value > 0);
}

function wellsIn(board: Board): number {
  return measureSurface(Uint8Array.from(columnHeights(board)), board.columns).deepWells;
}

function highestStep(board: Board): number {
  const heights = columnHeights(board);
  return Math.max(0, ...heights.slice(1).map((height, x) => Math.abs(height - heights[x]!)));
}
