import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../../../vision/types.ts';
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

describe('a ghost where the known piece was about to land', () => {
  const under = (air: number, more: Partial<TetrisObservation> = {}) => {
    const falling = `...OO.....\n...OO.....\n${'..........\n'.repeat(air)}X......XXX`;
    const square: Cell[] = [
      [3, 0],
      [4, 0],
      [3, 1],
      [4, 1],
    ];
    return withLandedGhost(reading('X......XXX', '', { ghost: square, ...more }), knownFrom(falling));
  };
  const landed = reading('...XX.....\nX..XX..XXX').cells;

  it('is the piece that has landed there if it was just above, and none is to be seen', () => {
    expect(under(1)).toMatchObject({ cells: landed, ghost: null, current: null });
    expect(under(2)).toMatchObject({ cells: landed, ghost: null });
  });

  it('is one after the piece has landed elsewhere', () => {
    const observation = reading(seen, '', { ghost });
    expect(withLandedGhost(observation, knownFrom(seen))).toBe(observation);
  });

  it('is one if the piece was far above, or one is to be seen', () => {
    expect(under(4).ghost).not.toBeNull();
    const current = { piece: 'T' as const, cells: [[4, 7]] as Cell[] };
    expect(under(1, { current }).ghost).not.toBeNull();
  });
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
