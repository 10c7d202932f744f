import { describe, expect, it } from 'vitest';
import type { Drawn } from '../../../vision/previews/drawnPieces.ts';
import { hasTextBeside } from '../../../vision/previews/signsBeside.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, fill, outline, text, type Colour } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const board = { x: 240, y: 20, width: 200, height: 400 };
const black: Colour = [0, 0, 0];
const white: Colour = [240, 240, 240];

/** A bar of four squares of 16 pixels on the left of the board. */
function screen(x = 60): { image: Image; drawn: Drawn } {
  const image = blank(480, 440, black);
  fill(image, board, [30, 30, 60]);
  const rect = { x, y: 100, width: 64, height: 16 };
  fill(image, rect, [80, 160, 220]);
  return { image, drawn: { piece: 'I', unit: 16, filled: 1, rect } };
}

describe('hasTextBeside', () => {
  it('finds a number on the right', () => {
    const { image, drawn } = screen();
    for (const x of [136, 150, 164]) outline(image, { x, y: 100, width: 10, height: 16 }, 3, white);
    expect(hasTextBeside(image, drawn, board)).toBe(true);
  });

  it('finds a word on the left', () => {
    const { image, drawn } = screen(150);
    for (const x of [100, 114, 128]) fill(image, { x, y: 100, width: 9, height: 16 }, white);
    expect(hasTextBeside(image, drawn, board)).toBe(true);
  });

  it('finds nothing beside a bare background or a frame', () => {
    const { image, drawn } = screen();
    expect(hasTextBeside(image, drawn, board)).toBe(false);
    outline(image, { x: 40, y: 60, width: 104, height: 96 }, 3, white);
    expect(hasTextBeside(image, drawn, board)).toBe(false);
  });

  it('does not look beyond a frame', () => {
    const { image, drawn } = screen();
    outline(image, { x: 50, y: 60, width: 84, height: 96 }, 3, white);
    for (const x of [140, 152]) fill(image, { x, y: 100, width: 6, height: 16 }, white);
    expect(hasTextBeside(image, drawn, board)).toBe(false);
  });

  it('ignores words above and below', () => {
    const { image, drawn } = screen();
    text(image, 60, 60, 11, 16, white, new Chance(3));
    text(image, 60, 140, 11, 16, white, new Chance(4));
    expect(hasTextBeside(image, drawn, board)).toBe(false);
  });

  it('does not mistake blocks on the board for text', () => {
    const { image, drawn } = screen(160);
    fill(image, board, black);
    for (let x = board.x; x < board.x + board.width; x += 40)
      fill(image, { x, y: 92, width: 20, height: 32 }, white);
    expect(hasTextBeside(image, drawn, board)).toBe(false);
  });
});
