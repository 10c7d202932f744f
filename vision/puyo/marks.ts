/**
 * The marks above a field that announce garbage: separated from the usual picture there, as clients draw them on any
 * background. The look of a mark does not show its worth: small and large ones differ from game to game.
 */
import type { Image, Layout } from '../types.ts';
import { sample, type Lattice } from './cells/lattice.ts';

/** Samples per side of a cell: the gaps between marks are narrow. */
const perCell = 16;
/** Marks are between this many cells above the field and its edge. */
const high = { from: 1.25, to: 0.05 };
/** A sample that differs by less may only be blended differently. */
const leastDifference = 34;
/** A mark's columns have at least this share of the tallest column of samples; where two marks touch there are fewer. */
const leastShare = 0.45;
/** In cells. */
const leastSize = 0.3;

/** The least part of the picture above the field, in cells: with less of it marks would be cut off. */
const leastHeight = 0.6;

/** One mark: its place and size in cells, from the field's left edge, and the mean of its colours. */
export interface Mark {
  x: number;
  width: number;
  height: number;
  tone: readonly [light: number, redGreen: number, yellowBlue: number];
}

/** The part of the picture directly above the field, in samples; null if it is outside the picture. */
export function lookAbove(image: Image, { board, columns, rows }: Layout): Lattice | null {
  const cell = { width: board.width / columns, height: board.height / rows };
  const top = Math.max(0, board.y - high.from * cell.height);
  const height = board.y - high.to * cell.height - top;
  if (height < leastHeight * cell.height) return null;
  const area = { x: board.x, y: top, width: board.width, height };
  return sample(image, area, columns * perCell, Math.round((perCell * height) / cell.height));
}

/** The unusual things there, from the left; marks that touch are separated. */
export function marksIn(now: Lattice, usual: Lattice): Mark[] {
  const isNew = differing(now, usual);
  const tall = Array.from({ length: now.width }, (_, x) => countIn(isNew, now, x));
  const most = Math.max(...tall);
  if (most < leastSize * perCell) return [];
  const marks: Mark[] = [];
  for (let x = 0; x < now.width; x += 1) {
    const from = x;
    while (x < now.width && tall[x]! >= leastShare * most) x += 1;
    if (x - from >= leastSize * perCell) marks.push(markAt(now, isNew, from, x));
  }
  return marks;
}

function differing(now: Lattice, usual: Lattice): Uint8Array {
  return Uint8Array.from(now.light, (light, i) => {
    const colour = Math.hypot(
      now.redGreen[i]! - usual.redGreen[i]!,
      now.yellowBlue[i]! - usual.yellowBlue[i]!,
    );
    return Math.abs(light - usual.light[i]!) + colour / 2 >= leastDifference ? 1 : 0;
  });
}

function countIn(isNew: Uint8Array, { width, height }: Lattice, x: number): number {
  let count = 0;
  for (let y = 0; y < height; y += 1) count += isNew[y * width + x]!;
  return count;
}

function markAt(now: Lattice, isNew: Uint8Array, from: number, to: number): Mark {
  const tone: [number, number, number] = [0, 0, 0];
  let [count, top, bottom] = [0, now.height, 0];
  for (let y = 0; y < now.height; y += 1)
    for (let x = from; x < to; x += 1) {
      const i = y * now.width + x;
      if (!isNew[i]) continue;
      count += 1;
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      tone[0] += now.light[i]!;
      tone[1] += now.redGreen[i]!;
      tone[2] += now.yellowBlue[i]!;
    }
  const [light, redGreen, yellowBlue] = tone;
  return {
    x: from / perCell,
    width: (to - from) / perCell,
    height: (bottom - top) / perCell,
    tone: [light / count, redGreen / count, yellowBlue / count],
  };
}
