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

/** The same places, the one after `shown` first. */
export function candidatesAfter(shown: Location | undefined, run: Pick<Run, 'game'>, cell: Cell): Location[] {
  return cycled(candidatesAt(run, cell), shown, sameLocation);
}

/** The one after `shown` first: what is tapped again shows another one. */
export function cycled<Place>(
  found: readonly Place[],
  shown: Place | undefined,
  isSame: (one: Place, other: Place) => boolean,
): Place[] {
  const at = shown ? found.findIndex((one) => isSame(one, shown)) : -1;
  return [...found.slice(at + 1), ...found.slice(0, at + 1)];
}
