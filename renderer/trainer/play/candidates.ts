import { twinPlacements } from '../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Location } from '../../../engine/tetris/types.ts';
import { sameLocation, type Run } from './run.ts';

const heightOf = (location: Location): number => cellsOf(location).reduce((sum, [, y]) => sum + y, 0);

/** The places of the falling piece that cover a cell, the lowest first. */
function candidatesAt({ game }: Pick<Run, 'game'>, [x, y]: Cell): Location[] {
  if (!game.active) return [];
  return twinPlacements(game.board, game.active)
    .map(({ location }) => location)
    .filter((location) => cellsOf(location).some((cell) => cell[0] === x && cell[1] === y))
    .sort((one, other) => heightOf(one) - heightOf(other));
}

/** The same places, the one after `shown` first: a cell that is tapped again shows another one. */
export function candidatesAfter(shown: Location | undefined, run: Pick<Run, 'game'>, cell: Cell): Location[] {
  const found = candidatesAt(run, cell);
  const at = shown ? found.findIndex((one) => sameLocation(one, shown)) : -1;
  return [...found.slice(at + 1), ...found.slice(0, at + 1)];
}
