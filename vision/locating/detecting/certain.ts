/** Boards that one close look shows for certain, so that no others need to be considered. */
import { lookChance } from '../../trust.ts';
import type { Grid } from '../../types.ts';
import { likeliestFirst, type Board } from '../boards.ts';
import type { CloseLook, Odds } from './closeLook.ts';

/** Another number of rows is clearly likelier if its odds are greater by this, as logarithms. */
const clearlyMore = 1.5;
/** The network of cells is certain of a cell from this chance on. */
const clear = 0.7;
/** This part of a row may be beyond the picture's edge. */
const outside = 0.3;

/** None if another board is in doubt; see `lookChance`. `clearnessIn`: see `clearnessOf`. */
export function certainBoards(
  looks: readonly CloseLook[],
  oddsOf: Odds,
  clearnessIn: (grid: Grid) => number,
): Board[] {
  const isCertain = ({ grid, chance }: CloseLook): boolean =>
    chance >= lookChance.certain &&
    !mayHaveOtherRows(grid, oddsOf) &&
    (chance >= lookChance.certainAlone || clearnessIn(grid) >= clear);
  const found = looks.filter(isCertain);
  const isDoubt = (look: CloseLook): boolean => look.chance >= lookChance.mayBeBoard && !found.includes(look);
  return looks.some(isDoubt) ? [] : likeliestFirst(found.map(boardOf));
}

const boardOf = ({ grid, cues: { score }, chance }: CloseLook): Board => ({
  grid,
  score,
  confidence: chance,
});

/** Whether the same board with a row more, or one fewer, is clearly likelier. */
export const mayHaveOtherRows = (grid: Grid, oddsOf: Odds): boolean =>
  rowsBeside(grid).some((other) => oddsOf(other) > oddsOf(grid) + clearlyMore);

/** The same board without its top row, or with one more if the picture has room for it. */
function rowsBeside(grid: Grid): Grid[] {
  const { board, rows } = grid;
  const row = board.height / rows;
  const withRows = (more: number): Grid => ({
    ...grid,
    rows: rows + more,
    board: { ...board, y: board.y - more * row, height: board.height + more * row },
  });
  return board.y + outside * row < row ? [withRows(-1)] : [withRows(-1), withRows(1)];
}
