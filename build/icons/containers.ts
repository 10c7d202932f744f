/** The files in which Windows and macOS keep a picture in several sizes; each holds PNGs as they are. */

/** A square PNG of `size` pixels. */
export interface Picture {
  size: number;
  png: Buffer;
}

/** An .ico file of pictures up to 256 pixels. */
export function icoOf(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** What macOS calls a picture of so many pixels; some are a smaller size for fine screens. */
const icnsKinds: readonly (readonly [kind: string, pixels: number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/** An .icns file; `pictures` have to hold every size of 16, 32, 64 … 1024 pixels. */
export function icnsOf(pictures: readonly Picture[]): Buffer {
  const entries = icnsKinds.map(([kind, pixels]) => {
    const picture = pictures.find(({ size }) => size === pixels);
    if (!picture) throw new Error(`an icon of ${pixels} pixels is missing`);
    return chunk(kind, picture.png);
  });
  return chunk('icns', Buffer.concat(entries));
}

function chunk(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32BE(content.length + 8, 4);
  return Buffer.concat([head, content]);
}
