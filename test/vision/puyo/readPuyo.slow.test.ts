import { describe, expect, it } from 'vitest';
import { indexAt } from '../../../engine/cell.ts';
import type { PuyoKind } from '../../../engine/puyo/types.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import type { CellChances } from '../../../vision/cells/learned/cellChances.ts';
import { findPuyoPreviews } from '../../../vision/puyo/previews/puyoPreviews.ts';
import { readPuyo } from '../../../vision/puyo/readPuyo.ts';
import { isSure } from '../../../vision/trust.ts';
import type { Image, Layout, Rect } from '../../../vision/types.ts';
import { blank, disc, fill, grey, mix, type Colour } from '../synthetic/drawing/paint.ts';
import { drawPuyo } from '../synthetic/puyo/puyoGame.ts';

const cell = 28;
const board: Rect = { x: 40, y: 30, width: 6 * cell, height: 12 * cell };
const slot: Rect = { x: 240, y: 44, width: cell, height: 2 * cell };
const layout: Layout = { game: 'puyo', board, columns: 6, rows: 12, next: [slot], hold: null, confidence: 1 };
const colours: Record<PuyoKind, Colour> = {
  R: [225, 60, 50],
  G: [70, 190, 80],
  B: [60, 110, 235],
  Y: [235, 205, 60],
  P: [165, 70, 205],
  O: [165, 165, 170],
};

/** A plain puyo with eyes; `size` as a share of a cell. */
function puyo(image: Image, rect: Rect, kind: PuyoKind, size = 0.92): void {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const radius = (size * cell) / 2;
  disc(image, x, y, radius, mix(colours[kind], grey(0), 0.45));
  disc(image, x, y, radius - 1.5, colours[kind]);
  for (const side of [-1, 1]) {
    disc(image, x + side * radius * 0.36, y - radius * 0.15, radius * 0.24, grey(250));
    disc(image, x + side * radius * 0.36, y - radius * 0.1, radius * 0.12, grey(20));
  }
}

const boxAt = ([x, y]: Cell): Rect => ({
  x: board.x + x * cell,
  y: board.y + (11 - y) * cell,
  width: cell,
  height: cell,
});

interface Game {
  lowest?: string;
  /** Puyo anywhere, also between rows: the kind, its column, its row. */
  afloat?: readonly (readonly [PuyoKind, number, number])[];
  next?: readonly [PuyoKind, PuyoKind];
  ground?: Colour;
}

function draw({ lowest = '', afloat = [], next = ['R', 'B'], ground = grey(38) }: Game): Image {
  const image = blank(300, 400, [60, 70, 90]);
  fill(image, board, ground);
  const rows = lowest.trim().split(/\s+/).filter(Boolean);
  rows.forEach((row, top) =>
    [...row].forEach((kind, x) => {
      if (kind !== '.') puyo(image, boxAt([x, rows.length - 1 - top]), kind as PuyoKind);
    }),
  );
  for (const [kind, x, y] of afloat) puyo(image, boxAt([x, y]), kind);
  next.forEach((kind, i) => puyo(image, { ...slot, y: slot.y + i * cell, height: cell }, kind));
  return image;
}

const stack = 'R..... GB..Y. GBOPY. RRGPYB';
const read = (game: Game) => readPuyo(draw(game), layout);
const lowestOf = (cells: readonly string[], count: number): string => cells.slice(-count).join(' ');

describe('readPuyo', () => {
  it.each([
    ['dark', grey(38)],
    ['black', grey(0)],
    ['light', grey(215)],
    ['red', [96, 30, 34]],
    ['blue', [28, 40, 92]],
  ] as const)('reads cells and next pair on a %s background', (_, ground) => {
    const { cells, next } = read({ lowest: stack, ground });
    expect(lowestOf(cells, 5)).toBe(`...... ${stack}`);
    expect(next).toEqual([{ axis: 'B', child: 'R' }]);
  });

  it('reads an empty board', () => {
    expect(read({}).cells.join('')).toMatch(/^\.{72}$/);
  });

  it.each([0, 0.25, 0.5])(
    'finds a pair %d rows above a whole row, and leaves it out of the cells',
    (more) => {
      const seen = read({
        lowest: stack,
        afloat: [
          ['G', 2, 7 + more],
          ['P', 2, 8 + more],
        ],
      });
      const row = more === 0.25 ? 7 : Math.floor(7 + more + 0.5);
      expect(seen.current).toEqual({
        axis: 'G',
        child: 'P',
        cells: [
          [2, row],
          [2, row + 1],
        ],
      });
      expect(lowestOf(seen.cells, 4)).toBe(stack);
      expect(seen.cells.slice(0, 8).join('')).toMatch(/^\.*$/);
    },
  );

  it('finds a horizontal pair', () => {
    const seen = read({
      lowest: stack,
      afloat: [
        ['G', 2, 7],
        ['P', 3, 7],
      ],
    });
    expect(seen.current?.cells.map(([x]) => x).sort()).toEqual([2, 3]);
  });

  it('reads a single puyo in the top row as a pair that is coming in', () => {
    const seen = read({ lowest: stack, afloat: [['Y', 2, 11]] });
    expect(seen.entering).toEqual({ cell: [2, 11], colour: 'Y' });
    expect(seen.current).toBeNull();
    expect(lowestOf(seen.cells, 12)).toBe(`${'...... '.repeat(8)}${stack}`);
  });

  it('reads small marks on the stack as the landing place', () => {
    const image = draw({
      lowest: stack,
      afloat: [
        ['G', 3, 8],
        ['P', 3, 9],
      ],
    });
    puyo(image, boxAt([3, 2]), 'G', 0.42);
    puyo(image, boxAt([3, 3]), 'P', 0.42);
    const seen = readPuyo(image, layout);
    expect(lowestOf(seen.cells, 4)).toBe(stack);
    expect(seen.current?.cells).toEqual([
      [3, 8],
      [3, 9],
    ]);
  });

  it('is sure of a plain picture, but not if the next pair is hidden', () => {
    const game = {
      lowest: stack,
      afloat: [
        ['G', 2, 9],
        ['P', 2, 10],
      ],
    } as const;
    expect(isSure(read(game))).toBe(true);
    const image = draw(game);
    fill(image, { x: 215, y: 20, width: 80, height: 120 }, [60, 70, 90]);
    const hidden = readPuyo(image, layout);
    expect(hidden.next).toEqual([]);
    expect(isSure(hidden)).toBe(false);
    expect(hidden.doubts).toContain('next piece not readable');
  });

  it('leaves out puyo in the air that the network for whole boards reads as a ghost', () => {
    const pair = [
      ['R', 2, 11],
      ['B', 2, 10],
    ] as const;
    const ghost = [
      ['R', 2, 6],
      ['B', 2, 5],
    ] as const;
    const image = draw({ afloat: pair });
    for (const [kind, x, y] of ghost) {
      const box = boxAt([x, y]);
      disc(image, box.x + cell / 2, box.y + cell / 2, 0.45 * cell, mix(colours[kind], grey(38), 0.5));
    }
    const at = (cells: typeof pair | typeof ghost) => {
      const indices = cells.map(([, x, y]) => (11 - y) * 6 + x);
      return Float32Array.from({ length: 72 }, (_, cell) => (indices.includes(cell) ? 0.97 : 0.01));
    };
    const [falling, marked, none] = [at(pair), at(ghost), new Float32Array(72)];
    const empty = falling.map((chance, cell) => 1 - chance - marked[cell]!);
    const learned = () => ({ empty, falling, ghost: marked, locked: none, ojama: none });
    expect(readPuyo(image, layout).doubts).toContain('cells not readable');
    const seen = readPuyo(image, layout, { learned });
    expect([seen.doubts, seen.cells.join('').replaceAll('.', '')]).toEqual([[], '']);
  });

  it('does not fail for boards partly outside the picture', () => {
    const image = draw({ lowest: stack });
    const far = { ...layout, board: { ...board, x: 250, y: 300 } };
    expect(readPuyo(image, far).cells).toHaveLength(12);
  });
});

describe('findPuyoPreviews', () => {
  it('finds the pair beside the board', () => {
    const [found] = findPuyoPreviews(draw({ lowest: stack }), { board, columns: 6, rows: 12 });
    expect(Math.abs(found!.x - slot.x)).toBeLessThan(cell * 0.2);
    expect(Math.abs(found!.y - slot.y)).toBeLessThan(cell * 0.2);
    expect(Math.abs(found!.height - slot.height)).toBeLessThan(cell * 0.4);
  });

  it('prefers a pair that the detector sees to a nearer one', () => {
    const image = draw({ lowest: stack });
    for (const y of [slot.y, slot.y + cell]) puyo(image, { x: 6, y, width: cell, height: cell }, 'G');
    const grid = { board, columns: 6, rows: 12 };
    const isRight = ([found]: Rect[]): boolean => found!.x > board.x;
    expect(isRight(findPuyoPreviews(image, grid))).toBe(false);
    const parts = [
      { kind: 'next' as const, rect: slot, chance: 0.8 },
      { kind: 'next' as const, rect: { ...slot, x: 6 }, chance: 0.3 },
    ];
    expect(isRight(findPuyoPreviews(image, grid, parts))).toBe(true);
  });
});

describe('readPuyo on drawn games', () => {
  it('reads nearly all cells, and is never wrong when it is sure', () => {
    const total = { cells: 0, right: 0, puyo: 0, named: 0, sure: 0, sureButWrong: 0 };
    for (let seed = 7000; seed < 7012; seed += 1) {
      const { image, labels } = drawPuyo(seed);
      for (const { board: rect, cells, next } of labels) {
        const grid = { board: rect, columns: 6, rows: 12 };
        const boxes = findPuyoPreviews(image, grid);
        const seen = readPuyo(image, { ...layout, ...grid, next: boxes });
        const wanted = cells.join('');
        const got = seen.cells.join('');
        const same = [...wanted].filter((kind, i) => (kind === '.') === (got[i] === '.')).length;
        const named = [...wanted].filter((kind, i) => kind !== '.' && got[i] === kind).length;
        total.cells += wanted.length;
        total.right += same;
        total.puyo += wanted.replaceAll('.', '').length;
        total.named += named;
        const first = seen.next[0];
        const isWrong =
          wanted !== got || (next[0] && (first?.axis !== next[0].axis || first.child !== next[0].child));
        if (isSure(seen)) total.sure += 1;
        if (isSure(seen) && isWrong) total.sureButWrong += 1;
      }
    }
    expect(total.right / total.cells).toBeGreaterThan(0.98);
    expect(total.named / total.puyo).toBeGreaterThan(0.95);
    expect(total.sureButWrong).toBe(0);
    expect(total.sure).toBeGreaterThan(3);
  }, 60_000);

  it('does not read our own hints as puyo', () => {
    const total = { cells: 0, right: 0 };
    for (let seed = 7100; seed < 7112; seed += 1) {
      const { image, labels } = drawPuyo(seed, 1);
      for (const { board: rect, cells } of labels) {
        const seen = readPuyo(image, { ...layout, board: rect, columns: 6, rows: 12 });
        const got = seen.cells.join('');
        total.cells += got.length;
        total.right += [...cells.join('')].filter((kind, i) => (kind === '.') === (got[i] === '.')).length;
      }
    }
    expect(total.right / total.cells).toBeGreaterThan(0.98);
  }, 60_000);
});

describe('with the network for whole boards', () => {
  /** It sees a falling puyo in these cells, and elsewhere nothing. */
  function seeing(cells: readonly Cell[]): CellChances {
    const falls = new Set<number>(cells.map((one) => indexAt(one, layout)));
    const of = (chance: (falls: boolean) => number) =>
      Float32Array.from({ length: 72 }, (_, index) => chance(falls.has(index)));
    const none = of(() => 0);
    const falling = of((falls) => (falls ? 1 : 0));
    return { empty: falling.map((one) => 1 - one), falling, locked: none, ghost: none, ojama: none };
  }

  it('reads no puyo in the air where that surely sees none: art behind a field may look like one', () => {
    const image = draw({ lowest: 'RRB...', afloat: [['G', 2, 8], ['Y', 2, 9], ['B', 5, 6]] }); // prettier-ignore
    const pair: Cell[] = [[2, 8], [2, 9]]; // prettier-ignore
    expect(readPuyo(image, layout).afloat).toEqual([[5, 6]]);
    const seen = readPuyo(image, layout, { learned: () => seeing(pair) });
    expect(seen.afloat).toBeUndefined();
    expect(seen.current?.cells).toHaveLength(2);
    expect(readPuyo(image, layout, { learned: () => seeing([...pair, [5, 6]]) }).afloat).toEqual([[5, 6]]);
  });
});
