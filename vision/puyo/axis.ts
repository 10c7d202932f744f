/** Which puyo of a pair is the axis, around which the other turns. */
import type { Airborne } from './falling.ts';
import { perCell, type Lattice } from './lattice.ts';

/** A bright ring, a glow or a white outline makes the rim lighter by at least so many levels. */
const clearly = 14;

export interface AxisFirst {
  pair: [axis: Airborne, child: Airborne];
  /** The axis is marked, or stands where it does by custom. */
  sure: boolean;
}

/** The marked one; without a mark the lower one, as pairs appear; of two side by side it can't be told. */
export function axisFirst(lattice: Lattice, one: Airborne, other: Airborne): AxisFirst {
  const difference = whiteness(lattice, one) - whiteness(lattice, other);
  if (Math.abs(difference) >= clearly)
    return { pair: difference > 0 ? [one, other] : [other, one], sure: true };
  if (one.x === other.x) return { pair: one.y < other.y ? [one, other] : [other, one], sure: true };
  return { pair: one.x < other.x ? [one, other] : [other, one], sure: false };
}

/** The mean of the weakest channel along the rim: colours of puyo have next to none of it. */
function whiteness({ width, light, redGreen, yellowBlue }: Lattice, { place }: Airborne): number {
  let [total, count] = [0, 0];
  for (let v = 0; v < perCell; v += 1)
    for (let u = 0; u < perCell; u += 1) {
      const [edgeX, edgeY] = [u === 0 || u === perCell - 1, v === 0 || v === perCell - 1];
      if (edgeX === edgeY) continue;
      const at = (place.y + v) * width + place.x + u;
      const [l, a, b] = [light[at]!, redGreen[at]!, yellowBlue[at]!];
      total += l + Math.min(b / 3 - Math.abs(a) / 2, (-2 * b) / 3);
      count += 1;
    }
  return total / count;
}
