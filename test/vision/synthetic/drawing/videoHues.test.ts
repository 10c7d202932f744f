import { expect, it } from 'vitest';
import { withVideoHues } from './videoHues.ts';
import { blank, fill, type Colour } from './paint.ts';

const colourAt = (
  { width, data }: { width: number; data: ArrayLike<number> },
  x: number,
  y: number,
): number[] => [0, 1, 2].map((c) => data[4 * (y * width + x) + c]!);

it.each<[Colour]>([[[200, 60, 30]], [[0, 0, 0]], [[255, 255, 255]], [[20, 90, 240]]])(
  'leaves a surface in the colour %j as it is, to a few levels',
  (colour) => {
    const shown = withVideoHues(blank(8, 8, colour));
    colourAt(shown, 3, 4).forEach((value, c) => expect(Math.abs(value - colour[c]!)).toBeLessThan(6));
  },
);

it('keeps the brightness of a line a pixel wide, and gives it half of the hue beside it', () => {
  const image = blank(8, 8, [128, 128, 128]);
  fill(image, { x: 4, y: 0, width: 1, height: 8 }, [240, 120, 30]);
  const [red, , blue] = colourAt(withVideoHues(image), 4, 3);
  const contrast = red! - blue!;
  expect(contrast).toBeGreaterThan(80);
  expect(contrast).toBeLessThan(130);
  expect(colourAt(withVideoHues(image), 2, 3)).toEqual(
    colourAt(withVideoHues(blank(8, 8, [128, 128, 128])), 2, 3),
  );
});

it('cuts off an odd last column and row', () => {
  expect(withVideoHues(blank(7, 5, [9, 9, 9]))).toMatchObject({ width: 6, height: 4 });
});
