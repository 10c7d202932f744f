/** How clearly the sides of a board are visible as edges. */
import { edgeCap } from '../../pixels/edges.ts';
import { coarseFactor, type EdgeMap, type Maps } from './maps.ts';

/** How clearly each side is visible over its whole length, 0..1. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A wall may be this far from its found place, in pixels of either picture. */
const sway = { fine: 2, coarse: 1 };
/** The picture's own border may be a board's side, but counts less, as every picture has one. */
const borderWorth = 0.6;

/** The clearness of two walls, each in the picture that shows it better. */
export function wallsOf(
  { fine, coarse }: Maps,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): Pick<Sides, 'left' | 'right'> {
  const k = 1 / coarseFactor;
  const clear = (x: number): number =>
    Math.max(
      uprightNear(fine, x, top, bottom, sway.fine),
      uprightNear(coarse, x * k, top * k, bottom * k, sway.coarse),
    );
  return { left: clear(left), right: clear(right) };
}

/** The clearness of the best vertical edge within `within` pixels of `x`, 0..1. */
export function uprightNear(
  { across, width }: EdgeMap,
  x: number,
  y0: number,
  y1: number,
  within: number,
): number {
  const at = Math.round(x);
  const top = Math.round(y0);
  const bottom = Math.round(y1);
  if (at <= 0 || at >= width) return borderWorth;
  let most = 0;
  for (let d = -within; d <= within; d += 1)
    most = Math.max(most, across.sum(at + d, top, at + d + 1, bottom));
  return most / (Math.max(1, bottom - top) * edgeCap);
}

/** The clearness of the best horizontal edge within `within` pixels of `y`, 0..1. */
export function levelNear(
  { down, height }: EdgeMap,
  y: number,
  x0: number,
  x1: number,
  within: number,
): number {
  const at = Math.round(y);
  const left = Math.round(x0);
  const right = Math.round(x1);
  if (at <= 0 || at >= height) return borderWorth;
  let most = 0;
  for (let d = -within; d <= within; d += 1) most = Math.max(most, down.sum(left, at + d, right, at + d + 1));
  return most / (Math.max(1, right - left) * edgeCap);
}
