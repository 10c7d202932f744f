import { describe, expect, it } from 'vitest';
import { contrastCells } from '../../../vision/cells/ground/background.ts';
import { lookAtCells } from '../../../vision/cells/cellLooks.ts';
import { interpretCells } from '../../../vision/cells/interpretCells.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { blank, fill, outline, text, type Colour } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const side = 20;
const rows = 20;
const grid = { game: 'tetris' as const, columns: 10, rows, board: { x: 0, y: 0, width: 200, height: 400 } };
const dark: Colour = [10, 10, 14];
const light: Colour = [252, 252, 250];

/** Capitals: blocks; lower case: their ghosts; p: a pale block; q: a paler one; m: a block of middle grey; G: garbage. */
const colours: Record<string, Colour> = {
  T: [200, 60, 200],
  t: [60, 18, 60],
  L: [240, 150, 30],
  S: [60, 200, 80],
  I: [60, 190, 220],
  O: [230, 220, 40],
  o: [70, 66, 14],
  p: [235, 235, 233],
  G: [130, 130, 130],
  m: [160, 160, 158],
  q: [242, 242, 240],
};

const cellAt = (column: number, row: number): Rect => ({
  x: column * side,
  y: row * side,
  width: side,
  height: side,
});

/** Draws the lowest rows of a board. */
function paint(lines: readonly string[], ground = dark): Image {
  const image = blank(grid.board.width, grid.board.height, ground);
  lines.forEach((line, i) =>
    [...line].forEach((letter, column) => {
      const colour = colours[letter];
      if (colour) fill(image, cellAt(column, rows - lines.length + i), colour);
    }),
  );
  return image;
}

interface Seen {
  stack: string[];
  falling: string | null;
  ghost: number;
  covered: number;
  ambiguous: boolean;
}

function see(image: Image): Seen {
  const looks = lookAtCells(image, grid);
  const { contents, covered, ambiguous } = interpretCells(looks, contrastCells(looks));
  const { locked, falling, ghost } = contents;
  const all = Array.from({ length: rows }, (_, row) =>
    [...locked.subarray(row * 10, row * 10 + 10)].map((value) => (value ? 'X' : '.')).join(''),
  );
  return {
    stack: all.filter((row) => row.includes('X')),
    falling: falling?.piece ?? null,
    ghost: ghost?.length ?? 0,
    covered: covered.length,
    ambiguous,
  };
}

const air = '..........';

describe('interpretCells', () => {
  it('distinguishes the piece from its ghost when the two touch', () => {
    const image = paint(['....OO....', '....OO....', '....oo....', '....oo....', 'LLLLSSSS.L']);
    expect(see(image)).toMatchObject({ stack: ['XXXXXXXX.X'], falling: 'O', ghost: 4 });
  });

  it('counts pale blocks in the stack, and reports that they are ambiguous', () => {
    const image = paint(
      ['...T......', '..TTT.....', air, air, 'pp........', 'pppp...S..', 'LLLSSTTSS.', 'LL.SSTTTSS'],
      light,
    );
    expect(see(image)).toMatchObject({
      stack: ['XX........', 'XXXX...X..', 'XXXXXXXXX.', 'XX.XXXXXXX'],
      falling: 'T',
      ambiguous: true,
    });
  });

  it('calls a stack ambiguous beside blocks that are a little too pale to count', () => {
    const stack = ['mmmm...m..', 'mmmmmmmmm.', 'mm.mmmmmmm'];
    const faint = ['...m......', '..mmm.....', air, air, 'qq........', 'qqqq......', ...stack];
    const plain = faint.map((row) => row.replaceAll('q', '.'));
    const rowsRead = stack.map((row) => row.replaceAll('m', 'X'));
    expect(see(paint(faint, light))).toMatchObject({ stack: rowsRead, falling: 'T', ambiguous: true });
    expect(see(paint(plain, light))).toMatchObject({ stack: rowsRead, falling: 'T', ambiguous: false });
  });

  it('treats the ghost of a piece above the board as empty', () => {
    const image = paint([air, '....t.....', '...ttt....', 'LL.SSSSIII', 'LLLSS.OOII']);
    expect(see(image)).toMatchObject({ stack: ['XX.XXXXXXX', 'XXXXX.XXXX'], ghost: 4, falling: null });
  });

  it('keeps four pale blocks that support another block', () => {
    const image = paint(['....S.....', '....t.....', '...ttt....', 'LL.SSSSIII', 'LLLSS.OOII']);
    expect(see(image).stack).toHaveLength(5);
  });

  it('reads a board with more garbage than background', () => {
    const garbage = Array.from({ length: 13 }, (_, i) =>
      'GGGGGGGGGG'.replace(/./g, (g, x) => (x === i % 3 ? '.' : g)),
    );
    const image = paint(['...T......', '..TTT.....', air, 'L......OO.', 'LLL.SSSOO.', ...garbage]);
    const { stack, falling } = see(image);
    expect(stack).toEqual(['X......XX.', 'XXX.XXXXX.', ...garbage.map((row) => row.replaceAll('G', 'X'))]);
    expect(falling).toBe('T');
  });

  it('reads full rows of garbage on the floor', () => {
    const full = Array<string>(14).fill('GGGGGGGGGG');
    const image = paint(['...T......', '..TTT.....', air, 'L......OO.', ...full]);
    expect(see(image)).toMatchObject({
      stack: ['X......XX.', ...full.map(() => 'XXXXXXXXXX')],
      falling: 'T',
    });
  });

  it('ignores words over the board', () => {
    const image = paint([
      '....T.....',
      '...TTT....',
      air,
      air,
      air,
      'LL......SS',
      'LLLSS.OOSS',
      'LLLSS.OOII',
    ]);
    text(image, 30, 7 * side + 2, 16, 7, [250, 250, 250], new Chance(4));
    const { stack, falling, covered } = see(image);
    expect(stack).toEqual(['XX......XX', 'XXXXX.XXXX', 'XXXXX.XXXX']);
    expect(falling).toBe('T');
    expect(covered).toBeGreaterThan(2);
  });

  it('ignores a banner across an almost empty board', () => {
    const image = paint(['....OO....', ...Array<string>(17).fill(air), '....oo....', '....oo....']);
    fill(image, { x: 0, y: 9 * side, width: 10 * side, height: side }, [45, 45, 48]);
    text(image, 20, 9 * side + 2, 16, 9, [255, 255, 0], new Chance(4));
    expect(see(image)).toMatchObject({ stack: [], falling: 'O', ghost: 4, covered: 10 });
  });

  it('reports no piece for one between two columns', () => {
    const image = paint([air, air, air, air, air, air, 'LL......SS', 'LLLSS.OOSS', 'LLLSS.OOII']);
    const glide = (column: number, row: number): void =>
      fill(image, { ...cellAt(column, row), x: (column + 0.4) * side }, colours.T!);
    for (const [column, row] of [
      [3, 8],
      [4, 8],
      [5, 8],
      [4, 7],
    ] as const)
      glide(column, row);
    expect(see(image).falling).toBeNull();
  });

  it('treats half a cell beside the falling piece as a cursor', () => {
    const image = paint([
      '...T......',
      '..TTT.....',
      air,
      air,
      air,
      'LL......SS',
      'LLLSS.OOSS',
      'LLLSS.OOII',
    ]);
    fill(image, { ...cellAt(5, rows - 7), width: side / 2 }, [250, 250, 250]);
    expect(see(image)).toMatchObject({ falling: 'T', stack: ['XX......XX', 'XXXXX.XXXX', 'XXXXX.XXXX'] });
  });

  it('reads blocks that are drawn as rings', () => {
    const image = blank(grid.board.width, grid.board.height, dark);
    const lines = ['...T......', '..TTT.....', air, air, 'LLLL....II', 'LLL.SSSIII'];
    lines.forEach((line, i) =>
      [...line].forEach((letter, x) => {
        if (colours[letter]) outline(image, cellAt(x, rows - lines.length + i), 6, colours[letter]);
      }),
    );
    expect(see(image)).toMatchObject({ falling: 'T', stack: ['XXXX....XX', 'XXX.XXXXXX'] });
  });
});

describe('a background of two colours', () => {
  const fall = ['..I.......', '..I.......', '..I.......', '..I.......'];
  const heap = ['LLL.TT.SSS', 'LL.TTTTSSI'];
  const lines = [air, air, air, ...fall, ...Array.from({ length: 11 }, () => air), ...heap];
  const stack = ['XXX.XX.XXX', 'XX.XXXXXXX'];
  const band: Colour = [197, 207, 230];
  const stripe: Colour = [234, 236, 237];

  function paintOver(look: Colour, isOther: (column: number, row: number) => boolean, drawn = lines): Image {
    const image = blank(grid.board.width, grid.board.height, light);
    for (let i = 0; i < 10 * rows; i += 1) {
      const [column, row] = [i % 10, Math.floor(i / 10)];
      const colour = colours[drawn[row]![column]!] ?? (isOther(column, row) ? look : light);
      fill(image, cellAt(column, row), colour);
    }
    return image;
  }

  it('is recognised as stripes', () => {
    expect(see(paintOver(stripe, (column) => column % 2 === 0))).toMatchObject({ stack, falling: 'I' });
  });

  it('is recognised where the spawn area has its own colour', () => {
    const tall = [...lines.slice(0, 11), ...Array.from({ length: 7 }, () => heap[0]!), ...heap];
    const image = paintOver(band, (_, row) => row < 4, tall);
    expect(see(image)).toMatchObject({
      stack: [...Array<string>(8).fill(stack[0]!), stack[1]],
      falling: 'I',
    });
  });

  it('is not recognised in blocks of one colour', () => {
    const grey = ['...T......', '..TTT.....', air, 'GGG....GGG', 'GGGGGGGG.G', 'GG.GGGGGGG'];
    expect(see(paint(grey)).stack).toHaveLength(3);
  });
});

describe('a ghost that looks like blocks', () => {
  it('makes a reading ambiguous, because it may be a locked piece', () => {
    const below = ['....T.....', '...TTT....', 'LLLLSSII.O'];
    expect(see(paint(['....T.....', '...TTT....', air, ...below])).ambiguous).toBe(true);
    expect(see(paint(['.....T....', '....TTT...', air, ...below])).ambiguous).toBe(false);
  });
});
