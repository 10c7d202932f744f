/** Reads pictures from files, within bounds of size, and says in one line what is wrong with a file. */
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { Image } from '../../../vision/types.ts';
import { Failure } from '../console/Failure.ts';
import { type Bitmap, BitmapError, isBitmap, readBitmap } from './bitmap.ts';
import { reasonOf } from '../console/input.ts';

/** Larger pictures are refused before they are decoded: nothing on a screen is larger. */
const mostPixels = 64_000_000;
/** No picture of so many pixels takes more bytes. */
const mostBytes = 300_000_000;
/** As sharp calls them. Drawings (svg) can be made to take any time, and no game's picture is one. */
const formats: readonly string[] = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'heif', 'raw'];
const noPicture = 'is not a picture (png, jpeg, webp, gif, tiff, avif, bmp), or one that is cut off';
/** Wider or higher ones are shrunk to this, and so are those with more pixels: the largest screens of today. */
const mostSide = 5120;
const mostSearched = 5120 * 2880;

export interface Picture {
  image: Image;
  /** Picture pixels per image pixel: more than 1 where a large picture was shrunk. */
  scale: number;
}

/**
 * The first frame of a picture, turned as its camera says, with transparency over black: what a viewer on a dark
 * desktop shows. Throws a Failure that names the file.
 */
export async function loadPicture(file: string): Promise<Picture> {
  checkFile(file);
  const source = sourceOf(file);
  const { width, height } = await measure(file, source);
  const scale = Math.max(1, Math.max(width, height) / mostSide, Math.sqrt((width * height) / mostSearched));
  const shrunk = (side: number): number => Math.max(1, Math.round(side / scale));
  const input = source({ limitInputPixels: mostPixels, pages: 1, failOn: 'warning', autoOrient: true });
  if (scale > 1) input.resize(shrunk(width), shrunk(height), { fit: 'fill' });
  try {
    const { data, info } = await input
      .flatten({ background: '#000000' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
    return { image: { width: info.width, height: info.height, data: aligned(bytes) }, scale };
  } catch {
    throw new Failure(`${file}: the picture is damaged or cut off`);
  }
}

type Source = (options: SharpOptions) => Sharp;

/** What sharp reads of a file; it knows no bitmaps. */
function sourceOf(file: string): Source {
  const start = Buffer.alloc(2);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  if (!isBitmap(start)) return (options) => sharp(file, options);
  const { data, ...size } = bitmapIn(file);
  return (options) => sharp(data, { ...options, raw: { ...size, channels: 3 } });
}

function bitmapIn(file: string): Bitmap {
  try {
    return readBitmap(readFileSync(file), mostPixels);
  } catch (error) {
    if (error instanceof BitmapError) throw new Failure(`${file}: ${error.message}`);
    throw error;
  }
}

function checkFile(file: string): void {
  if (!existsSync(file)) throw new Failure(`${file}: there is no such file`);
  try {
    const status = statSync(file);
    if (status.isDirectory()) throw new Failure(`${file}: is a folder, not a picture`);
    if (!status.isFile()) throw new Failure(`${file}: is not a file`);
    if (status.size === 0) throw new Failure(`${file}: is empty`);
    if (status.size > mostBytes) throw new Failure(`${file}: is larger than ${mostBytes / 1e6} MB`);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file}: ${reasonOf(error)}`);
  }
}

/** The size as it is shown. */
async function measure(file: string, source: Source): Promise<{ width: number; height: number }> {
  const { autoOrient, format } = await source({ limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Failure(`${file}: ${noPicture}`);
    });
  if (!formats.includes(format)) throw new Failure(`${file}: ${noPicture}`);
  const { width, height } = autoOrient;
  if (!width || !height) throw new Failure(`${file}: the picture has no size`);
  if (width * height > mostPixels)
    throw new Failure(`${file}: ${width}x${height} is too large; at most ${mostPixels / 1e6} million pixels`);
  return { width, height };
}

/** Pixels are read four bytes at a time, which wants them to start at a multiple of four. */
const aligned = (bytes: Uint8Array): Uint8Array => (bytes.byteOffset % 4 === 0 ? bytes : bytes.slice());
