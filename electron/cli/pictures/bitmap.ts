/** Bitmaps of Windows as screenshots are: 24 or 32 bits a pixel, or a palette of 8 or fewer; without compression. */

export interface Bitmap {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, the top row first. */
  data: Buffer;
}

/** Why a bitmap can't be read: its message is one line. */
export class BitmapError extends Error {
  override name = 'BitmapError';
}

const fileHeader = 14;
const colours = 54;
/** BI_RGB, BI_BITFIELDS: with fields the usual order of the colours is taken for granted. */
const readable = [0, 3];

export const isBitmap = (start: Buffer): boolean => start.toString('latin1', 0, 2) === 'BM';

/** Throws BitmapError where it is cut off, has too many pixels or is packed in a way that screenshots are not. */
export function readBitmap(file: Buffer, mostPixels: number): Bitmap {
  if (file.length < colours) throw new BitmapError('the picture is damaged or cut off');
  const [width, tall] = [file.readInt32LE(fileHeader + 4), file.readInt32LE(fileHeader + 8)];
  const [bits, packing] = [file.readUInt16LE(fileHeader + 14), file.readUInt32LE(fileHeader + 16)];
  const height = Math.abs(tall);
  if (width <= 0 || height === 0) throw new BitmapError('the picture has no size');
  if (width * height > mostPixels)
    throw new BitmapError(`${width}x${height} is too large; at most ${mostPixels / 1e6} million pixels`);
  if (!readable.includes(packing) || ![1, 4, 8, 24, 32].includes(bits))
    throw new BitmapError(
      `a bitmap of ${bits} bits a pixel, packed by method ${packing}, can't be read; save it as PNG`,
    );
  const stride = Math.ceil((width * bits) / 32) * 4;
  const from = file.readUInt32LE(10);
  if (from + stride * height > file.length) throw new BitmapError('the picture is damaged or cut off');
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = file.subarray(from + stride * (tall > 0 ? height - 1 - y : y));
    for (let x = 0; x < width; x++) writePixel(data, (y * width + x) * 3, file, colourAt(file, row, x, bits));
  }
  return { width, height, data };
}

/** The places of a pixel's blue, green and red in the file. */
function colourAt(file: Buffer, row: Buffer, x: number, bits: number): number {
  if (bits >= 24) return row.byteOffset - file.byteOffset + (x * bits) / 8;
  const [at, perByte] = [x * bits, 8 / bits];
  const shift = bits * (perByte - 1 - (x % perByte));
  const index = (row[at >> 3]! >> shift) & ((1 << bits) - 1);
  return fileHeader + file.readUInt32LE(fileHeader) + 4 * index;
}

function writePixel(data: Buffer, at: number, file: Buffer, colour: number): void {
  for (let channel = 0; channel < 3; channel++) data[at + channel] = file[colour + 2 - channel] ?? 0;
}
