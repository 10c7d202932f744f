/** The score of a place by the network that judges grids, alone and combined with the facts. */
import { readLayers } from '../../network/layers.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';
import { once } from '../memoize.ts';
import { GridNetwork, type GridLook } from './GridNetwork.ts';
import * as packed from './gridWeights.ts';
import { patchOf } from './patch.ts';

/** Columns and rows of the boards that the network was trained on. */
const known = { columns: { least: 5, most: 15 }, rows: { least: 9, most: 26 } };
/** Cells with fewer pixels are not judged. */
const leastCell = 2;
/** The judgement of grids outside the network's range. */
const unknown: GridLook = { odds: { tetris: -3, puyo: -3 }, off: { left: 0, top: 0, right: 0, bottom: 0 } };

const network = once(() => new GridNetwork(readLayers(packed)));

type Sizes = Pick<Grid<PicturePixels>, 'game' | 'columns' | 'rows'>;

/** Whether the board is as wide as in most games. */
export const isCommon = ({ columns, rows }: Sizes): boolean =>
  columns === 10 || (columns === 6 && rows === 12);

/** The kinds of places that are weighed differently. */
export const kindOf = (grid: Sizes): keyof typeof mixture => (isCommon(grid) ? grid.game : 'rare');

/** The network's judgement of a grid on a picture. `cell`: the width of its cells in the picture that is searched. */
export function lookAt(
  colours: ColourSums,
  grid: Grid<PicturePixels>,
  cell = grid.board.width / grid.columns,
): GridLook {
  const { board, columns, rows } = grid;
  const high = board.height / rows;
  const tall = (high * columns) / board.width;
  const is = (value: number, { least, most }: { least: number; most: number }): boolean =>
    value >= least && value <= most;
  if (!is(columns, known.columns) || !is(rows, known.rows) || cell * Math.min(1, tall) < leastCell)
    return unknown;
  return network().judge(patchOf(colours, grid), { columns, rows, tall, cell });
}

/**
 * For each kind: the weights of the facts and of the network, fitted by build/fit/grid/mix.py; and the constant, see
 * build/fit/grid/README.md.
 */
const mixture = {
  tetris: [0.759, 0.794, 0],
  puyo: [0.564, 0.602, 0],
  rare: [0.763, 0.663, -0.4],
} as const;
/** Evidence for a board is divided by this, so that no sure board is wrong (build/fit/grid/README.md). */
const damping = 2;

/** As `scoreOf`, with the network's score combined. */
export function mixedScore(grid: Sizes, facts: number, network: number): number {
  const [byFacts, byNetwork, bias] = mixture[kindOf(grid)];
  const score = byFacts * facts + byNetwork * network + bias;
  return score > 0 ? score / damping : score;
}
