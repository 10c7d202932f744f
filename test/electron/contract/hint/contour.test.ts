import { describe, expect, it } from 'vitest';
import { borderStrips, loopsOf, outline, type Corner } from '../../../../electron/contract/hint/contour.ts';
import type { SceneRect } from '../../../../electron/contract/hint/scene.ts';
import { scenePixels } from '../../../../vision/space.ts';
import { rounds } from '../../../rounds.ts';

/** '#' marks a cell; the first row is the top one. */
function cells(rows: string[], size = 1, at: Corner = { x: 0, y: 0 }): SceneRect[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === '#'
        ? [scenePixels({ x: at.x + x * size, y: at.y + y * size, width: size, height: size })]
        : [],
    ),
  );
}

/** Twice the signed area; clockwise (y downwards) is positive. */
function area(loop: Corner[]): number {
  return loop.reduce((sum, { x, y }, at) => {
    const next = loop[(at + 1) % loop.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Any set of cells in a small field: pieces, scattered cells, rings. */
function randomField(next: () => number): string[] {
  const density = 0.2 + next() * 0.7;
  return Array.from({ length: 6 }, () =>
    Array.from({ length: 6 }, () => (next() < density ? '#' : '.')).join(''),
  );
}

function shuffled<T>(values: T[], next: () => number): T[] {
  return values
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Plain twin: the corners of a field, each found by looking at its four cells. */
function cornersByNeighbours(rows: string[]): string[] {
  const filled = (x: number, y: number) => rows[y]?.[x] === '#';
  const corners: string[] = [];
  for (let y = 0; y <= rows.length; y++)
    for (let x = 0; x <= rows[0]!.length; x++) {
      const [a, b, c, d] = [filled(x - 1, y - 1), filled(x, y - 1), filled(x - 1, y), filled(x, y)];
      const count = [a, b, c, d].filter(Boolean).length;
      if (count === 1 || count === 3) corners.push(`${x},${y}`);
      if (count === 2 && a === d) corners.push(`${x},${y}`, `${x},${y}`);
    }
  return corners.sort();
}

/** Plain twin: cells joined by their sides have one outer border each, gaps joined by sides or corners one hole each. */
function countBorders(rows: string[]): number {
  const width = rows[0]!.length + 2;
  const empty = '.'.repeat(width);
  const field = [empty, ...rows.map((row) => `.${row}.`), empty].join('');
  const sides = [1, -1, width, -width];
  const corners = [width + 1, width - 1, -width + 1, -width - 1];
  return countParts(field, '#', sides) + countParts(field, '.', [...sides, ...corners]) - 1;
}

/** Steps never leave the field by a side: its outermost cells are empty, and going round from one to another joins nothing new. */
function countParts(field: string, mark: string, steps: number[]): number {
  const left = new Set([...field].flatMap((found, at) => (found === mark ? [at] : [])));
  let parts = 0;
  for (const start of left) {
    parts++;
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      if (left.delete(at)) open.push(...steps.map((step) => at! + step));
  }
  return parts;
}

describe('outline', () => {
  it('goes around one cell clockwise', () => {
    expect(outline(cells(['#']), 0)).toBe('M0 0L1 0L1 1L0 1Z');
  });

  it.each([
    ['a T', ['.#.', '###'], 1, 8],
    ['an S', ['.##', '##.'], 1, 8],
    ['an I', ['####'], 1, 4],
    ['two cells that meet at a corner', ['#.', '.#'], 2, 8],
    ['two cells that meet at the other corner', ['.#', '#.'], 2, 8],
    ['a ring', ['###', '#.#', '###'], 2, 8],
    ['a ring closed by corners only', ['.#.', '#.#', '.#.'], 4, 16],
    ['nothing', ['...'], 0, 0],
  ])('draws %s with the right number of borders and corners', (_name, rows, borders, corners) => {
    const loops = loopsOf(cells(rows));
    expect(loops).toHaveLength(borders);
    expect(loops.flat()).toHaveLength(corners);
  });

  it('goes around holes in the other direction', () => {
    expect(
      loopsOf(cells(['###', '#.#', '###']))
        .map(area)
        .sort(),
    ).toEqual([-1, 9]);
  });

  it('has the borders, the area and the corners of the cells, on any field', () => {
    const next = random(7);
    for (let round = 0; round < rounds(400, 50); round++) {
      const rows = randomField(next);
      const loops = loopsOf(shuffled(cells(rows), next));
      expect(loops).toHaveLength(countBorders(rows));
      expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBe(cells(rows).length);
      expect(
        loops
          .flat()
          .map(({ x, y }) => `${x},${y}`)
          .sort(),
      ).toEqual(cornersByNeighbours(rows));
    }
  });

  it('does not depend on the order of the cells', () => {
    const rects = cells(['.##.', '##..', '.#..']);
    const corners = (given: SceneRect[]) =>
      loopsOf(given)
        .flat()
        .map(({ x, y }) => `${x},${y}`)
        .sort();
    expect(corners([...rects].reverse())).toEqual(corners(rects));
  });

  it('joins cells that were rounded to whole pixels', () => {
    const size = 23.4;
    const rounded = cells(['.#.', '###'], size, { x: 100.3, y: 50.7 }).map(({ x, y }) => ({
      x: Math.round(x),
      y: Math.round(y),
      width: 23,
      height: 23,
    }));
    expect(loopsOf(rounded)).toHaveLength(1);
    expect(loopsOf(rounded)[0]).toHaveLength(8);
  });

  it('rounds every corner, and never by more than half an edge', () => {
    const path = outline(cells(['.#.', '###'], 20), 2.4);
    expect(path.match(/A2.4 2.4/g)).toHaveLength(8);
    expect(outline(cells(['#'], 20), 50)).toContain('A10 10');
  });

  it('turns right at outer corners and left at inner ones', () => {
    const path = outline(cells(['.#.', '###'], 20), 2);
    expect(path.match(/0 0 1/g)).toHaveLength(6);
    expect(path.match(/0 0 0/g)).toHaveLength(2);
  });
});

describe('borderStrips', () => {
  /** Plain twin: a pixel of the shape is border where a pixel within `width` of it, diagonals too, is outside. */
  function borderPixels(rows: string[], size: number, width: number): Set<string> {
    const inside = (x: number, y: number) => rows[Math.floor(y / size)]?.[Math.floor(x / size)] === '#';
    const found = new Set<string>();
    for (let y = 0; y < rows.length * size; y++)
      for (let x = 0; x < rows[0]!.length * size; x++)
        if (inside(x, y) && hasOutside(inside, x, y, width)) found.add(`${x},${y}`);
    return found;
  }

  function hasOutside(
    inside: (x: number, y: number) => boolean,
    x: number,
    y: number,
    width: number,
  ): boolean {
    for (let dy = -width; dy <= width; dy++)
      for (let dx = -width; dx <= width; dx++) if (!inside(x + dx, y + dy)) return true;
    return false;
  }

  function pixels(strips: SceneRect[]): Set<string> {
    const found = new Set<string>();
    for (const { x, y, width, height } of strips)
      for (let row = y; row < y + height; row++)
        for (let column = x; column < x + width; column++) found.add(`${column},${row}`);
    return found;
  }

  it.each([
    ['T', ['.#.', '###']],
    ['S', ['.##', '##.']],
    ['I', ['#', '#', '#', '#']],
    ['ring', ['###', '#.#', '###']],
  ])('covers exactly the pixels along the border of %s', (_name, rows) => {
    expect(pixels(borderStrips(cells(rows, 8), 2))).toEqual(borderPixels(rows, 8, 2));
  });
});
