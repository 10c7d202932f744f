/** The reason why a region has no tiling, as plain data; words for it are made elsewhere. */
import { type Cell } from '../../tetris/types.ts';
import { type Rejection } from './colourings.ts';
import { type Placements } from '../placements.ts';
import { type Region, components } from '../region.ts';

/** `cells` are counts, `at` a cell of the region. */
export type Hindrance =
  | { kind: 'cellCount'; cells: number }
  /** A connected part whose size is not a multiple of four. `at` is its lowest, leftmost cell. */
  | { kind: 'partSize'; cells: number; at: Cell }
  /** No piece fits over the cell. */
  | { kind: 'isolatedCell'; at: Cell }
  /** Every piece over the cell cuts off a part whose size is not a multiple of four. */
  | { kind: 'cutOff'; at: Cell }
  /** If a border is forced, a part remains whose size is not a multiple of four. */
  | { kind: 'forcedPart'; cells: number; at: Cell }
  /** A colouring that no choice of pieces balances. */
  | { kind: 'colouring'; rejection: Rejection; others: Rejection[] }
  /**
   * All ways were tried. `passing` of `allowed` choices of pieces were not excluded by colourings; `any`: tilings
   * with other pieces.
   */
  | { kind: 'searched'; allowed: number | null; passing: number | null; any: bigint | null };

/** The reason that is visible without a search, for any pieces. */
export function hindranceBefore(region: Region, { covering }: Placements): Hindrance | null {
  const { cells } = region;
  if (cells.length % 4 !== 0) return { kind: 'cellCount', cells: cells.length };
  const alone = covering.findIndex((placements) => placements.length === 0);
  const part = components(region).find((numbers) => numbers.length % 4 !== 0);
  if (part) return { kind: 'partSize', cells: part.length, at: cells[part[0]!]! };
  if (alone >= 0) return { kind: 'isolatedCell', at: cells[alone]! };
  return null;
}
