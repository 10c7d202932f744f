import { describe, expect, it } from 'vitest';
import type { PuyoColour } from '../../../../engine/puyo/types.ts';
import { nameTints, tintAt, turn, type Tint } from '../../../../vision/puyo/cells/tints.ts';
import { sample } from '../../../../vision/puyo/cells/lattice.ts';
import { blank, disc, grey, hsv } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const tint = (hue: number): Tint => ({ hue: (hue + 360) % 360, chroma: 120, light: 120 });

/** Palettes as clients might have them: hues of R Y G B P. */
const palettes: readonly (readonly number[])[] = [
  [0, 50, 120, 215, 285],
  [355, 38, 105, 208, 275],
  [20, 62, 131, 218, 282],
  [345, 45, 95, 200, 300],
  [8, 56, 150, 230, 270],
];

describe('nameTints', () => {
  it.each(palettes)('names R %d, Y %d, G %d, B %d, P %d, with some noise', (...hues) => {
    const chance = new Chance(5);
    const names = [...'RYGBP'] as PuyoColour[];
    const drawn = Array.from({ length: 40 }, () => chance.whole(0, 4));
    const tints = drawn.map((kind) => tint(hues[kind]! + chance.between(-4, 4)));
    expect(nameTints(tints).letters).toEqual(drawn.map((kind) => names[kind]));
  });

  it('names orange red beside yellow, and yellow beside red', () => {
    expect(nameTints([tint(24), tint(60), tint(24), tint(60)]).letters.join('')).toBe('RYRY');
    expect(nameTints([tint(0), tint(32), tint(0), tint(32)]).letters.join('')).toBe('RYRY');
  });

  it('does not give the name of many tints to a single outlier', () => {
    const many = [120, 50, 215, 285].flatMap((hue) => Array<Tint>(9).fill(tint(hue)));
    const { letters } = nameTints([...many, tint(150)]);
    expect(letters.slice(0, 36).join('')).toBe('GYBP'.replace(/./g, (letter) => letter.repeat(9)));
  });

  it('is less clear for close hues than for distant ones', () => {
    expect(nameTints([tint(0), tint(50), tint(120), tint(215)]).clarity).toBeGreaterThan(0.9);
    expect(nameTints([tint(200), tint(222), tint(200), tint(222)]).clarity).toBeLessThan(0.6);
  });

  it('returns nothing for nothing', () => {
    expect(nameTints([]).letters).toEqual([]);
  });
});

describe('turn', () => {
  it.each([
    [10, 20, 10],
    [350, 10, 20],
    [10, 350, -20],
    [90, 90, 0],
  ])('from %d to %d is %d', (from, to, expected) => expect(turn(from, to)).toBe(expected));
});

describe('tintAt', () => {
  it.each([0, 47, 120, 215, 290])('measures hue %d despite eyes, on any background', (hue) => {
    for (const ground of [grey(0), grey(220), hsv(180, 1, 1), hsv(0, 0.6, 0.5)]) {
      const image = blank(48, 48, ground);
      disc(image, 24, 24, 14, hsv(hue, 0.8, 0.9));
      for (const x of [20, 28]) disc(image, x, 22, 2.5, grey(255));
      const lattice = sample(image, { x: 4, y: 4, width: 40, height: 40 }, 8, 8);
      expect(Math.abs(turn(hue, tintAt(lattice, { x: 1, y: 1, cell: 0 }).hue))).toBeLessThan(4);
    }
  });
});
