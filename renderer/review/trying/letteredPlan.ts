import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Location } from '../../../engine/tetris/types.ts';
import type { PlanFrame } from './Trying.svelte.ts';
import { withCells, withoutFullRows } from '../../shared/board/rows.ts';

/** The boards before each of these placements, the first one `rows` itself; with the letters of what was placed. */
export function letteredPlan(rows: readonly string[], places: readonly Location[]): PlanFrame<Location>[] {
  let before = rows;
  return places.map((placed) => {
    const frame = { rows: before, placed };
    before = withoutFullRows(withCells(before, cellsOf(placed), placed.type));
    return frame;
  });
}
