import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconSvg, plainIconSvg } from '../../../build/icons/drawing.ts';

const pixels = async (svg: string) =>
  sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('the icon', () => {
  it.each([16, 48, 256])('is drawn %i pixels wide, on a ground with round corners', async (size) => {
    const { data, info } = await pixels(iconSvg(size));
    expect([info.width, info.height]).toEqual([size, size]);
    const alphaAt = (x: number, y: number) => data[(y * size + x) * 4 + 3];
    expect(alphaAt(0, 0)).toBeLessThan(128);
    expect(alphaAt(size >> 1, size >> 1)).toBe(255);
  });

  it('has one colour on a transparent background for systems that require it', async () => {
    const { data } = await pixels(plainIconSvg(64, '#ffffff'));
    const colours = new Set<string>();
    let empty = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] === 0) empty += 1;
      else colours.add([...data.subarray(i, i + 3)].join());
    expect([...colours]).toEqual(['255,255,255']);
    expect(empty).toBeGreaterThan(64 * 16);
  });
});
