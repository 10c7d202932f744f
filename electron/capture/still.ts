/** One whole picture of what is watched: to look at, or to keep as it was read. */
import type { Rect, Sighting, Size } from '../../vision/types.ts';

export interface Still {
  width: number;
  height: number;
  /** RGBA, rows from the top. */
  data: Uint8Array;
  /** What was read in just this picture, or in the last one that was read. */
  sighting: Sighting | null;
}

export interface EncodedStill {
  bytes: Uint8Array;
  /** Of the whole picture, in frame pixels, however small it was encoded. */
  width: number;
  height: number;
}

/** Pixels; large enough to draw a board's outline on. */
const longestViewSide = 1600;
const grey = 0x80;

/** A JPEG, made smaller where it is very large. */
export async function encodeView({ width, height, data }: Still): Promise<EncodedStill> {
  const scale = Math.min(1, longestViewSide / Math.max(width, height));
  const whole = canvasOf({ width, height, data });
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  canvas.getContext('2d')!.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return { bytes: await bytesOf(canvas, { type: 'image/jpeg', quality: 0.85 }), width, height };
}

/** A PNG, pixel by pixel, with the rectangles painted over: what is there is private. */
export async function encodeCase(
  { width, height, data }: Still,
  hidden: readonly Rect[],
): Promise<EncodedStill> {
  for (const rect of hidden) paintOver(data, { width, height }, rect);
  return { bytes: await bytesOf(canvasOf({ width, height, data }), { type: 'image/png' }), width, height };
}

export function paintOver(data: Uint8Array, size: Size, rect: Rect): void {
  const [left, right] = within(rect.x, rect.x + rect.width, size.width);
  const [top, bottom] = within(rect.y, rect.y + rect.height, size.height);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = 4 * (y * size.width + x);
      data.fill(grey, at, at + 3);
      data[at + 3] = 255;
    }
}

function within(from: number, to: number, size: number): [number, number] {
  const clamp = (value: number) => Math.max(0, Math.min(size, value));
  return [clamp(Math.floor(from)), clamp(Math.ceil(to))];
}

function canvasOf({ width, height, data }: Omit<Still, 'sighting'>): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
  canvas.getContext('2d')!.putImageData(pixels, 0, 0);
  return canvas;
}

async function bytesOf(canvas: OffscreenCanvas, options: ImageEncodeOptions): Promise<Uint8Array> {
  return new Uint8Array(await (await canvas.convertToBlob(options)).arrayBuffer());
}
