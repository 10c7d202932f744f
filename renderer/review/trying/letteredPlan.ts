import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Location } from '../../../engine/tetris/types.ts';
import { withCells, withoutFullRows } from '../../shared/board/rows.ts';

/** A board with the piece that comes to lie on it. */
export interface PlanFrame {
  rows: readonly string[];
  placed: Location;
}

/** The boards before each of these placements, the first one `rows` itself; with the letters of what was placed. */
export function letteredPlan(rows: readonly string[], places: readonly Location[]): PlanFrame[] {
  let before = rows;
  return places.map((placed) => {
    const frame = { rows: before, placed };
    before = withoutFullRows(withCells(before, cellsOf(placed), placed.type));
    return frame;
  });
}
