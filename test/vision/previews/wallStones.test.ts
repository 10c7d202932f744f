import { expect, it } from 'vitest';
import { sampleLattice } from '../../../vision/pixels/foregroundBlobs.ts';
import { isInWall } from '../../../vision/previews/wallStones.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, fill, type Colour } from '../synthetic/drawing/paint.ts';

const cell = 20;
const stone: Colour = [110, 110, 110];
const ground: Colour = [26, 26, 26];
const size = { width: 200, height: 140 };

/** Four stones in a row, from column 3 of 10 or upright from row 1, and more where `others` says: [column, row]. */
function isWall(others: readonly (readonly [number, number])[], isUpright = false, face = stone): boolean {
  const image: Image = blank(size.width, size.height, ground);
  const put = (column: number, row: number, colour: Colour): void =>
    fill(image, { x: column * cell + 2, y: row * cell + 2, width: cell - 4, height: cell - 4 }, colour);
  const bar = [0, 1, 2, 3].map((i) => (isUpright ? [4, 1 + i] : [3 + i, 3]) as [number, number]);
  for (const [column, row] of bar) put(column, row, face);
  for (const [column, row] of others) put(column, row, stone);
  const lattice = sampleLattice(image, { x: 0, y: 0, ...size }, { x: 2, y: 2 });
  const middles = bar.map(([column, row]) => (row * 10 + 5) * lattice.width + column * 10 + 5);
  return isInWall(lattice, middles);
}

it.each<[string, boolean, boolean, (readonly [number, number])[]]>([
  ['by itself', false, false, []],
  ['with a fifth stone at its right', false, true, [[7, 3]]],
  ['with a fifth stone at its left', false, true, [[2, 3]]],
  ['with a stone that touches it from above', false, false, [[4, 2]]],
  ['at a wall that goes on upwards', false, false, [[7, 3], [7, 2], [7, 1]]],
  ['upright with a fifth stone below', true, true, [[4, 5]]],
  ['upright, with a stone beside it', true, false, [[5, 2]]],
])('tells whether a bar is a part of a wall: %s', (_, isUpright, expected, others) => {
  expect(isWall(others, isUpright)).toBe(expected);
}); // prettier-ignore

it('takes a bar of another colour at a stone, or one whose inside is the ground, for a piece', () => {
  expect(isWall([[7, 3]], false, [200, 60, 60])).toBe(false);
  expect(isWall([], false, ground)).toBe(false);
});
