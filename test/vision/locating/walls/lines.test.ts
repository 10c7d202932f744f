import { describe, expect, it } from 'vitest';
import { findEdges, type EdgeMap } from '../../../../vision/pixels/edges.ts';
import { uprightLines, type Line } from '../../../../vision/locating/walls/lines.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

describe('uprightLines', () => {
  const image = blank(200, 200, [0, 0, 0]);
  fill(image, { x: 60, y: 20, width: 80, height: 150 }, [90, 90, 90]);

  it('finds the sides of a rectangle with their ends', () => {
    const edges = findEdges(image);
    expect(uprightLines(edges, 100)).toEqual([
      { at: 60, from: 20, to: 170, filled: 1 },
      { at: 140, from: 20, to: 170, filled: 1 },
    ]);
  });

  it('bridges the gaps of a brick wall', () => {
    const wall = blank(100, 220, [0, 0, 0]);
    for (let y = 10; y < 210; y += 20) fill(wall, { x: 40, y, width: 20, height: 16 }, [150, 120, 90]);
    const [line] = uprightLines(findEdges(wall), 150);
    expect(line).toMatchObject({ at: 40, from: 10, to: 206 });
  });

  it.each([61, 62, 63, 64])('agrees with a slow scan of every column: %i columns', (width) => {
    const chance = new Chance(width);
    const picture = blank(width, 90, [0, 0, 0]);
    for (let i = 0; i < 160; i += 1) {
      const grey = chance.whole(0, 30);
      const rect = {
        x: chance.whole(0, width),
        y: chance.whole(0, 90),
        width: 1,
        height: chance.whole(1, 60),
      };
      fill(picture, rect, [grey, grey, grey]);
    }
    const edges = findEdges(picture);
    const found = uprightLines(edges, 20).sort((a, b) => a.at - b.at || a.from - b.from);
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(Array.from({ length: width }, (_, x) => slowLines(edges, x, 20)).flat());
  });
});

/** The runs of edges in one column that no gap of more than nine pixels divides. */
function slowLines({ width, height, steps }: EdgeMap, x: number, least: number): Line[] {
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => steps[y * width + x]! >= 9);
  const starts = rows.filter((y, i) => i === 0 || y - rows[i - 1]! > 9);
  return starts
    .map((from, i) => {
      const run = rows.filter((y) => y >= from && y < (starts[i + 1] ?? Infinity));
      const to = run.at(-1)! + 1;
      return { at: x, from, to, filled: run.length / (to - from) };
    })
    .filter(({ from, to, filled }) => to - from >= least && filled >= 0.55);
}
