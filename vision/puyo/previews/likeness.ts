/** Whether a puyo beside the board looks like those on it. */
import { turn, type Tint } from '../cells/tints.ts';
import { perCell, type Lattice } from '../cells/lattice.ts';
import type { Place } from '../cells/window.ts';

/** A puyo that reliably rests on the board. */
export interface Known {
  lattice: Lattice;
  place: Place;
  tint: Tint;
}

/** Puyo of one kind differ less in hue, in degrees. */
const oneKind = 15;
/** The chance that a puyo of a further kind is real beside a board with this many kinds. */
const newKind = [1, 0.9, 0.8, 0.55, 0.35, 0.1];

/** 0..1: how similar a puyo at `place` is to the known ones of its kind, of which there are `kinds`. */
export function familiarity(
  lattice: Lattice,
  place: Place,
  tint: Tint,
  known: readonly Known[],
  kinds: number,
): number {
  const same = known.filter((one) => Math.abs(turn(one.tint.hue, tint.hue)) < oneKind);
  if (same.length === 0) return newKind[Math.min(kinds, newKind.length - 1)]!;
  return Math.max(0, ...same.map((one) => likeness(lattice, place, one.lattice, one.place)));
}

/** Samples along a side that are always within the body, on any background. */
const core = perCell - 2;
/** Samples of a plain body differ by less than this, of 255: by compression and blurred edges. */
const plainSpread = 4;
/** The sum of squares of a plain body over all planes: two plain ones are alike. */
const plain = 3 * core ** 2 * plainSpread ** 2;

/**
 * Correlation of two places over all planes, -1..1: the same drawing at another brightness still counts as similar,
 * and so do two bodies without a drawing.
 */
function likeness(a: Lattice, placeA: Place, b: Lattice, placeB: Place): number {
  let [both, ownA, ownB] = [0, 0, 0];
  for (const plane of ['light', 'redGreen', 'yellowBlue'] as const) {
    const [x, y] = [cut(a, plane, placeA), cut(b, plane, placeB)];
    for (let i = 0; i < x.length; i += 1) {
      both += x[i]! * y[i]!;
      ownA += x[i]! * x[i]!;
      ownB += y[i]! * y[i]!;
    }
  }
  return (both + plain) / Math.sqrt((ownA + plain) * (ownB + plain));
}

/** The samples of a place's middle minus their mean. */
function cut(lattice: Lattice, plane: 'light' | 'redGreen' | 'yellowBlue', { x, y }: Place): Float32Array {
  const values = new Float32Array(core * core);
  let mean = 0;
  for (let i = 0; i < values.length; i += 1) {
    const at = (y + 1 + Math.floor(i / core)) * lattice.width + x + 1 + (i % core);
    mean += values[i] = lattice[plane][at]!;
  }
  mean /= values.length;
  for (let i = 0; i < values.length; i += 1) values[i]! -= mean;
  return values;
}
