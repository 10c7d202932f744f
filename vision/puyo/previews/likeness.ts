/** Whether a puyo beside the board looks like those on it. */
import { turn, type Tint } from '../cells/tints.ts';
import { perCell, type Lattice } from '../cells/lattice.ts';
import type { Place } from '../cells/window.ts';

/** A puyo that reliably rests on the board. */
export interface Known {
  body: Body;
  tint: Tint;
}

/** The samples of a place's middle minus their means, plane by plane, and the sum of their squares. */
export interface Body {
  samples: Float32Array;
  squares: number;
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
  const body = bodyAt(lattice, place);
  return Math.max(0, ...same.map((one) => likeness(body, one.body)));
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
function likeness(a: Body, b: Body): number {
  let both = plain;
  for (let i = 0; i < a.samples.length; i += 1) both += a.samples[i]! * b.samples[i]!;
  return both / Math.sqrt((a.squares + plain) * (b.squares + plain));
}

export function bodyAt({ width, ...lattice }: Lattice, { x, y }: Place): Body {
  const samples = new Float32Array(3 * core * core);
  const first = (y + 1) * width + x + 1;
  [lattice.light, lattice.redGreen, lattice.yellowBlue].forEach((plane, i) =>
    cut(plane, width, first, samples.subarray(i * core * core, (i + 1) * core * core)),
  );
  return { samples, squares: samples.reduce((sum, value) => sum + value * value, 0) };
}

/** The samples of a plane from `first` on, minus their mean. */
function cut(plane: Float32Array, width: number, first: number, into: Float32Array): void {
  let mean = 0;
  for (let i = 0, v = 0; v < core; v += 1)
    for (let u = 0; u < core; u += 1, i += 1) mean += into[i] = plane[first + v * width + u]!;
  mean /= into.length;
  for (let i = 0; i < into.length; i += 1) into[i]! -= mean;
}
