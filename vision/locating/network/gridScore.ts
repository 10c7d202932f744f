/** How much a place looks like a board, by the network that sees its cells; and that joined with the facts. */
import { readLayers } from '../../network/layers.ts';
import type { PicturePixels, SearchedPixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import { once } from '../remembered.ts';
import { GridNetwork } from './GridNetwork.ts';
import * as packed from './gridWeights.ts';

/** Columns and rows that the network has been shown. */
const known = { columns: { least: 5, most: 15 }, rows: { least: 9, most: 26 } };
/** Cells of fewer pixels say nothing. */
const leastCell = 2;
/** The score of what the network can't be shown. */
const unknown = -3;

const network = once(() => new GridNetwork(readLayers(packed)));

type Sizes = Pick<Grid<PicturePixels>, 'game' | 'columns' | 'rows'>;

/** Whether the board is as wide as most games' are. */
export const isCommon = ({ columns, rows }: Sizes): boolean =>
  columns === 10 || (columns === 6 && rows === 12);

/** The kinds of places that are weighed differently. */
export const kindOf = (grid: Sizes): keyof typeof mixture => (isCommon(grid) ? grid.game : 'rare');

/** The logarithm of the odds that the grid lies exactly on a board, by its patch (see `patchOf`). */
export function gridScore(patch: Uint8Array, { game, columns, rows, board }: Grid<SearchedPixels>): number {
  const [cell, high] = [board.width / columns, board.height / rows];
  const is = (value: number, { least, most }: { least: number; most: number }): boolean =>
    value >= least && value <= most;
  if (!is(columns, known.columns) || !is(rows, known.rows) || Math.min(cell, high) < leastCell)
    return unknown;
  return network().look(patch, { columns, rows, tall: high / cell, cell })[game];
}

/** By kind: the facts' part and the network's, fitted by build/fit/grid/mix.py; and what is added, as build/fit/grid/README.md tells. */
const mixture = {
  tetris: [0.759, 0.794, 0],
  puyo: [0.564, 0.602, 0],
  rare: [0.763, 0.663, -0.4],
} as const;
/** What speaks for a board is divided by so much, that nothing sure is wrong (build/fit/grid/README.md). */
const damping = 2;

/** As `scoreOf`: what the facts say and what the patch shows, joined. */
export function mixedScore(grid: Sizes, facts: number, patch: number): number {
  const [byFacts, byPatch, bias] = mixture[kindOf(grid)];
  const score = byFacts * facts + byPatch * patch + bias;
  return score > 0 ? score / damping : score;
}
