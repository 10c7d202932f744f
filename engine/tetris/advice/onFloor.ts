/** Boards whose lowest rows are full and stay, as solid garbage does: they are a floor, on which everything stands higher. */
import type { Candidate, Cell, Placement, Suggestion, TetrisState } from '../types.ts';

/** Full rows at the bottom. */
export function floorRows({ board: { masks, columns } }: TetrisState): number {
  const full = (1 << columns) - 1;
  return Math.max(
    0,
    masks.findIndex((mask) => mask !== full),
  );
}

/** The same position with its floor `rows` lower, at the lower edge. */
export function lowered(state: TetrisState, rows: number): TetrisState {
  const { board, active, ...rest } = state;
  const masks = new Uint16Array(board.masks.length);
  masks.set(board.masks.subarray(rows));
  return {
    ...rest,
    board: { ...board, rows: board.rows - rows, masks },
    ...(active && { active: { ...active, y: active.y - rows } }),
  };
}

/** What was suggested for a position that was lowered by `rows`, as it stands in the first one. */
export function raised(suggestion: Suggestion, rows: number): Suggestion {
  const { candidates, notHere } = suggestion;
  return {
    ...suggestion,
    candidates: candidates.map((one) => higher(one, rows)),
    notHere: notHere && higher(notHere, rows),
  };
}

function higher(candidate: Candidate, rows: number): Candidate {
  return {
    ...candidate,
    placement: placedHigher(candidate.placement, rows),
    cells: candidate.cells.map(([x, y]): Cell => [x, y + rows]),
    plan: candidate.plan.map((placement) => placedHigher(placement, rows)),
  };
}

const placedHigher = ({ location, spin }: Placement, rows: number): Placement => ({
  location: { ...location, y: location.y + rows },
  spin,
});
