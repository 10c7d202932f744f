import { describe, expect, it } from 'vitest';
import { fits, type PictureArea } from '../../../electron/desktop/GameWindow.ts';
import { dips } from '../../../vision/space.ts';

const area: PictureArea = { ...dips({ x: 10, y: 20, width: 595, height: 611 }), perPixel: 1 };

describe('a picture', () => {
  it.each([
    [{ width: 595, height: 611 }, true],
    [{ width: 594, height: 610 }, true],
    [{ width: 593, height: 611 }, false],
    [{ width: 700, height: 611 }, false],
    [{ width: 595, height: 400 }, false],
  ])('of %j fits a window of 595 x 611: %s', (full, expected) => {
    expect(fits(area, full)).toBe(expected);
  });

  it('is counted in its own pixels on a scaled display', () => {
    const scaled = { ...area, width: 400, height: 300, perPixel: 0.5 };
    expect(fits(scaled, { width: 800, height: 600 })).toBe(true);
    expect(fits(scaled, { width: 400, height: 300 })).toBe(false);
  });
});
