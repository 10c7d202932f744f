/** Names the puyo on a board by hue: five colours and grey garbage. */
import type { PuyoKind } from '../engine/puyo/types.ts';
import type { Contrast } from './background.ts';
import type { Looks } from './cells.ts';

/** Hue ranges in degrees, in the order in which they are tried. */
const hues: readonly (readonly [kind: PuyoKind, from: number, to: number])[] = [
  ['R', -25, 24],
  ['Y', 24, 70],
  ['G', 70, 165],
  ['B', 165, 255],
  ['P', 255, 335],
];
/** Colours with less difference between their channels than this share are grey. */
const leastSaturation = 0.16;

/** One letter per cell, '.' for an empty one; row-major, top row first. */
export function namePuyo(looks: Looks, contrast: Contrast): string[] {
  return [...contrast.distances].map((distance, cell) => {
    if (distance <= contrast.threshold) return '.';
    const [r, g, b] = looks.colours.subarray(cell * 3, cell * 3 + 3);
    return kindOfColour(r!, g!, b!);
  });
}

export function kindOfColour(r: number, g: number, b: number): PuyoKind {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range < leastSaturation * most) return 'O';
  const hue =
    most === r
      ? (60 * (g - b)) / range
      : most === g
        ? 120 + (60 * (b - r)) / range
        : 240 + (60 * (r - g)) / range;
  const turned = hue > 335 ? hue - 360 : hue;
  return hues.find(([, from, to]) => turned >= from && turned < to)?.[0] ?? 'R';
}
