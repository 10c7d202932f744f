import { describe, expect, it } from 'vitest';
import { TerrainError, components, parseRegion } from '../../../engine/tiling/region.ts';
import { cellsAt } from '../../cellsAt.ts';

describe('regions', () => {
  it('are read from text, bottom row first in memory', () => {
    expect(parseRegion(' .#.\r\n ##.\r\n')).toMatchObject({
      columns: 3,
      rows: 2,
      cells: cellsAt('0,0 1,0 1,1'),
    });
  });

  it('fall into connected parts', () => {
    expect(components(parseRegion(['#.#', '#.#', '###'])).map((part) => part.length)).toEqual([7]);
    expect(components(parseRegion(['#.#', '#.#', '#..'])).map((part) => part.length)).toEqual([3, 2]);
  });

  it.each([
    ['', 'the terrain has no rows'],
    ['##\n#', 'row 2 from the top has 1 cells; the first row has 2'],
    ['##\n#?', 'row 2 from the top, column 2: "?" is neither'],
    ['#'.repeat(65), '65 columns; at most 64'],
  ])('are refused: %j', (text, reason) => {
    expect(() => parseRegion(text)).toThrow(TerrainError);
    expect(() => parseRegion(text)).toThrow(reason);
  });
});
