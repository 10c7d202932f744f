import type { Image } from '../../../../vision/types.ts';

/**
 * The picture as a screen's video gives it (I420, BT.601, luma 16..235): each pixel has its own brightness, but every
 * two by two have one hue. An odd last column or row is cut off.
 */
export function withVideoHues(image: Image): Image {
  const [width, height] = [image.width & ~1, image.height & ~1];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const { blueness, redness } = hueAt(image, x, y);
      for (let i = 0; i < 4; i += 1) {
        const [u, v] = [x + (i & 1), y + (i >> 1)];
        const light = 1.164 * (lumaAt(image, u, v) - 16);
        const at = 4 * (v * width + u);
        data[at] = light + 1.596 * redness;
        data[at + 1] = light - 0.392 * blueness - 0.813 * redness;
        data[at + 2] = light + 2.017 * blueness;
        data[at + 3] = 255;
      }
    }
  return { ...image, width, height, data: new Uint8Array(data.buffer) };
}

function lumaAt({ width, data }: Image, x: number, y: number): number {
  const at = 4 * (y * width + x);
  return Math.round(16 + 0.257 * data[at]! + 0.504 * data[at + 1]! + 0.098 * data[at + 2]!);
}

/** Of the mean colour of two by two pixels. */
function hueAt({ width, data }: Image, x: number, y: number): { blueness: number; redness: number } {
  const at = 4 * (y * width + x);
  const mean = (c: number): number =>
    (data[at + c]! + data[at + 4 + c]! + data[at + 4 * width + c]! + data[at + 4 * width + 4 + c]!) / 4;
  const [red, green, blue] = [mean(0), mean(1), mean(2)];
  return {
    blueness: Math.round(-0.148 * red - 0.291 * green + 0.439 * blue),
    redness: Math.round(0.439 * red - 0.368 * green - 0.071 * blue),
  };
}
