import { expect, it } from 'vitest';
import { gameColours } from '../../../vision/cells/gameColours.ts';
import type { CellLooks } from '../../../vision/cells/cellLooks.ts';
import type { Contents } from '../../../vision/cells/separatePieces.ts';

/** Two by two cells: a piece's upper half above a block, beside two empty ones of different shades. */
const looks: CellLooks = {
  columns: 2,
  rows: 2,
  colours: Float32Array.from(
    [
      [0, 200, 10],
      [10, 10, 10],
      [90, 90, 90],
      [30, 20, 10],
    ].flat(),
  ),
  textures: new Float32Array(4),
};
const contents: Contents = {
  locked: Uint8Array.from([0, 0, 1, 0]),
  falling: { piece: 'O', cells: [-2, 0] } as unknown as Contents['falling'],
  ghost: null,
  hint: [],
  cut: [],
  loose: 0,
};

it('returns the colours of the falling piece and of the empty cells', () => {
  expect(gameColours(looks, contents)).toEqual({ piece: '#00c80a', ground: '#140f0a' });
});

it('leaves out cells that only seem empty: the ghost, and a piece at the edge', () => {
  expect(gameColours(looks, { ...contents, ghost: [1 as never] })?.ground).toBe('#1e140a');
  expect(gameColours(looks, { ...contents, cut: [3 as never] })?.ground).toBe('#0a0a0a');
});

it('returns null without a piece, and on a full board', () => {
  expect(gameColours(looks, { ...contents, falling: null })).toBeNull();
  expect(gameColours(looks, { ...contents, locked: Uint8Array.from([0, 1, 1, 1]) })).toBeNull();
});
