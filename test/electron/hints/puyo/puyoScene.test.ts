import { describe, expect, it } from 'vitest';
import { makeScene, overlayRegion, type SceneView } from '../../../../electron/hints/scene.ts';
import type { PuyoAdvice } from '../../../../electron/hints/Advice.ts';
import type { Candidate, Cell } from '../../../../engine/puyo/types.ts';
import { keyPresets } from '../../../../electron/contract/hint/gameKeys.ts';
import type { DiscShape } from '../../../../electron/contract/hint/scene.ts';
import { puyoLayout } from './fields.ts';
import { cellsAt } from '../../../cellsAt.ts';

const candidate = (cells: Cell[]): Candidate => ({
  placement: { column: 1, direction: 'up' },
  role: 'build',
  cells,
  inputs: ['hardDrop'],
  result: { chains: 0, score: 0, popped: 0, allClear: false, lost: false },
  score: 0,
  plan: [],
  facts: [],
});

function advice(cells: Cell[], change: Partial<PuyoAdvice> = {}): PuyoAdvice {
  const pair = { axis: 'R', child: 'B' } as const;
  return {
    game: 'puyo',
    pair,
    best: candidate(cells),
    second: null,
    keys: ['left', 'hardDrop'],
    joined: [],
    ...change,
  };
}

function scene(what: PuyoAdvice, change: Partial<SceneView> = {}) {
  const region = overlayRegion(puyoLayout.board, 1);
  return makeScene(what, {
    seq: 1,
    piece: 1,
    layout: puyoLayout,
    help: 'keys',
    region,
    perPixel: 1,
    translucent: true,
    ...change,
  });
}

const discs = (what: PuyoAdvice, change: Partial<SceneView> = {}) =>
  scene(what, change).shapes.filter((shape): shape is DiscShape => shape.type === 'disc');

const apart = cellsAt('0,5 1,0');

describe('a pair', () => {
  it('is two discs in their own colours, each where it comes to rest; the axis has the ring', () => {
    const [axis, child] = discs(advice(apart));
    expect([axis!.mark, child!.mark]).toEqual(['ring', 'dot']);
    expect(axis!.colour).not.toBe(child!.colour);
    const cell = puyoLayout.board.height / 12;
    expect(child!.cell.y - axis!.cell.y).toBeCloseTo(5 * cell, -0.4);
  });

  it('bears the marks of its colours where patterns are on, but not on a sliver', () => {
    const signs = (cells: Cell[], letters: boolean) =>
      discs(advice(cells), { letters }).map(({ sign }) => sign);
    expect(signs(apart, false)).toEqual([undefined, undefined]);
    expect(new Set(signs(apart, true)).size).toBe(2);
    const above = cellsAt('2,11 2,12');
    expect(signs(above, true)[1]).toBeUndefined();
  });

  it('that ends above the board shows a sliver of the first hidden row inside the window, and no more', () => {
    const [axis, child, ...more] = discs(advice(cellsAt('2,11 2,12')));
    expect(more).toEqual([]);
    expect(child!.cell.y + child!.cell.height).toBe(axis!.cell.y);
    expect(child!.cell.y).toBeGreaterThanOrEqual(0);
    const high = advice(cellsAt('2,12 2,13'));
    expect(discs(high)).toHaveLength(1);
  });
});

describe('help', () => {
  const full = advice(apart, {
    second: candidate(cellsAt('3,0 3,1')),
    joined: [{ colour: 'R', cells: [[0, 4]] }],
  });
  const kinds = (help: SceneView['help']) =>
    scene(full, { help }).shapes.map((shape) =>
      'role' in shape ? `${shape.type} ${shape.role}` : shape.type,
    );

  it('off draws nothing', () => expect(kinds('off')).toEqual([]));
  it('place draws the place and what it joins', () =>
    expect(kinds('place')).toEqual(['cells group', 'disc hint', 'disc hint']));
  it('keys adds the keys', () => expect(kinds('keys').at(-1)).toBe('keys'));
  it('all adds the second place, below the hint', () =>
    expect(kinds('all').slice(0, 4)).toEqual(['cells group', 'disc second', 'disc second', 'disc hint']));
});

it('draws a ghost as thin outlines', () => {
  expect(discs(advice(apart), { help: 'ghost' }).map(({ role }) => role)).toEqual(['second', 'second']);
});

it('shows the drop as the key that is held down', () => {
  const keys = scene(advice(apart)).shapes.find(({ type }) => type === 'keys');
  expect(keys).toMatchObject({ keys: ['left', 'softDrop'] });
});

it('shows the keys of the game, the drop as the one for down', () => {
  const keys = ['right', 'ccw', 'hardDrop'] as const;
  const shapes = scene(advice(apart, { keys }), { gameKeys: { ...keyPresets.pad, softDrop: 'S' } }).shapes;
  expect(shapes.find(({ type }) => type === 'keys')).toMatchObject({ keys: ['ArrowRight', 'B', 'S'] });
});
