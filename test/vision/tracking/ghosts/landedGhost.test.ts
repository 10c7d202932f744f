import { expect, it } from 'vitest';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { withLandedGhost } from '../../../../vision/tracking/ghosts/landedGhost.ts';
import { reading } from '../../simulated/readings.ts';
import { knownFrom } from '../known.ts';

const stack = '....X.....\nX..XX..XXX';
const seen = '....X.....\nX......XXX';
const ghost: Cell[] = [
  [3, 0],
  [4, 0],
];

it.each<[string, string, string]>([
  ['is in known blocks', stack, stack],
  ['is on a free place', seen, seen],
  ['is partly in known blocks', '....X.....\nX...X..XXX', seen],
])('a ghost that %s', (_, known, meant) => {
  const { cells, ghost: left } = withLandedGhost(reading(seen, '', { ghost }), knownFrom(known));
  expect(cells).toEqual(reading(meant).cells);
  expect(left).toBe(meant === seen ? ghost : null);
});

it('is one as long as nothing is known', () => {
  const observation = reading(seen, '', { ghost });
  expect(withLandedGhost(observation, null)).toBe(observation);
});
