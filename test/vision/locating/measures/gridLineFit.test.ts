import { describe, expect, it } from 'vitest';
import { findEdges } from '../../../../vision/pixels/edges.ts';
import { columnShare, gridLineShare, rowShare } from '../../../../vision/locating/measures/gridLineFit.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const running = (values: readonly number[]): Int32Array => {
  const before = new Int32Array(values.length + 1);
  values.forEach((value, i) => (before[i + 1] = before[i]! + value));
  return before;
};

/** Ten cells of 20 pixels from 50 on, with change on their inner lines. */
const lines = Array.from({ length: 300 }, (_, i) => (i > 50 && i < 250 && i % 20 === 10 ? 900 : 0));

describe('gridLineShare', () => {
  it('is 1 if all change is on the lines, and below 0 if none is', () => {
    expect(gridLineShare(running(lines), 50, 20, 10)).toBe(1);
    expect(gridLineShare(running(lines), 60, 20, 9)!).toBeLessThan(0);
  });

  it('is about 0 if change is everywhere', () => {
    const noise = lines.map(() => 40);
    expect(Math.abs(gridLineShare(running(noise), 50, 20, 10)!)).toBeLessThan(0.02);
  });

  it('is null for a picture without content', () => {
    expect(gridLineShare(running(lines.map(() => 0)), 50, 20, 10)).toBeNull();
  });

  it('does not throw for lines beyond the picture', () => {
    expect(() => gridLineShare(running(lines), -30, 40, 10)).not.toThrow();
  });
});

describe('columnShare and rowShare', () => {
  const chance = new Chance(5);
  const image = blank(400, 600, [10, 10, 20]);
  for (let i = 0; i < 60; i += 1)
    fill(
      image,
      { x: 80 + 20 * chance.whole(0, 9), y: 100 + 20 * chance.whole(5, 19), width: 19, height: 19 },
      [chance.whole(60, 255), chance.whole(0, 255), 90],
    );
  const { across, down } = findEdges(image);
  const board = { x: 80, y: 100, width: 200, height: 400 };

  it('agree with the share of running sums', () => {
    const columns = new Int32Array(401);
    across.columnsBefore(103, 497, columns);
    expect(columnShare(across, board, 10)).toBeCloseTo(gridLineShare(columns, 80, 20, 10)!, 10);
    const rows = new Int32Array(601);
    down.rowsBefore(83, 277, rows);
    expect(rowShare(down, board, 20)).toBeCloseTo(gridLineShare(rows, 100, 20, 20)!, 10);
  });

  it('fall when the grid is moved by half a cell', () => {
    expect(columnShare(across, board, 10)!).toBeGreaterThan(0.9);
    expect(columnShare(across, { ...board, x: 90 }, 10)!).toBeLessThan(0.2);
    expect(rowShare(down, { ...board, y: 110 }, 20)!).toBeLessThan(0.2);
  });
});
