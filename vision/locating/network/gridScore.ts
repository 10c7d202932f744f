/** How well a grid fits a picture, by the network that judges grids. */
import { readLayers } from '../../network/layers.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';
import { once } from '../memoize.ts';
import { GridNetwork, type GridOdds } from './GridNetwork.ts';
import * as packed from './gridWeights.ts';
import { patchOf } from './patch.ts';

/** Columns and rows of the boards that the network was trained on. */
const known = { columns: { least: 5, most: 15 }, rows: { least: 9, most: 26 } };
/** Cells with fewer pixels are not judged. */
const leastCell = 2;
/** The judgement of grids outside the network's range. */
const unknown: GridOdds = { tetris: -3, puyo: -3 };

const network = once(() => new GridNetwork(readLayers(packed)));

/** Whether the board is as wide as in most games. */
export const isCommon = ({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): boolean =>
  columns === 10 || (columns === 6 && rows === 12);

/** How likely a board is exactly there, by its own cells and those around it. */
export function oddsOn(colours: ColourSums, grid: Grid<PicturePixels>): GridOdds {
  const { board, columns, rows } = grid;
  const [cell, high] = [board.width / columns, board.height / rows];
  const is = (value: number, { least, most }: { least: number; most: number }): boolean =>
    value >= least && value <= most;
  if (!is(columns, known.columns) || !is(rows, known.rows) || Math.min(cell, high) < leastCell)
    return unknown;
  return network().judge(patchOf(colours, grid), { columns, rows, tall: high / cell, cell });
}
