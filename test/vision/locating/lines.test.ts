import { describe, expect, it } from 'vitest';
import { findEdges } from '../../../vision/edges.ts';
import { uprightLines } from '../../../vision/locating/lines.ts';
import { blank, fill } from '../synthetic/paint.ts';

describe('lines', () => {
  const image = blank(200, 200, [0, 0, 0]);
  fill(image, { x: 60, y: 20, width: 80, height: 150 }, [90, 90, 90]);

  it('finds the sides of a rectangle with their ends', () => {
    const edges = findEdges(image);
    expect(uprightLines(edges, 100)).toEqual([
      { at: 60, from: 20, to: 170, filled: 1 },
      { at: 140, from: 20, to: 170, filled: 1 },
    ]);
  });

  it('goes on over the gaps of a wall of bricks', () => {
    const wall = blank(100, 220, [0, 0, 0]);
    for (let y = 10; y < 210; y += 20) fill(wall, { x: 40, y, width: 20, height: 16 }, [150, 120, 90]);
    const [line] = uprightLines(findEdges(wall), 150);
    expect(line).toMatchObject({ at: 40, from: 10, to: 206 });
  });
});
