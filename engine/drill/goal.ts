/** What is to be reached in a drill, and how far it is. */
import type { Board } from '../tetris/types.ts';

/** build: exactly these cells are filled, as masks from the bottom row up. clear: nothing is left after so many pieces. */
export type DrillGoal =
  | { readonly kind: 'build'; readonly masks: readonly number[] }
  | { readonly kind: 'clear'; readonly pieces: number };

/** These cells are filled, and no others. */
export const isBuilt = (wanted: readonly number[], { masks }: Board): boolean =>
  masks.every((mask, y) => mask === (wanted[y] ?? 0));

/** What is left to do after so many pieces more. */
export const goalAfter = (goal: DrillGoal, pieces: number): DrillGoal =>
  goal.kind === 'clear' ? { ...goal, pieces: goal.pieces - pieces } : goal;
