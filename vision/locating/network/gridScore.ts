/** How much a place looks like a board, by the network that sees its cells; and that joined with the facts. */
import { readLayers } from '../../network/layers.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';
import { once } from '../memoize.ts';
import { GridNetwork, type GridLook } from './GridNetwork.ts';
import * as packed from './gridWeights.ts';
import { patchOf } from './patch.ts';

/** Columns and rows that the network has been shown. */
const known = { columns: { least: 5, most: 15 }, rows: { least: 9, most: 26 } };
/** Cells of fewer pixels say nothing. */
const leastCell = 2;
/** What is said of what the network can't be shown. */
const unknown: GridLook = { odds: { tetris: -3, puyo: -3 }, off: { left: 0, top: 0, right: 0, bottom: 0 } };

const network = once(() => new GridNetwork(readLayers(packed)));

type Sizes = Pick<Grid<PicturePixels>, 'game' | 'columns' | 'rows'>;

/** Whether the board is as wide as most games' are. */
export const isCommon = ({ columns, rows }: Sizes): boolean =>
  columns === 10 || (columns === 6 && rows === 12);

/** The kinds of places that are weighed differently. */
export const kindOf = (grid: Sizes): keyof typeof mixture => (isCommon(grid) ? grid.game : 'rare');

/** What the network says of a grid on a picture. `cell`: the width of its cells in the picture that is searched. */
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

/** By kind: the facts' part and the network's, fitted by build/fit/grid/mix.py; and what is added, as build/fit/grid/README.md tells. */
const mixture = {
  tetris: [0.759, 0.794, 0],
  puyo: [0.564, 0.602, 0],
  rare: [0.763, 0.663, -0.4],
} as const;
/** What speaks for a board is divided by so much, that nothing sure is wrong (build/fit/grid/README.md). */
const damping = 2;

/** As `scoreOf`: what the facts say and what the network does, joined. */
export function mixedScore(grid: Sizes, facts: number, network: number): number {
  const [byFacts, byNetwork, bias] = mixture[kindOf(grid)];
  const score = byFacts * facts + byNetwork * network + bias;
  return score > 0 ? score / damping : score;
}
