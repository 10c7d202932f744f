import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../engine/tetris/rules/pieces.ts';
import { orientations, type Cell } from '../../engine/tetris/types.ts';
import type { Image, Rect } from '../../vision/types.ts';
import { drawNothing, drawTetris, type Label } from './synthetic.ts';
import { graphicGame } from './synthetic/games/graphicGame.ts';
import { moveLabel } from './synthetic/games/label.ts';
import { Chance } from './synthetic/drawing/random.ts';
import { terminalGame } from './synthetic/games/terminalGame.ts';

const seeds = Array.from({ length: 20 }, (_, i) => 900_000 + i);
const drawings = seeds.map((seed) => drawTetris(seed));

const holds = ({ width, height }: Image, rect: Rect): boolean =>
  rect.x > -1 && rect.y > -1 && rect.x + rect.width < width + 1 && rect.y + rect.height < height + 1;

describe('drawTetris', () => {
  it.each([seeds[0]!, seeds[7]!])('draws the same picture from seed %d', (seed) => {
    const [one, two] = [drawTetris(seed), drawTetris(seed)];
    expect(two.label).toEqual(one.label);
    expect(Buffer.compare(Buffer.from(one.image.data), Buffer.from(two.image.data))).toBe(0);
  });

  it('labels boards inside the picture, the largest as the player’s own', () => {
    for (const { image, label } of drawings) {
      expect(image.data).toHaveLength(image.width * image.height * 4);
      expect(label.cells).toHaveLength(label.rows);
      for (const row of label.cells) expect(row).toMatch(/^[.IOTSZJLG]{10}$/);
      expect(holds(image, label.board)).toBe(true);
      for (const { board } of label.others ?? []) {
        expect(holds(image, board)).toBe(true);
        expect(board.width).toBeLessThanOrEqual(label.board.width + 1);
      }
    }
  });

  it('labels a falling piece of the right shape on empty cells, and a ghost of the same shape', () => {
    for (const { label } of drawings) {
      if (!label.current) continue;
      const { piece, cells } = label.current;
      const shapes = orientations.map((orientation) =>
        shapeOf(cellsOf({ type: piece, orientation, x: 0, y: 0 })),
      );
      expect(shapes).toContain(shapeOf(cells));
      expect(cells.every((cell) => isEmpty(label, cell))).toBe(true);
      if (label.ghost) expect(shapeOf(label.ghost)).toBe(shapeOf(cells));
      for (const [x, y] of label.ghost ?? []) expect(isEmpty(label, [x, y])).toBe(true);
    }
  });

  it('draws pictures that differ from each other', () => {
    const sizes = new Set(drawings.map(({ image }) => `${image.width}x${image.height}`));
    const cells = drawings.map(({ label }) => label.board.width / label.columns);
    expect(sizes.size).toBeGreaterThan(5);
    expect(Math.max(...cells) / Math.min(...cells)).toBeGreaterThan(2);
  });
});

function isEmpty(label: Label, [x, y]: Cell): boolean {
  return y >= label.rows || label.cells[label.rows - 1 - y]![x] === '.';
}

/** The cells from their lowest and leftmost one on, in order. */
function shapeOf(cells: readonly Cell[]): string {
  const [left, low] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells
    .map(([x, y]) => `${x - left},${y - low}`)
    .sort()
    .join(' ');
}

/** Mean distance between pixels of two cells, each relative to the cell's upper left corner. */
function unlikeness(image: Image, label: Label, a: Cell, b: Cell): number {
  const [w, h] = [label.board.width / label.columns, label.board.height / label.rows];
  const at = ([x, y]: Cell, u: number, v: number): number =>
    (Math.floor(label.board.y + (label.rows - 1 - y + v) * h) * image.width +
      Math.floor(label.board.x + (x + u) * w)) *
    4;
  let sum = 0;
  for (let v = 0.1; v < 1; v += 0.1)
    for (let u = 0.1; u < 1; u += 0.1)
      for (let c = 0; c < 3; c += 1)
        sum += Math.abs(image.data[at(a, u, v) + c]! - image.data[at(b, u, v) + c]!);
  return sum / 243;
}

describe.each([
  ['graphic', (seed: number) => graphicGame({ w: 24, h: 24, dots: false }, new Chance(seed))],
  ['terminal', (seed: number) => terminalGame(new Chance(seed))],
] as const)('a %s game', (_, draw) => {
  it('has blocks where the label has letters', () => {
    let told = 0;
    let all = 0;
    for (const seed of seeds) {
      const { image, label } = draw(seed);
      const row = label.cells.findIndex((cells) => /[^.]/.test(cells) && cells.includes('.'));
      if (row < 0 || label.covered) continue;
      const y = label.rows - 1 - row;
      const full: Cell = [label.cells[row]!.search(/[^.]/), y];
      const empty: Cell = [label.cells[row]!.indexOf('.'), y];
      if (label.ghost?.some(([x, gy]) => x === empty[0] && gy === y)) continue;
      all += 1;
      if (unlikeness(image, label, full, empty) > 4) told += 1;
    }
    expect(all).toBeGreaterThan(5);
    expect(told).toBe(all);
  });
});

describe('drawNothing', () => {
  it('draws the same picture from the same seed, without a label', () => {
    for (const seed of seeds.slice(0, 6)) {
      const { image, label } = drawNothing(seed);
      expect(label).toBeNull();
      expect(Buffer.compare(Buffer.from(image.data), Buffer.from(drawNothing(seed).image.data))).toBe(0);
    }
  });
});

describe('moveLabel', () => {
  it('moves and scales every rectangle', () => {
    const { label } = drawings.find(({ label: { others } }) => others && others.length > 0)!;
    const moved = moveLabel(label, 5, 7, 2, 3);
    expect(moved.board).toEqual({
      x: 5 + label.board.x * 2,
      y: 7 + label.board.y * 3,
      width: label.board.width * 2,
      height: label.board.height * 3,
    });
    expect(moved.others![0]!.board.x).toBe(5 + label.others![0]!.board.x * 2);
  });
});
