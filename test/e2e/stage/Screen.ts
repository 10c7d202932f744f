/** The screen as a bystander sees it: pixels of the root window, read over the X protocol. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import x11, { type Client } from 'x11';
import type { Image, Rect } from '../../../vision/types.ts';

const folder = fileURLToPath(new URL('../../../out/e2e', import.meta.url));
const zPixmap = 2;
const allPlanes = 0xffffffff;

export type Rgb = readonly [red: number, green: number, blue: number];

export class Screen {
  readonly #client: Client;
  readonly #drawable: number;

  private constructor(client: Client, drawable: number) {
    this.#client = client;
    this.#drawable = drawable;
  }

  static open(display: string): Promise<Screen> {
    return new Promise((resolve, reject) => {
      const client = x11.createClient({ display }, (error, opened) => {
        if (error) reject(error);
        else resolve(new Screen(opened.client, opened.screen[0]!.root));
      });
      client.on('error', () => {});
    });
  }

  /**
   * The same eyes on one window, in its own coordinates: what it shows also where others lie over it, as long as a
   * compositor runs.
   */
  ofWindow(id: string): Screen {
    return new Screen(this.#client, Number(id));
  }

  /** Pixels of a rectangle of the screen, as RGBA. */
  grab(rect: Rect): Promise<Image> {
    const { x, y, width, height } = rect;
    return new Promise((resolve, reject) => {
      this.#client.GetImage(zPixmap, this.#drawable, x, y, width, height, allPlanes, (error, reply) => {
        if (error) reject(error);
        else resolve({ width, height, data: swapRedAndBlue(reply.data) });
      });
    });
  }

  /** Keeps a picture of the whole screen as out/e2e/NAME.png, to look at after a failed test. */
  async keep(name: string, width = 1920, height = 1080): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const { data } = await this.grab({ x: 0, y: 0, width, height });
    const file = join(folder, `${name.replace(/\W+/g, '-')}.png`);
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .toFile(file);
  }

  close(): void {
    this.#client.terminate();
  }
}

function swapRedAndBlue(bgrx: Buffer): Uint8Array {
  const data = new Uint8Array(bgrx.length);
  for (let i = 0; i < data.length; i += 4) {
    data[i] = bgrx[i + 2]!;
    data[i + 1] = bgrx[i + 1]!;
    data[i + 2] = bgrx[i]!;
    data[i + 3] = 255;
  }
  return data;
}

export function pixel(image: Image, x: number, y: number): Rgb {
  const i = (Math.round(y) * image.width + Math.round(x)) * 4;
  return [image.data[i]!, image.data[i + 1]!, image.data[i + 2]!];
}

/** Largest difference of any channel, 0..255. */
export const distance = (a: Rgb, b: Rgb): number => Math.max(...a.map((value, i) => Math.abs(value - b[i]!)));

/** Share (0..1) of pixels that differ between two pictures of one size. */
export function changedShare(a: Image, b: Image): number {
  let changed = 0;
  for (let i = 0; i < a.data.length; i += 4)
    if (a.data[i] !== b.data[i] || a.data[i + 1] !== b.data[i + 1] || a.data[i + 2] !== b.data[i + 2])
      changed += 1;
  return (changed * 4) / a.data.length;
}

export function parseColour(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
