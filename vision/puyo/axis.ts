/** Determines the axis of a pair, around which the other puyo turns. */
import { tintAt, turn } from './cells/tints.ts';
import type { Airborne } from './falling.ts';
import { perCell, type Lattice } from './cells/lattice.ts';
import type { Place } from './cells/window.ts';
import type { Grid } from '../types.ts';

/** A bright ring, a glow or a white outline makes the rim lighter by at least this many levels. */
const clearly = 14;
/** The same if nothing on the board shows the rim without a mark. */
const veryClearly = 34;
/** Puyo of one kind differ less in hue, in degrees. */
const oneKind = 15;
/** Within this many rows of the top a pair is oriented as it came in: upright with the axis below, or side by side. */
const justIn = { upright: 4.5, lying: 2 };

export interface AxisFirst {
  pair: [axis: Airborne, child: Airborne];
  /** The axis is marked, or the pair has just come in. */
  isSure: boolean;
}

/**
 * The marked one of two; without a mark the lower one, as pairs come in. Of two side by side it is the one in the column
 * in which pairs come in if they have just done so, and unknown below. `lying`: puyo on the board, which have no mark.
 */
export function axisFirst(
  lattice: Lattice,
  [one, other]: readonly [Airborne, Airborne],
  lying: readonly Place[],
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
): AxisFirst {
  const [mark, otherMark] = [one, other].map(({ place }) => markOf(lattice, place, lying));
  const difference = mark!.excess - otherMark!.excess;
  const needed = mark!.isCompared && otherMark!.isCompared ? clearly : veryClearly;
  if (Math.abs(difference) >= needed)
    return { pair: difference > 0 ? [one, other] : [other, one], isSure: true };
  if (one.x !== other.x) {
    const [left, right] = one.x < other.x ? [one, other] : [other, one];
    const pair: AxisFirst['pair'] = right.x === spawnIn(columns) ? [right, left] : [left, right];
    return { pair, isSure: pair[0].x === spawnIn(columns) && pair[0].y > rows - justIn.lying };
  }
  const pair: AxisFirst['pair'] = one.y < other.y ? [one, other] : [other, one];
  return { pair, isSure: pair[0].y > rows - justIn.upright };
}

/** The column in which pairs come in, as on a board of six. */
const spawnIn = (columns: number): number => Math.ceil(columns / 2) - 1;

/** Levels by which the rim of a resting puyo may be lighter than that of others of its kind. */
const muchLighter = 20;

/** Some puyo that seems to rest is marked as an axis: its pair has landed, but can still be moved. */
export const hasMarked = (lattice: Lattice, tops: readonly Place[], lying: readonly Place[]): boolean =>
  tops.some((place) => {
    const { excess, isCompared } = markOf(
      lattice,
      place,
      lying.filter((other) => other !== place),
    );
    return isCompared && excess >= muchLighter;
  });

interface Mark {
  /** How much lighter the rim is than it should be. */
  excess: number;
  /** Puyo of this kind are on the board. */
  isCompared: boolean;
}

function markOf(lattice: Lattice, place: Place, lying: readonly Place[]): Mark {
  const { hue } = tintAt(lattice, place);
  const same = lying.filter((other) => Math.abs(turn(tintAt(lattice, other).hue, hue)) < oneKind);
  const usual = same.map((other) => whiteness(lattice, other)).sort((a, b) => a - b);
  const own = whiteness(lattice, place);
  if (usual.length === 0) return { excess: own, isCompared: false };
  return { excess: own - usual[Math.floor(usual.length / 2)]!, isCompared: true };
}

/** The mean of the weakest channel along the rim: colours of puyo have almost none of it. */
function whiteness({ width, light, redGreen, yellowBlue }: Lattice, place: Place): number {
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
