import { describe, expect, it } from 'vitest';
import { reachesTop } from '../../../../vision/watching/phase/fullStack.ts';
import type { Standing } from '../../../../vision/watching/phase/standing.ts';

/** 20 rows, the given ones lowest: X is a block, so light under this curtain. */
function shadesOf(rows: readonly string[], [empty, block]: readonly [number, number]): Float32Array {
  const all = [...Array<string>(20 - rows.length).fill('..........'), ...rows];
  return Float32Array.from([...all.join('')], (cell) => (cell === 'X' ? block : empty));
}

const heap = (height: number): string[] => Array<string>(height).fill('....XX....');

describe('a stack seen by its brightness alone', () => {
  it.each([
    ['open', [20, 180]],
    ['under a curtain', [18, 29]],
  ] as const)('reaches the top or not, also in the dark: %s', (_how, light) => {
    expect(reachesTop(shadesOf(heap(18), light), 10, null)).toBe(true);
    expect(reachesTop(shadesOf(heap(20), light), 10, null)).toBe(true);
    expect(reachesTop(shadesOf(heap(16), light), 10, null)).toBe(false);
    expect(reachesTop(shadesOf([], light), 10, null)).toBe(false);
  });

  it('may have a few holes', () => {
    const rows = heap(19).map((row, at) => (at % 6 === 3 ? '..........' : row));
    expect(reachesTop(shadesOf(rows, [20, 180]), 10, null)).toBe(true);
  });

  it('may have the holes of pieces that all fell in the middle', () => {
    const rows = heap(18).map((row, at) => (at % 4 === 3 ? '...X......' : row));
    expect(reachesTop(shadesOf(rows, [20, 180]), 10, null)).toBe(true);
  });

  it('may wind its way up, and be crossed by a word', () => {
    const tower = [
      '.....X....',
      '....XX....',
      '....XX....',
      '....XX....',
      '....X.....',
      '....X.....',
      '....X.....',
    ];
    const word = ['.XXXXXXXX.', '.XXXX.XXX.'];
    const below = [
      '...XXXX...',
      '...XX.....',
      '....XX....',
      '...XXX....',
      '...X......',
      '...XX.....',
      '....XX....',
    ];
    const rows = [...tower, ...word, ...below, '...XX.....', '....XX....'];
    expect(reachesTop(shadesOf(rows, [20, 180]), 10, null)).toBe(true);
    expect(reachesTop(shadesOf(rows.slice(1), [20, 180]), 10, null)).toBe(false);
  });

  it('needs a row more for an upright I once the last piece lies and no other is seen', () => {
    const rows = [...heap(17)];
    const landing = [15, 16].flatMap((y) => [[4, y] as const, [5, y] as const]);
    const last = { cells: landing.map(([x, y]) => [x, y + 2] as const), landing } as unknown as Standing;
    expect(reachesTop(shadesOf(rows, [20, 180]), 10, null)).toBe(false);
    expect(reachesTop(shadesOf(rows, [20, 180]), 10, last)).toBe(true);
    expect(reachesTop(shadesOf(rows.slice(1), [20, 180]), 10, last)).toBe(false);
  });

  it('is not reached by a piece that falls above it', () => {
    const fallen = (gap: number, height: number) => [
      '....XX....',
      ...Array<string>(gap).fill('..........'),
      ...heap(height),
    ];
    expect(reachesTop(shadesOf(fallen(3, 15), [20, 180]), 10, null)).toBe(false);
    expect(reachesTop(shadesOf(fallen(3, 14), [20, 180]), 10, null)).toBe(false);
    expect(reachesTop(shadesOf(fallen(2, 15), [20, 180]), 10, null)).toBe(true);
  });

  it('is not recognised in a word at the top, or in a panel over the whole board', () => {
    const word = ['XXXX.XXXXX', 'X..X.X...X', ...Array<string>(17).fill('..........')];
    expect(reachesTop(shadesOf(word, [20, 180]), 10, null)).toBe(false);
    expect(reachesTop(shadesOf(Array<string>(20).fill('XXXXXXXXXX'), [20, 180]), 10, null)).toBe(false);
    expect(reachesTop(shadesOf(Array<string>(19).fill('XXXXXXXXXX'), [20, 180]), 10, null)).toBe(false);
  });
});
