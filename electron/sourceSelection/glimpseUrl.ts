import { nativeImage } from 'electron';
import type { SmallPicture } from './WindowThumbnails.ts';

/** A data URL. `data` is RGBA, as pages have it; here blue comes first. */
export function glimpseUrl({ width, height, data }: SmallPicture): string {
  const pixels = Buffer.from(data);
  for (let at = 0; at < pixels.length; at += 4) [pixels[at], pixels[at + 2]] = [data[at + 2]!, data[at]!];
  return nativeImage.createFromBitmap(pixels, { width, height }).toDataURL();
}
