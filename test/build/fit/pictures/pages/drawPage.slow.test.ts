import { describe, expect, it } from 'vitest';
import type { Image } from '../../../../../vision/types.ts';
import { pixelsOf } from '../../../../../vision/pixels/image.ts';
import { drawPage } from '../../../../../build/fit/pictures/pages/drawPage.ts';

const coloursOf = (image: Image): number => new Set(pixelsOf(image)).size;

describe('drawPage', () => {
  it('draws the same picture for the same seed, and a different one for another', async () => {
    const [one, again, other] = await Promise.all([drawPage(5), drawPage(5), drawPage(5 + 34)]);
    expect(Buffer.compare(Buffer.from(one.image.data), Buffer.from(again.image.data))).toBe(0);
    expect(other.kind).toBe(one.kind);
    expect(Buffer.compare(Buffer.from(one.image.data), Buffer.from(other.image.data))).not.toBe(0);
  });

  it('draws something on every kind of page', async () => {
    const pages = await Promise.all(Array.from({ length: 34 }, (_, seed) => drawPage(seed)));
    for (const { image, kind } of pages) {
      expect(image.data.length, kind).toBe(image.width * image.height * 4);
      expect(coloursOf(image), kind).toBeGreaterThan(3);
    }
    expect(new Set(pages.map(({ kind }) => kind)).size).toBe(30);
  });
});
