import { cellAt, cellIndex } from '../../../engine/cell.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import { readMasks, rests, sameMasks, withCells, type Masks } from '../../tracking/explaining/masks.ts';
import type { GameState, Observation } from '../../types.ts';

/**
 * A 1 for each cell, row-major and top row first, that is reliably empty: the reading agrees with the known board
 * plus the falling piece in every cell, and neither the piece, its path down nor a cell beside it is there. null if
 * the reading differs from the state.
 */
export function provenEmpty(observation: Observation, state: GameState): Uint8Array | null {
  if (observation.game !== 'tetris' || state.game !== 'tetris' || !state.active) return null;
  const { board, active } = state;
  const masks = Uint16Array.from(board.masks);
  const falling = cellsOf(active);
  if (!sameMasks(readMasks(observation), withCells(masks, falling))) return null;
  const { columns, rows } = board;
  const taken = withCells(withCells(masks, around(falling, columns)), wayDown(masks, columns, falling));
  return Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const [x, y] = cellAt(cellIndex(cell), board);
    return taken[y]! & (1 << x) ? 0 : 1;
  });
}

/** A moving piece may be caught half in the next cell. */
function around(cells: readonly Cell[], columns: number): Cell[] {
  return cells.flatMap(([x, y]) =>
    [-1, 0, 1].flatMap((dx) =>
      x + dx < 0 || x + dx >= columns ? [] : [-1, 0, 1].map((dy) => [x + dx, y + dy] as const),
    ),
  );
}

/** Every cell that the piece passes when it falls, including its landing place, where its ghost is drawn. */
function wayDown(masks: Masks, columns: number, cells: readonly Cell[]): Cell[] {
  const passed = [...cells];
  let at = cells;
  while (!rests(masks, columns, at)) {
    at = at.map(([x, y]) => [x, y - 1] as const);
    passed.push(...at);
  }
  return passed;
}
