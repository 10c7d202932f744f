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
  ['is in known blocks of which others have gone', 'XX..X.....\nX..XX..XXX', stack],
  ['is in known blocks of which many have gone', 'XX..X..X..\nX..XX..XXX', seen],
])('a ghost that %s', (_, known, meant) => {
  const { cells, ghost: left } = withLandedGhost(reading(seen, '', { ghost }), knownFrom(known));
  expect(cells).toEqual(reading(meant).cells);
  expect(left).toBe(meant === seen ? ghost : null);
});

it('is one as long as nothing is known', () => {
  const observation = reading(seen, '', { ghost });
  expect(withLandedGhost(observation, null)).toBe(observation);
});

it('tells nothing of the piece above the edge if it is in known blocks', () => {
  const cut: Cell = [4, 7];
  const current = { piece: 'O' as const, cells: [cut, [5, 7], [4, 8], [5, 8]] as Cell[] };
  const whole = { piece: 'O' as const, cells: [cut, [5, 7], [4, 6], [5, 6]] as Cell[] };
  const told = (falling: typeof current) =>
    withLandedGhost(reading(seen, '', { ghost, current: falling }), knownFrom(stack));
  expect(told(current)).toMatchObject({ current: null, cut: [cut, [5, 7]] });
  expect(told(whole).current).toBe(whole);
});
