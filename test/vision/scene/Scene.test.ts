import { describe, expect, it } from 'vitest';
import { cellIndex } from '../../../engine/cell.ts';
import type { Layout } from '../../../vision/types.ts';
import { Scene, type CellProof } from '../../../vision/scene/Scene.ts';
import { blank, fill, type Colour } from '../synthetic/drawing/paint.ts';

const cell = 12;
const [columns, rows] = [6, 8];
const layout: Layout = {
  game: 'tetris',
  board: { x: 0, y: 0, width: columns * cell, height: rows * cell },
  columns,
  rows,
  next: [],
  hold: null,
  confidence: 1,
};
const frameMs = 100;

/** Art of slanted stripes, and bevelled blocks over it where the text has one; top row first. */
function picture(text: string) {
  const image = blank(columns * cell, rows * cell, [40, 60, 90]);
  for (let i = 0; i < 14; i++) fill(image, { x: 7 * i - 20, y: 9 * i, width: 40, height: 4 }, [170, 150, 60]);
  [...text.replace(/\s/g, '')].forEach((letter, at) => {
    if (letter === '.') return;
    const colour: Colour = letter === 'X' ? [90, 90, 200] : [200, 70, 60];
    const x = (at % columns) * cell;
    const y = Math.floor(at / columns) * cell;
    fill(image, { x, y, width: cell, height: cell }, colour);
    fill(image, { x, y, width: cell, height: 3 }, [255, 255, 255], 0.6);
    fill(image, { x, y: y + cell - 3, width: cell, height: 3 }, [0, 0, 0], 0.6);
  });
  return image;
}

const empty = '......';
const board = (...lowest: string[]): string =>
  [...Array<string>(rows - lowest.length).fill(empty), ...lowest].join('');
const falling = (row: number, stack: readonly string[] = [empty, 'XX..XX']): string => {
  const lines = [...Array<string>(rows - stack.length).fill(empty), ...stack];
  lines[row] = '..PP..';
  lines[row + 1] = '..PP..';
  return lines.join('');
};

function see(texts: readonly string[]): Scene {
  const scene = new Scene(columns, rows);
  texts.forEach((text, i) => scene.observe(picture(text), layout, i * frameMs));
  return scene;
}

const letters: Record<CellProof, string> = { empty: '.', filled: 'X', unknown: '?' };
const proofs = (scene: Scene): string =>
  Array.from({ length: columns * rows }, (_, at) => letters[scene.proofOf(at)]).join('');

describe('Scene', () => {
  it('proves nothing before something has moved', () => {
    const scene = see([falling(0), falling(0), falling(0)]);
    expect(scene.tellsBlocks).toBe(false);
    expect(new Set(proofs(scene))).toEqual(new Set('?'));
  });

  it('distinguishes blocks from art once a piece has moved', () => {
    const scene = see([board('XX..XX'), ...[0, 1, 2, 3].map((row) => falling(row))]);
    expect(scene.tellsBlocks).toBe(true);
    expect(proofs(scene).replace(/\?/g, '.')).toBe(falling(3).replace(/P/g, 'X'));
  });

  it('proves cells empty where a piece has been, whatever is drawn there', () => {
    const scene = see([board('XX..XX'), ...[0, 1, 2, 3, 4, 4].map((row) => falling(row))]);
    const known = [...proofs(scene)].map((letter, at) =>
      at % columns === 2 || at % columns === 3 ? letter : '',
    );
    expect(known.join('').slice(0, 12)).toBe('........XXXX');
  });

  it('does not mistake a word that appears and stays for a piece', () => {
    const word = board('.PP...', '.PP...', empty, 'XX..XX');
    expect(see([board('XX..XX'), ...Array<string>(8).fill(word)]).tellsBlocks).toBe(false);
  });

  it('does not mistake vanishing rows for a piece', () => {
    const full = board('XXXXXX', 'XX..XX');
    const scene = see([full, board('XX..XX'), full, board('XX..XX'), full, board('XX..XX')]);
    expect(scene.tellsBlocks).toBe(false);
  });

  describe('for landed pieces that are drawn differently from falling ones', () => {
    const landed = [rows * columns - 3, rows * columns - 4].map(cellIndex);
    /** A bare patch of one colour in these cells. */
    const patched = (row: number, colour: Colour) => {
      const image = picture(falling(row));
      for (const at of landed)
        fill(image, { x: (at % columns) * cell, y: (rows - 1) * cell, width: cell, height: cell }, colour);
      for (const at of landed)
        fill(image, { x: (at % columns) * cell, y: (rows - 1) * cell, width: 3, height: cell }, [0, 0, 0]);
      return image;
    };
    const shown = (colours: readonly Colour[]): Scene => {
      const scene = new Scene(columns, rows);
      colours.forEach((colour, row) => {
        scene.observe(patched(row, colour), layout, row * frameMs);
        if (row === 1) scene.hold(landed);
      });
      return scene;
    };
    const proofsThere = (scene: Scene) => landed.map((at) => scene.proofOf(at));

    it('proves the cells filled', () => {
      const red: Colour = [150, 40, 40];
      expect(proofsThere(shown([red, red, red, red]))).toEqual(['filled', 'filled']);
    });

    it('withdraws the proof once the cells look different', () => {
      const colours: Colour[] = [
        [150, 40, 40],
        [150, 40, 40],
        [150, 40, 40],
        [40, 60, 90],
      ];
      expect(proofsThere(shown(colours))).not.toContain('filled');
    });
  });
});
