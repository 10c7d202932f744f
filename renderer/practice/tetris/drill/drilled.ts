/** What a drill asks for, as far as the page can judge by itself. */
import type { Drill, DrillWish } from '../../../../engine/drill/dealing.ts';
import { isBuilt, type DrillGoal } from '../../../../engine/drill/goal.ts';
import type { DrillPosition, Step } from '../../../../engine/drill/way.ts';
import type { Game } from '../../../../engine/tetris/rules/play.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { withCells } from '../../../shared/board/rows.ts';
import type { ModeName } from '../../../../electron/contract/practice/modes.ts';
import type { PracticeOptions } from '../../../../electron/contract/practice/options.ts';
import type { Locked } from '../round.ts';

/** Makes drills, and knows their ways. */
export interface Driller {
  drill(wish: DrillWish): Promise<Drill>;
  way(goal: DrillGoal, position: DrillPosition): Promise<readonly Step[] | null>;
}

/** null: what is played is no drill. */
export function wishOf(mode: ModeName, { opening, perfect }: PracticeOptions): DrillWish | null {
  if (mode === 'opening') return { kind: 'opening', name: opening };
  return mode === 'perfect' ? { kind: 'perfect', pieces: perfect } : null;
}

export const isDone = (goal: DrillGoal, { board }: Game, last: Locked | null): boolean =>
  goal.kind === 'clear' ? last?.perfect === true : isBuilt(goal.masks, board);

/** Pieces that are still to be placed. */
export function piecesLeft(goal: DrillGoal, game: Game): number {
  if (goal.kind === 'clear') return Math.max(0, goal.pieces - game.locked);
  return Math.ceil(planOf(goal, game).length / 4);
}

/** The cells that are still to be filled; empty where the goal is none to build. */
export function planOf(goal: DrillGoal, { board }: Game): Cell[] {
  if (goal.kind === 'clear') return [];
  return goal.masks.flatMap((mask, y) =>
    Array.from({ length: board.columns }, (_, x): Cell => [x, y]).filter(
      ([x]) => ((mask & ~board.masks[y]!) >> x) & 1,
    ),
  );
}

/** All that is known of what comes. */
export function positionOf({ board, active, next, bag, hold, canHold }: Game): DrillPosition {
  const falling = active ? [active.type] : [];
  return { board, queue: [...falling, ...next, ...(bag.first ?? [])], hold, canHold };
}

/** Above the highest block, so that the top of the stack is visible. */
const headroom = 1;

/** The lowest rows with all pieces of the way in their colours, rows that it clears too. */
export function drawnWay(rows: readonly string[], way: readonly Step[]): string[] {
  const drawn = way.reduce((before, { piece, cells }) => withCells(before, cells, piece), [...rows]);
  const top = drawn.findIndex((row) => /[^.]/.test(row));
  return drawn.slice(Math.max(0, top - headroom));
}
