import { toLeft, toRight, visible } from './planes';

/**
 * Neighbours of one colour, of all colours at once: two cells have the same colour where all three planes agree. Coloured
 * are cells with the second or the third plane.
 */

/** Visible coloured cells of the colour of the cell above them. */
@inline
export function likeAbove(p0: v128, p1: v128, p2: v128): v128 {
  const differs = v128.or(
    v128.or(v128.xor(p0, i16x8.shr_u(p0, 1)), v128.xor(p1, i16x8.shr_u(p1, 1))),
    v128.xor(p2, i16x8.shr_u(p2, 1)),
  );
  return v128.andnot(v128.and(v128.or(p1, p2), i16x8.shr_u(visible(), 1)), differs);
}

/** Visible coloured cells of the colour of the cell on their right. */
@inline
export function likeRight(p0: v128, p1: v128, p2: v128): v128 {
  const differs = v128.or(
    v128.or(v128.xor(p0, toLeft(p0)), v128.xor(p1, toLeft(p1))),
    v128.xor(p2, toLeft(p2)),
  );
  return v128.andnot(v128.and(v128.or(p1, p2), visible()), differs);
}

/** Cells with a neighbour of their colour. */
@inline
export function linkedCells(above: v128, right: v128): v128 {
  return v128.or(v128.or(above, i16x8.shl(above, 1)), v128.or(right, toRight(right)));
}

/** Cells with at least two neighbours of their colour: one in each group of three. */
@inline
export function middleCells(above: v128, right: v128): v128 {
  const below = i16x8.shl(above, 1);
  const left = toRight(right);
  const both = v128.or(v128.and(above, below), v128.and(right, left));
  return v128.or(both, v128.and(v128.or(above, below), v128.or(right, left)));
}

/** Cells with a neighbour of their colour in this set. */
@inline
function linkedTo(set: v128, above: v128, right: v128): v128 {
  const upright = v128.or(
    v128.and(above, i16x8.shr_u(set, 1)),
    v128.and(i16x8.shl(above, 1), i16x8.shl(set, 1)),
  );
  const across = v128.or(v128.and(right, toLeft(set)), v128.and(toRight(right), toRight(set)));
  return v128.or(upright, across);
}

/** Cells of groups of four and more. */
@inline
export function poppingCells(above: v128, right: v128): v128 {
  const middles = middleCells(above, right);
  if (!v128.any_true(middles)) return middles;
  const below = i16x8.shl(above, 1);
  const left = toRight(right);
  const threes = v128.or(
    v128.and(v128.and(above, below), v128.or(right, left)),
    v128.and(v128.and(right, left), v128.or(above, below)),
  );
  const seeds = v128.or(threes, v128.and(middles, linkedTo(middles, above, right)));
  if (!v128.any_true(seeds)) return seeds;
  return v128.or(seeds, linkedTo(seeds, above, right));
}
