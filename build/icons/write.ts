/** Makes every icon file from the drawing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { icnsOf, icoOf, type Picture } from './containers.ts';
import { iconSvg } from './drawing.ts';

/** Pixels; Linux' desktops look for these. */
export const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
const mostInIco = 256;

const draw = async (size: number): Promise<Picture> => ({
  size,
  png: await sharp(Buffer.from(iconSvg(size)))
    .png({ compressionLevel: 9 })
    .toBuffer(),
});

/** Writes NxN.png for each size, icon.ico and icon.icns into `folder`. */
export async function writeIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pictures = await Promise.all(sizes.map(draw));
  for (const { size, png } of pictures) writeFileSync(join(folder, `${size}x${size}.png`), png);
  writeFileSync(join(folder, 'icon.ico'), icoOf(pictures.filter(({ size }) => size <= mostInIco)));
  writeFileSync(join(folder, 'icon.icns'), icnsOf(pictures));
}
