import { twinPlacements } from '../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Location } from '../../../engine/tetris/types.ts';
import type { Run } from './run.ts';

const heightOf = (location: Location): number => cellsOf(location).reduce((sum, [, y]) => sum + y, 0);

/** The places of the falling piece that cover a cell, the lowest first. */
export function candidatesAt({ game }: Run, [x, y]: Cell): Location[] {
  if (!game.active) return [];
  return twinPlacements(game.board, game.active)
    .map(({ location }) => location)
    .filter((location) => cellsOf(location).some((cell) => cell[0] === x && cell[1] === y))
    .sort((one, other) => heightOf(one) - heightOf(other));
}
