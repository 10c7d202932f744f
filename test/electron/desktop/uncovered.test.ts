import { expect, it } from 'vitest';
import { uncovered } from '../../../electron/desktop/uncovered.ts';
import { commonArea } from '../../../electron/desktop/displays.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { dips, type Dips, type Rect } from '../../../vision/space.ts';

const rect = (x: number, y: number, width: number, height: number): Rect<Dips> =>
  dips({ x, y, width, height });
const place = rect(10, 20, 100, 50);

it.each<[string, Rect<Dips>[], Rect<Dips>[]]>([
  ['without covers', [], [place]],
  ['under what only touches it', [rect(0, 0, 10, 100), rect(10, 70, 100, 5)], [place]],
  ['under what is as large', [place], []],
  ['under what is larger', [rect(0, 0, 1920, 1080)], []],
  ['under two that share it', [rect(0, 0, 60, 100), rect(60, 0, 60, 100)], []],
  ['under its left half', [rect(0, 0, 60, 100)], [rect(60, 20, 50, 50)]],
  ['under its lower part', [rect(0, 60, 500, 100)], [rect(10, 20, 100, 40)]],
  [
    'around something in its midst',
    [rect(50, 40, 20, 10)],
    [rect(10, 20, 100, 20), rect(10, 40, 40, 10), rect(70, 40, 40, 10), rect(10, 50, 100, 20)],
  ],
])('a place %s', (_, covers, left) => expect(uncovered(place, covers)).toEqual(left));

it('is exactly what no cover hides', () => {
  const random = randomStream(7);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 60; round++) {
    const covers = Array.from({ length: upTo(5) }, () =>
      rect(upTo(120), upTo(80), 1 + upTo(60), 1 + upTo(40)),
    );
    const left = uncovered(place, covers);
    for (const part of left) {
      expect(commonArea(place, part)).toBe(part.width * part.height);
      for (const other of [...covers, ...left.filter((one) => one !== part)])
        expect(commonArea(part, other)).toBe(0);
    }
    const area = left.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(barePixels(covers));
  }
});

/** Counted one by one. */
function barePixels(covers: readonly Rect<Dips>[]): number {
  let count = 0;
  for (let x = place.x; x < place.x + place.width; x++)
    for (let y = place.y; y < place.y + place.height; y++)
      if (!covers.some((cover) => commonArea(cover, rect(x, y, 1, 1)) === 1)) count++;
  return count;
}
