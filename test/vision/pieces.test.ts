import { describe, expect, it } from 'vitest';
import { contrastCells } from '../../vision/background.ts';
import type { Looks } from '../../vision/cells.ts';
import { sortOut, type Contents } from '../../vision/pieces.ts';

const columns = 10;
const rows = 8;
const colours: Record<string, [number, number, number]> = {
  '.': [20, 20, 24],
  X: [120, 120, 130],
  T: [170, 60, 190],
};

/** The looks of evenly coloured cells, from the lowest rows of a text board. */
function looksOf(lowest: string): Looks {
  const drawn = lowest.trim().split(/\s+/);
  const text = [...Array<string>(rows - drawn.length).fill('.'.repeat(columns)), ...drawn].join('');
  return {
    columns,
    rows,
    colours: Float32Array.from([...text].flatMap((letter) => colours[letter]!)),
    textures: new Float32Array(columns * rows).fill(1),
  };
}

function sort(lowest: string): Contents {
  const looks = looksOf(lowest);
  return sortOut(looks, contrastCells(looks));
}

const floor = 'XX..XXXXXX';
const air = '..........\n'.repeat(5);

describe('sortOut', () => {
  it('takes the piece that hangs in the air out of the locked cells', () => {
    const { falling, locked, cut } = sort(`...TTT....\n....T.....\n${air}${floor}`);
    expect(falling!.piece).toBe('T');
    expect(new Set(falling!.cells)).toEqual(new Set([3, 4, 5, 14]));
    expect(locked.reduce((sum, value) => sum + value, 0)).toBe(8);
    expect(cut).toEqual([]);
  });

  it.each([
    ['one cell', '....T.....\n..........', [4]],
    ['a row of three', '...TTT....\n..........', [3, 4, 5]],
    ['a corner', '....TT....\n....T.....', [4, 5, 14]],
  ])('keeps what the upper edge leaves of a piece: %s', (_, top, cells) => {
    const contents = sort(`${top}\n${air}${floor}`);
    expect(contents).toMatchObject({ falling: null, loose: 0 });
    expect(new Set(contents.cut)).toEqual(new Set(cells));
    expect(contents.locked.slice(0, 20)).toEqual(new Uint8Array(20));
  });

  it('takes nothing further down for a part of a piece', () => {
    expect(sort(`..........\n...TTT....\n${air}${floor}`).cut).toEqual([]);
  });
});
