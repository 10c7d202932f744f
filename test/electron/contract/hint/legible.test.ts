import { describe, expect, it } from 'vitest';
import { colourOf } from '../../../../electron/contract/colours/pieces.ts';
import { contrastOf, legible } from '../../../../electron/contract/hint/legible.ts';

const grounds = ['#000000', '#14161a', '#404040', '#808080', '#c4cfa1', '#ffffff', '#203a80'];
const hueOf = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
};

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ff0000', 1],
  ])('of %s and %s is %f, as WCAG has it', (a, b, contrast) => {
    expect(contrastOf(a, b)).toBeCloseTo(contrast, 2);
    expect(contrastOf(b, a)).toBe(contrastOf(a, b));
  });
});

describe('a legible colour', () => {
  it('is the colour itself where that is legible', () => {
    expect(legible('#31c7ef', '#000000')).toBe('#31c7ef');
    expect(legible('#123456', '#ffffff')).toBe('#123456');
  });

  it.each(grounds)('contrasts with %s for every piece', (ground) => {
    for (const kind of 'IOTSZJL') {
      const found = legible(colourOf(kind), ground);
      expect(contrastOf(found, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the hue of a blue that is too dim for a black board', () => {
    expect(contrastOf('#0000a0', '#000000')).toBeLessThan(2);
    const found = legible('#0000a0', '#000000');
    expect(Math.abs(hueOf(found) - hueOf('#0000a0'))).toBeLessThan(3);
  });
});
