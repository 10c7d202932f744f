/** What the tray shows, drawn when the app is built: the app itself can't draw SVG before it has a window. */
import sharp from 'sharp';
import { iconSvg, plainIconSvg } from './drawing.ts';

/** Pixels of the tray's picture on a plain screen, and on one that is twice and three times as fine. */
const sides = [16, 32, 48] as const;

/** PNGs as data URLs, by how fine the screen is: 1, 2 and 3 times. `plain` is for systems that colour it themselves. */
export interface TrayPictures {
  coloured: readonly string[];
  plain: readonly string[];
}

async function dataUrl(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

export async function trayPictures(): Promise<TrayPictures> {
  return {
    coloured: await Promise.all(sides.map((side) => dataUrl(iconSvg(side)))),
    plain: await Promise.all(sides.map((side) => dataUrl(plainIconSvg(side, '#000000')))),
  };
}
