import { describe, expect, it } from 'vitest';
import { charactersIn, offBy } from './places.ts';

describe('charactersIn', () => {
  const terminal = { columns: 80, lines: 25, margin: 2 };
  const area = { x: 100, y: 50, width: 964, height: 604 };

  it('counts from the text, not from the margin', () => {
    expect(charactersIn(area, terminal, [29, 4], [20, 20])).toEqual({
      x: 450,
      y: 148,
      width: 240,
      height: 480,
    });
  });

  it('treats all but the margin as all characters', () => {
    expect(charactersIn(area, terminal, [0, 0], [80, 25])).toEqual({
      x: 102,
      y: 52,
      width: 960,
      height: 600,
    });
  });
});

describe('offBy', () => {
  const wanted = { x: 10, y: 20, width: 200, height: 600 };
  it.each([
    ['nothing where it is right', wanted, 0],
    ['half a column too far right', { ...wanted, x: 20 }, 0.5],
    ['a row too high at the bottom', { ...wanted, height: 570 }, 1],
    ['the larger of both', { x: 10, y: 5, width: 205, height: 615 }, 0.5],
  ])('is %s', (_name, seen, cells) => {
    expect(offBy(seen, wanted, 10, 20)).toBeCloseTo(cells);
  });
});
