/** Names the colours of a game: puyo of one hue are of one kind, and kinds are ordered around the hue circle. */
import type { PuyoColour } from '../../../engine/puyo/types.ts';
import type { Lattice } from './lattice.ts';
import { perCell } from './lattice.ts';
import type { Place } from './window.ts';

/** The colour of one puyo. */
export interface Tint {
  /** Degrees, 0 = red. */
  hue: number;
  /** Difference of the strongest and the weakest channel, 0..255. */
  chroma: number;
  /** Mean of the channels, 0..255. */
  light: number;
}

/** On a board with this many kinds a further one is unlikely. */
export const manyKinds = 4;

/** Dark samples count less than bright ones, and black ones this much. */
const worthOfBlack = 0.2;
/** If channels differ by less than this many levels, there is no hue; rounding alone would make one. */
const leastHueOf = 1e-3;
/** Keeps sums of weights above 0 if everything is grey. */
const nothing = 1e-6;

/**
 * The body's colour: colourful samples have the most weight, so that eyes and gloss hardly count; the background is
 * left out.
 */
export function tintAt({ width, height, light, redGreen, yellowBlue }: Lattice, { x, y }: Place): Tint {
  let [total, l, a, b] = [nothing, 0, 0, 0];
  for (let v = 1; v < perCell - 1; v += 1)
    for (let u = 1; u < perCell - 1; u += 1) {
      if (y + v < 0 || y + v >= height || x + u < 0 || x + u >= width) continue;
      const at = (y + v) * width + x + u;
      const weight = (redGreen[at]! ** 2 + yellowBlue[at]! ** 2) * (worthOfBlack + light[at]! / 255);
      total += weight;
      l += weight * light[at]!;
      a += weight * redGreen[at]!;
      b += weight * yellowBlue[at]!;
    }
  return tintOf(l / total, a / total, b / total);
}

/** From lightness, red - green, yellow - blue. */
function tintOf(l: number, a: number, b: number): Tint {
  const [red, green, blue] = [l + b / 3 + a / 2, l + b / 3 - a / 2, l - (2 * b) / 3];
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < leastHueOf) return { hue: 0, chroma: 0, light: l };
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return { hue: (sector * 60 + 360) % 360, chroma, light: l };
}

/** The usual place of a colour on the circle, and the spread among clients, in degrees. */
const usual: readonly (readonly [PuyoColour, hue: number, sway: number])[] = [
  ['R', 4, 15],
  ['Y', 48, 14],
  ['G', 118, 28],
  ['B', 216, 22],
  ['P', 286, 22],
];
/** Hues closer than this are of one kind. */
const oneKind = 17;

/** Names are clear if the next best fit worse by this: squared deviations, with the weights of the clusters. */
const clearCost = 2.5;
/** The greatest cost of a hue that is far from its name's usual one. */
const strange = 9;

export interface Naming {
  /** A letter for each tint. */
  letters: PuyoColour[];
  /** 0..1: how clearly the kinds are separated, and how well they fit their names. */
  clarity: number;
}

export interface Cluster {
  hue: number;
  members: number[];
}

/** Signed difference of two hues, -180..180. */
export const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** Names all puyo of one picture together. */
export function nameTints(tints: readonly Tint[]): Naming {
  const clusters = cluster(tints);
  const kinds = clusters.slice(0, usual.length);
  const { names, margin } = assign(kinds);
  const letters = tints.map((): PuyoColour => 'R');
  let strays = 0;
  for (const { hue, members } of clusters) {
    const nearest = kinds.reduce((best, kind, i) => (closer(kind, kinds[best]!, hue) ? i : best), 0);
    if (kinds[nearest]!.hue !== hue) strays += members.length;
    for (const member of members) letters[member] = names[nearest]!;
  }
  const apart = Math.min(1, leastGap(tints, kinds) / 10);
  return { letters, clarity: Math.min(apart, margin, strays > 0 ? 0.5 : 1) };
}

const closer = (a: Cluster, b: Cluster, hue: number): boolean =>
  Math.abs(turn(a.hue, hue)) < Math.abs(turn(b.hue, hue));

/** Clusters with the most members first. */
export function cluster(tints: readonly Tint[]): Cluster[] {
  let clusters: Cluster[] = tints.map(({ hue }, i) => ({ hue, members: [i] })).sort((a, b) => a.hue - b.hue);
  for (;;) {
    let [best, least] = [-1, oneKind];
    clusters.forEach(({ hue }, i) => {
      const gap = Math.abs(turn(hue, clusters[(i + 1) % clusters.length]!.hue));
      if (clusters.length > 1 && gap < least) [best, least] = [i, gap];
    });
    if (best < 0) break;
    const [a, b] = [clusters[best]!, clusters[(best + 1) % clusters.length]!];
    const share = b.members.length / (a.members.length + b.members.length);
    const hue = (a.hue + turn(a.hue, b.hue) * share + 360) % 360;
    const merged = { hue, members: [...a.members, ...b.members] };
    clusters = clusters.filter((one) => one !== a && one !== b);
    clusters.push(merged);
    clusters.sort((one, other) => one.hue - other.hue);
  }
  return clusters.sort((a, b) => b.members.length - a.members.length);
}

/** The names that fit the clusters best, all different; `margin` 0..1 is how much worse the next best are. */
function assign(kinds: readonly Cluster[]): { names: PuyoColour[]; margin: number } {
  let best: PuyoColour[] = [];
  let [least, second] = [Infinity, Infinity];
  const visit = (names: PuyoColour[], cost: number): void => {
    if (cost >= second) return;
    const kind = kinds[names.length];
    if (!kind) {
      if (cost < least) [best, second, least] = [names, least, cost];
      else second = cost;
      return;
    }
    for (const [name, hue, sway] of usual)
      if (!names.includes(name))
        visit([...names, name], cost + weightOf(kind) * Math.min(strange, (turn(hue, kind.hue) / sway) ** 2));
  };
  visit([], 0);
  return { names: best, margin: Math.min(1, (second - least) / clearCost) };
}

/** A few outliers can't take a name away from many. */
const weightOf = ({ members }: Cluster): number => Math.min(1, members.length / 3);

/** The smallest gap between members of two kinds, in degrees; 360 if there is only one kind. */
function leastGap(tints: readonly Tint[], kinds: readonly Cluster[]): number {
  const placed = kinds.flatMap(({ members }, kind) => members.map((i) => ({ kind, hue: tints[i]!.hue })));
  placed.sort((a, b) => a.hue - b.hue);
  return placed.reduce((least, { kind, hue }, i) => {
    const next = placed[(i + 1) % placed.length]!;
    return next.kind === kind ? least : Math.min(least, Math.abs(turn(hue, next.hue)));
  }, 360);
}
