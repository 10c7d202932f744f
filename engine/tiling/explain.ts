import { isFree } from './bounds.ts';
import { askColourings } from './reasons/colourings.ts';
import { type Tiler } from './solve.ts';
import { type Slices } from './sweeper.ts';
import { type Hindrance } from './reasons/whyNot.ts';

/** The reason why a task has no tiling; to be called only when there is none. */
export function* explain(tiler: Tiler): Slices<Hindrance> {
  const { region, bounds, dead } = tiler;
  if (tiler.hindrance) return tiler.hindrance;
  const colours = isFree(bounds, tiler.pieces) ? null : askColourings(region, bounds);
  const [rejection, ...others] = colours?.rejections ?? [];
  if (rejection) return { kind: 'colouring', rejection, others };
  if (dead?.kind === 'cell') return { kind: 'cutOff', at: region.cells[dead.cell]! };
  if (dead) return { kind: 'forcedPart', cells: dead.cells.length, at: region.cells[dead.cells[0]!]! };
  return {
    kind: 'searched',
    allowed: colours?.allowed?.length ?? null,
    passing: colours?.passing?.length ?? null,
    any: colours ? yield* tiler.countAll() : null,
  };
}
