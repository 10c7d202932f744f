import { describe, expect, it } from 'vitest';
import { anyBounds } from '../../../../engine/tiling/bounds.ts';
import { explain } from '../../../../engine/tiling/explain.ts';
import { hindranceText } from '../../../../engine/tiling/reasons/reasons.ts';
import { parseRegion } from '../../../../engine/tiling/region.ts';
import { Tiler } from '../../../../engine/tiling/solve.ts';
import { countOf, finish } from '../lines.ts';
import { rounds } from '../../../rounds.ts';

function whyNot(rows: string[], any = false): string {
  const region = parseRegion(rows);
  const bounds = any ? { bounds: anyBounds(region.cells.length / 4) } : {};
  const tiler = new Tiler({ region, ...bounds });
  expect(countOf(tiler)).toBe(0);
  return hindranceText(finish(explain(tiler)));
}

describe('the reason why there is no tiling', () => {
  it.each([
    ['a wrong number of cells', ['###'], 'the terrain has 3 cells, which is not a multiple of 4'],
    [
      'a part of the wrong size',
      ['###..###.', '###..###.'],
      'the part at column 1, row 1 from the bottom has 6 cells, which is not a multiple of 4',
    ],
    [
      'a colouring',
      Array<string>(4).fill('#######'),
      'coloured as a chessboard, the terrain has as many cells of one colour as of the other, and all choices of pieces miss that by 2 or more',
    ],
    [
      'a search to the end',
      ['####', '####'],
      'everything was tried and nothing fits; colourings left 2 of 21 choices of pieces; with other pieces there are 4 tilings',
    ],
  ])('is %s', (_, rows, words) => {
    expect(whyNot(rows)).toBe(words);
  });

  it('is a cell that pieces reach only by cutting others off', () => {
    expect(whyNot(['#.#..', '#.#..', '#.#..', '###.#', '#.###', '#.#.#', '#.#.#'], true)).toBe(
      'every piece over the cell at column 1, row 5 from the bottom cuts off cells that no pieces can fill (their number is not a multiple of 4)',
    );
  });

  it('does not mention bags where any pieces may be used', () => {
    const hollow = ['#####', '#...#', '#...#', '#...#', '#.###', '#.###'];
    expect(whyNot(hollow, true)).not.toMatch(/choices/);
  });

  it('is found for every region without a tiling', () => {
    let seed = 77;
    const next = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
    for (let round = 0; round < rounds(200, 40); round++) {
      const rows = Array.from({ length: 4 }, () => Array.from({ length: 6 }, () => '##.'[next(3)]!).join(''));
      if (!rows.join('').includes('#')) continue;
      const tiler = new Tiler({ region: parseRegion(rows) });
      if (countOf(tiler) === 0) expect(hindranceText(finish(explain(tiler)))).toMatch(/^[a-z].*[^.]$/);
    }
  });
});
