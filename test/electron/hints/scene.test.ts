import { describe, expect, it } from 'vitest';
import { makeNotice, makeScene, overlayRegion, type SceneView } from '../../../electron/hints/scene.ts';
import type { TetrisAdvice } from '../../../electron/hints/Advice.ts';
import { capGap, capRects, capsOf, capSize } from '../../../electron/contract/hint/caps.ts';
import { keyPresets } from '../../../electron/contract/hint/gameKeys.ts';
import { numberRects } from '../../../electron/contract/hint/numbers.ts';
import type { CellsShape, KeysShape, Shape } from '../../../electron/contract/hint/scene.ts';
import { dips } from '../../../vision/space.ts';
import { layout, makeCandidate } from '../sightings.ts';
import { cellsAt } from '../../cellsAt.ts';

const best = makeCandidate({ type: 'S', orientation: 'north', x: 1, y: 0 }, cellsAt('0,0 1,0 1,1 2,1'));
const other = makeCandidate({ type: 'L', orientation: 'north', x: 8, y: 0 }, cellsAt('7,0 8,0 9,0 9,1'));
const advice: TetrisAdvice = {
  game: 'tetris',
  best,
  second: other,
  notHere: other,
  keys: ['left', 'hardDrop'],
};

function view(change: Partial<SceneView> = {}): SceneView {
  const perPixel = change.perPixel ?? 1;
  const board = (change.layout ?? layout).board;
  return {
    seq: 7,
    piece: 3,
    layout,
    help: 'keys',
    region: overlayRegion(board, perPixel),
    perPixel,
    translucent: true,
    ...change,
  };
}

const cellsOf = (shapes: Shape[], role: CellsShape['role']) =>
  shapes.find((shape): shape is CellsShape => shape.type === 'cells' && shape.role === role);

describe('cells', () => {
  it("are at the board's cells", () => {
    const whole = { x: 0, y: 0, width: 400, height: 500 };
    const { shapes } = makeScene(advice, view({ region: whole }));
    expect(cellsOf(shapes, 'hint')!.cells[0]).toEqual({ x: 40, y: 440, width: 20, height: 20 });
    expect(cellsOf(shapes, 'hint')!.cells[3]).toEqual({ x: 80, y: 420, width: 20, height: 20 });
  });

  it.each([1, 0.5, 1.25])('move with the overlay window, at %f pixels per pixel', (perPixel) => {
    const region = overlayRegion(layout.board, perPixel);
    const [first] = cellsOf(makeScene(advice, view({ perPixel })).shapes, 'hint')!.cells;
    expect(first!.x + region.x * perPixel).toBeCloseTo(40 * perPixel, 0);
    expect(first!.y + region.y * perPixel).toBeCloseTo(440 * perPixel, 0);
  });

  it('are whole pixels that touch, on a board with fractional cells', () => {
    const uneven = { ...layout, board: { x: 40.3, y: 60.7, width: 147.5, height: 295 } };
    const { shapes } = makeScene(advice, view({ layout: uneven }));
    const [a, b] = cellsOf(shapes, 'hint')!.cells;
    expect([a!.x, a!.y, a!.width, b!.x].every(Number.isInteger)).toBe(true);
    expect(a!.x + a!.width).toBe(b!.x);
  });

  it('above the visible rows are left out', () => {
    const high = makeCandidate(best.placement.location, cellsAt('4,19 5,19 4,20 5,20'));
    const { shapes } = makeScene({ ...advice, best: high }, view());
    expect(cellsOf(shapes, 'hint')!.cells).toHaveLength(2);
  });
});

describe('help', () => {
  it.each<[SceneView['help'], string[]]>([
    ['off', []],
    ['ghost', ['second']],
    ['place', ['hint']],
    ['keys', ['hint', 'keys']],
    ['afterWorse', ['hint', 'keys']],
    ['all', ['notHere', 'second', 'hint', 'keys']],
  ])('%s draws %j', (help, shapes) => {
    const drawn = makeScene(advice, view({ help })).shapes;
    expect(drawn.map((shape) => (shape.type === 'cells' ? shape.role : shape.type))).toEqual(shapes);
  });

  it('draws no more than the advice has', () => {
    const bare = { ...advice, second: null, notHere: null, keys: [] };
    expect(makeScene(bare, view({ help: 'all' })).shapes.map(({ type }) => type)).toEqual(['cells']);
  });
});

it('draws a ghost as a thin outline', () => {
  const { shapes } = makeScene(advice, view({ help: 'ghost' }));
  expect(shapes.map((shape) => 'role' in shape && shape.role)).toEqual(['second']);
  expect(cellsOf(shapes, 'second')!.cells).toHaveLength(4);
});

it('shows the keys that the game has', () => {
  const { shapes } = makeScene(advice, view({ gameKeys: keyPresets.keyboard }));
  expect(shapes.at(-1)).toMatchObject({ type: 'keys', keys: ['ArrowLeft', ' '] });
});

it('draws nothing without advice, and keeps the number of its frame', () => {
  expect(makeScene(null, view())).toMatchObject({ seq: 7, piece: 3, shapes: [] });
});

it('puts the keys below the board, inside the overlay window', () => {
  const scene = makeScene(advice, view());
  const keys = scene.shapes.find((shape): shape is KeysShape => shape.type === 'keys')!;
  const region = overlayRegion(layout.board, 1);
  expect(keys.keys).toEqual(['left', 'hardDrop']);
  expect(keys.y).toBeGreaterThanOrEqual(layout.board.y + layout.board.height - region.y);
  expect(keys.y + 24).toBeLessThanOrEqual(scene.height);
});

it.each([1, 0.5, 1.25])('numbers the columns on request, the keys below them, at %f', (perPixel) => {
  const region = overlayRegion(layout.board, perPixel, undefined, 'below', true);
  const scene = makeScene(advice, view({ perPixel, region, numbers: true }));
  const numbers = scene.shapes.find((shape) => shape.type === 'numbers')!;
  const keys = scene.shapes.find((shape) => shape.type === 'keys')!;
  const [hint] = cellsOf(scene.shapes, 'hint')!.cells;
  expect(numbers.columns).toHaveLength(10);
  expect(numbers.columns[0]!.x).toBeCloseTo(hint!.x + hint!.width / 2);
  const bottom = (layout.board.y + layout.board.height - region.y) * perPixel;
  for (const { y, height } of numberRects(numbers)) {
    expect(y).toBeGreaterThan(bottom);
    expect(y + height).toBeLessThanOrEqual(keys.y);
  }
  expect(keys.y + capSize).toBeLessThanOrEqual(scene.height);
});

it('numbers no columns if nothing is drawn, or by default', () => {
  expect(makeScene(null, view({ numbers: true })).shapes).toEqual([]);
  expect(makeScene(advice, view()).shapes.map(({ type }) => type)).not.toContain('numbers');
});

it.each([1, 0.5, 1.25])('has the keys at the left edge of the board, at %f pixels per pixel', (perPixel) => {
  const region = overlayRegion(layout.board, perPixel);
  const { shapes, width, height } = makeScene(advice, view({ perPixel }));
  const keys = shapes.find((shape): shape is KeysShape => shape.type === 'keys')!;
  expect([width, height]).toEqual([region.width * perPixel, region.height * perPixel].map(Math.round));
  expect(keys.x + region.x * perPixel).toBeCloseTo(layout.board.x * perPixel);
  const bottom = (layout.board.y + layout.board.height) * perPixel;
  expect(keys.y + region.y * perPixel).toBeCloseTo(bottom + capGap);
});

it.each(['right', 'left', 'above'] as const)(
  'has the keys %s of the board, inside the overlay window',
  (side) => {
    const { x, y, width } = layout.board;
    const region = overlayRegion(layout.board, 1, undefined, side);
    const scene = makeScene(advice, view({ region, side }));
    const keys = scene.shapes.find((shape): shape is KeysShape => shape.type === 'keys')!;
    for (const rect of capRects(capsOf(keys.keys), keys)) {
      const [left, top] = [rect.x + region.x, rect.y + region.y];
      const isOff = { right: left >= x + width, left: left + rect.width <= x, above: top + rect.height <= y };
      expect(isOff[side]).toBe(true);
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(scene.width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(scene.height);
    }
  },
);

describe('the region', () => {
  it.each([
    [1, 1],
    [0.5, 1],
    [2 / 3, 4],
    [0.8, 4],
  ])('covers the board and has whole edges on the screen, at %f', (perPixel, step) => {
    const board = { x: 33.4, y: 21.8, width: 147.5, height: 295.1 };
    const region = overlayRegion(board, perPixel);
    const around = {
      left: board.x - region.x,
      top: board.y - region.y,
      right: region.x + region.width - board.x - board.width,
      bottom: region.y + region.height - board.y - board.height,
    };
    for (const side of [around.left, around.top, around.right]) {
      expect(side * perPixel).toBeGreaterThanOrEqual(8);
      expect(side * perPixel).toBeLessThan(8 + step);
    }
    expect(around.bottom * perPixel).toBeGreaterThanOrEqual(capSize + 2 * capGap);
    expect(around.bottom * perPixel).toBeLessThan(capSize + 2 * capGap + step);
    for (const edge of [region.x, region.y, region.width, region.height])
      expect(Math.abs(edge * perPixel - Math.round(edge * perPixel))).toBeLessThan(1e-9);
  });

  it.each([1.25, 1.5, 1.75])('begins on whole pixels of a screen at %f, and so do the cells', (scale) => {
    const corner = dips({ x: 311 / scale, y: 101 / scale });
    const board = { x: 264.7, y: 88.9, width: 336.6, height: 673.4 };
    const change = { layout: { ...layout, board }, perPixel: 1 / scale };
    const region = overlayRegion(board, 1 / scale, corner);
    const [first] = cellsOf(makeScene(advice, view({ ...change, region })).shapes, 'hint')!.cells;
    const onScreen = [corner.x, corner.y].map((from, at) => {
      const edge = from * scale + [region.x, region.y][at]!;
      return [edge, edge + [first!.x, first!.y][at]! * scale];
    });
    for (const pixel of onScreen.flat()) expect(Math.abs(pixel - Math.round(pixel))).toBeLessThan(1e-6);
    expect(onScreen[0]![1]).toBe(Math.round(311 + 264.7));
  });
});

describe('a notice', () => {
  const textOf = (lines: string[], change: Partial<SceneView> = {}) => {
    const [shape] = makeNotice(lines, view(change)).shapes;
    return shape?.type === 'status' ? shape.text : null;
  };

  it('is the first line that has room beside the board', () => {
    expect(textOf(['short', 'shorter'])).toBe('short');
    expect(textOf(['x'.repeat(80), 'short'])).toBe('short');
    expect(textOf(['x'.repeat(80), 'z'.repeat(85), 'y'.repeat(90)])).toBe('y'.repeat(90));
  });

  it('counts Japanese letters as wide', () => {
    expect(textOf(['あ'.repeat(20), '短い'])).toBe('短い');
  });

  it('is below the board, not on it', () => {
    const [shape] = makeNotice(['short'], view()).shapes;
    const bottom = layout.board.y + layout.board.height - overlayRegion(layout.board, 1).y;
    expect(shape).toMatchObject({ type: 'status' });
    expect((shape as { y: number }).y).toBeGreaterThanOrEqual(bottom);
  });

  it('is not made if there is nothing to say or help is off', () => {
    expect(makeNotice([], view()).shapes).toEqual([]);
    expect(makeNotice(['short'], view({ help: 'off' })).shapes).toEqual([]);
  });
});

it('draws pieces in the colours that they have in the game, with letters on request', () => {
  const colourOf = (piece: string) => (piece === 'S' ? '#123456' : '#abcdef');
  const { shapes } = makeScene(advice, view({ colourOf, letters: true, help: 'all' }));
  expect(cellsOf(shapes, 'hint')).toMatchObject({ colour: '#123456', letter: 'S' });
  expect(cellsOf(shapes, 'second')!.colour).toBe('#abcdef');
  expect(cellsOf(makeScene(advice, view()).shapes, 'hint')).not.toHaveProperty('letter');
});
