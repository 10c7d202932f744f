import { expect, it } from 'vitest';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { cellsOfMasks, readMasks } from '../../../../vision/tracking/explaining/masks.ts';
import { withLandedGhost } from '../../../../vision/tracking/ghosts/landedGhost.ts';
import { reading } from '../../simulated/readings.ts';
import { knownFrom, masksOf } from '../known.ts';

const stack = '..........\n...XX.....\nXXXXX..XXX';
const without = '..........\n....X.....\nXX..X..XXX';
const landed: Cell[] = [
  [3, 1],
  [2, 0],
  [3, 0],
];

it.each<[string, string, boolean]>([
  ['blocks of the known stack are blocks', stack, true],
  ['a free place is none', without, false],
  ['one block too few is none', '..........\n...XX.....\nXX.XX..XXX', false],
])('a ghost on %s', (_, known, isBlocks) => {
  const observation = { ...reading(without), ghost: landed };
  const filled = withLandedGhost(readMasks(observation), observation, knownFrom(known));
  expect(cellsOfMasks(filled)).toEqual(cellsOfMasks(masksOf(isBlocks ? stack : without)));
});

it('nothing is known yet: a ghost is one', () => {
  const observation = { ...reading(without), ghost: landed };
  expect(withLandedGhost(masksOf(without), observation, null)).toEqual(masksOf(without));
});
