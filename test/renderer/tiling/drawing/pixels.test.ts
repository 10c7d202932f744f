import { describe, expect, it } from 'vitest';
import { paintTiling, type Pixels } from '../../../../renderer/tiling/drawing/pixels.ts';
import { Placed } from '../../../../renderer/tiling/TilingList.ts';

/** Two O side by side, cells of three pixels. */
const placed = new Placed(Uint8Array.from([1, 1]), Int32Array.from([0, 1, 4, 5, 2, 3, 6, 7]), [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
]);

function painted(x: number, y: number): string[] {
  const pixels: Pixels = { data: new Uint32Array(14 * 7), width: 14, height: 7 };
  paintTiling(pixels, { columns: 4, rows: 2, fixed: [], placed, size: 3 }, Uint16Array.from([0, 1]), x, y);
  const signs = new Map([
    [0, ' '],
    [0xff13100e, '.'],
    [0xff08d3f7, 'O'],
  ]);
  return Array.from({ length: 7 }, (_, row) =>
    [...pixels.data.subarray(14 * row, 14 * row + 14)].map((value) => signs.get(value) ?? '?').join(''),
  );
}

describe('thumbnails', () => {
  it('draw a line between equal neighbours', () => {
    expect(painted(1, 0)).toEqual([
      ' ............ ',
      ' .OOOOO.OOOOO ',
      ' .OOOOO.OOOOO ',
      ' .OOOOO.OOOOO ',
      ' .OOOOO.OOOOO ',
      ' .OOOOO.OOOOO ',
      '              ',
    ]);
  });

  it('are clipped at the edges', () => {
    expect(painted(-6, -3)).toEqual([
      '.OOOOO        ',
      '.OOOOO        ',
      '.OOOOO        ',
      '              ',
      '              ',
      '              ',
      '              ',
    ]);
    expect(painted(20, 20).join('').trim()).toBe('');
  });
});
