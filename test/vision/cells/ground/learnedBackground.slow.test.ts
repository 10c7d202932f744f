import { describe, expect, it } from 'vitest';
import { LearnedBackground } from '../../../../vision/cells/ground/learnedBackground.ts';
import { read } from '../../../../vision/read.ts';
import type { Image, Layout } from '../../../../vision/types.ts';
import { lookAtCells } from '../../../../vision/cells/cellLooks.ts';
import { blank, fill, grain, photo, type Colour } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const side = 14;
const board = { x: 10, y: 10, width: 10 * side, height: 20 * side };
const layout: Layout = { game: 'tetris', board, columns: 10, rows: 20, next: [], hold: null, confidence: 1 };

/** A board before a photograph-like picture with strong light and shade, the same for the same seed. */
function scenery(seed = 1, from: Colour = [10, 20, 40], to: Colour = [200, 190, 170]): Image {
  const image = blank(160, 300, [30, 30, 30]);
  photo(image, board, from, to, 60, new Chance(seed));
  return image;
}

function drawRows(image: Image, lines: readonly string[], colour: Colour): Image {
  lines.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const y = board.y + (20 - lines.length + row) * side;
      if (letter !== '.') fill(image, { x: board.x + column * side, y, width: side, height: side }, colour);
    }),
  );
  return image;
}

const all = new Uint8Array(200).fill(1);

function learned(image: () => Image, empty = all, times = 6): LearnedBackground {
  const background = new LearnedBackground(10, 20);
  for (let i = 0; i < times; i += 1) background.learn(image(), layout, empty);
  return background;
}

describe('LearnedBackground', () => {
  it('distinguishes faint blocks from a background with stronger contrast', () => {
    const stack = ['..........', '..XX......', '.XXXX..XX.'];
    const image = drawRows(scenery(), stack, [80, 130, 80]);
    const seen = read(image, layout, { background: learned(scenery) });
    expect(seen.game === 'tetris' && seen.cells.slice(-3)).toEqual(stack);
    const alone = read(image, layout);
    expect(alone.game === 'tetris' && alone.cells.slice(-3)).not.toEqual(stack);
  });

  it('recognises a ghost by its faint colour, also between blocks whose cells were never empty', () => {
    const stack = ['..........', '..........', 'XXX......X', 'XXX.XX.XXX'];
    const ground = (): Image => blank(160, 300, [4, 20, 15]);
    const known = all.map((_, cell) => (stack[Math.floor(cell / 10) - 16]?.[cell % 10] === 'X' ? 0 : 1));
    const image = drawRows(ground(), stack, [110, 75, 50]);
    const column = (top: number, colour: Colour): void =>
      fill(image, { x: board.x + 3 * side, y: board.y + top * side, width: side, height: 4 * side }, colour);
    column(16, [45, 51, 36]);
    column(12, [230, 173, 115]);
    const seen = read(image, layout, { background: learned(ground, known) });
    expect(seen).toMatchObject({ current: { piece: 'I' } });
    expect(seen.game === 'tetris' && seen.cells.slice(-4)).toEqual(stack);
  });

  it('learns the cells that are reported as empty, and no others', () => {
    const upper = all.map((_, cell) => (cell < 50 ? 1 : 0));
    const background = learned(scenery, upper);
    expect(background.share).toBe(0.25);
    expect([background.knows(49), background.knows(50)]).toEqual([true, false]);
  });

  it('leaves cells that were never empty to the reading of a single picture', () => {
    const rough = (): Image => {
      const image = blank(160, 300, [30, 30, 30]);
      photo(image, board, [20, 15, 5], [95, 80, 40], 30, new Chance(5));
      return image;
    };
    const beside = all.map((_, cell) => (cell % 10 < 3 || cell % 10 > 6 ? 1 : 0));
    const background = learned(rough, beside);
    for (const stack of [[], ['...XX.....', '...XX.....'], ['X..XX.....', 'X..XX..X..']]) {
      const image = drawRows(rough(), stack, [200, 120, 60]);
      const alone = read(image, layout);
      const seen = read(image, layout, { background });
      expect(alone.game === 'tetris' && alone.cells.slice(20 - stack.length)).toEqual(stack);
      expect(seen.game === 'tetris' && seen.cells).toEqual(alone.game === 'tetris' && alone.cells);
    }
  });

  it('follows a background that changes slowly', () => {
    let level = 20;
    const background = learned(() => blank(160, 300, [(level += 1), level, level]), all, 120);
    const seen = lookAtCells(blank(160, 300, [level, level, level]), layout);
    expect(background.distance(seen, 55)).toBeLessThan(30);
  });

  it('does not learn a flash over some cells', () => {
    const background = learned(scenery);
    const flash = drawRows(scenery(), ['X..XX.....', 'X..XX..X..'], [255, 255, 255]);
    for (let i = 0; i < 8; i += 1) background.learn(flash, layout, all);
    expect(background.distance(lookAtCells(scenery(), layout), 195)).toBeLessThan(6);
  });

  it('learns a new background when the whole picture changes', () => {
    const other = (): Image => scenery(2, [120, 20, 20], [250, 200, 60]);
    const background = learned(scenery);
    for (let i = 0; i < 5; i += 1) background.learn(other(), layout, all);
    const seen = lookAtCells(other(), layout);
    const off = Array.from(all, (_, cell) => background.distance(seen, cell));
    expect(Math.max(...off)).toBeLessThan(3);
  });

  it('is not used when it is out of date', () => {
    const plain = drawRows(blank(160, 300, [20, 20, 24]), ['XXXX.XXXXX'], [200, 80, 80]);
    const seen = read(plain, layout, { background: learned(scenery) });
    expect(seen.game === 'tetris' && seen.cells.join('').replaceAll('.', '')).toBe('XXXXXXXXX');
  });

  it('tolerates cells that flicker', () => {
    const chance = new Chance(3);
    const noisy = (): Image => {
      const image = scenery();
      grain(image, board, 30, chance);
      return image;
    };
    const background = learned(noisy, all, 40);
    const seen = lookAtCells(noisy(), layout);
    const off = Array.from(all, (_, cell) => background.distance(seen, cell));
    expect(off.filter((value) => value > 8).length).toBeLessThan(10);
  });

  it('ignores layouts and lists of another size', () => {
    const background = new LearnedBackground(10, 20);
    for (let i = 0; i < 6; i += 1) {
      background.learn(scenery(), { ...layout, rows: 18 }, all);
      background.learn(scenery(), layout, all.subarray(0, 100));
    }
    expect(background.share).toBe(0);
  });
});
