import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../electron/cli/console/Failure.ts';
import { loadPicture } from '../../../../electron/cli/pictures/picture.ts';
import { seePicture } from '../../../../electron/cli/pictures/see.ts';
import { folderOfFile } from '../../../folders.ts';

const folder = folderOfFile();
const file = (name: string): string => join(folder, name);
const plain = (width: number, height: number, alpha = 1): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 100, b: 50, alpha } } });
const noisy = sharp({
  create: {
    width: 90,
    height: 60,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
    background: '#000',
  },
});

/** Ten times ten times ten ... drawings in one. */
const forest = Array.from({ length: 9 }, (_, depth) =>
  depth === 0 ? '<rect id="g0" width="9" height="9"/>' : `<g id="g${depth}">${use(depth - 1).repeat(10)}</g>`,
)
  .join('')
  .replace(/^/, '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">')
  .concat('</svg>');

function use(depth: number): string {
  return `<use href="#g${depth}"/>`;
}

/** A bitmap of 40 x 30 pixels of one colour; `down`: its top row comes first. */
function bitmap(bits: 8 | 24 | 32, down = false): Buffer {
  const from = 54 + (bits === 8 ? 1024 : 0);
  const bytes = Buffer.alloc(from + (40 * 30 * bits) / 8);
  bytes.write('BM');
  bytes.writeUInt32LE(from, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(40, 18);
  bytes.writeInt32LE(down ? -30 : 30, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  const colour = [50, 100, 200, 0];
  if (bits === 8) bytes.set(colour, 54 + 7 * 4);
  bytes.fill(bits === 8 ? Buffer.of(7) : Buffer.from(colour.slice(0, bits / 8)), from);
  return bytes;
}

/** A PNG that says to be of another size: its header starts at byte 12 and ends with its check sum at byte 29. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  let sum = ~0;
  for (const byte of changed.subarray(12, 29)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  changed.writeUInt32BE(~sum >>> 0, 29);
  return changed;
}

beforeAll(async () => {
  await plain(40, 30).png().toFile(file('plain.png'));
  await plain(40, 30).jpeg().toFile(file('plain.jpg'));
  await plain(40, 30).webp().toFile(file('plain.webp'));
  await plain(40, 30, 0).png().toFile(file('clear.png'));
  await plain(1, 1).png().toFile(file('dot.png'));
  await plain(40, 30).greyscale().png().toFile(file('grey.png'));
  await plain(40, 30).toColourspace('rgb16').png().toFile(file('deep.png'));
  await plain(40, 30).png({ palette: true }).toFile(file('palette.png'));
  await plain(40, 30).flatten().toColourspace('cmyk').jpeg().toFile(file('print.jpg'));
  await plain(40, 30, 0.5).png().toFile(file('half.png'));
  await plain(30, 40).flatten().jpeg().withMetadata({ orientation: 6 }).toFile(file('turned.jpg'));
  await plain(6000, 100).png().toFile(file('wide.png'));
  await plain(60_000, 3).png().toFile(file('thread.png'));
  await plain(4800, 4800).png({ compressionLevel: 1 }).toFile(file('large.png'));
  const frames = await Promise.all([plain(40, 30), plain(40, 30, 0.5)].map((one) => one.png().toBuffer()));
  await sharp(frames, { join: { animated: true } })
    .gif()
    .toFile(file('moving.gif'));
  await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toFile(file('moving.webp'));
  const whole = await plain(400, 300).png({ compressionLevel: 0 }).toBuffer();
  writeFileSync(file('cut.png'), whole.subarray(0, whole.length / 2));
  for (const format of ['jpeg', 'webp', 'gif', 'tiff'] as const) {
    const bytes = await noisy.toFormat(format).toBuffer();
    writeFileSync(file(`cut.${format}`), bytes.subarray(0, bytes.length * 0.6));
  }
  writeFileSync(file('bits24.bmp'), bitmap(24));
  writeFileSync(file('bits32.bmp'), bitmap(32, true));
  writeFileSync(file('palette.bmp'), bitmap(8));
  writeFileSync(file('marked.bmp'), bitmap(24, true).fill(255, 54, 57));
  writeFileSync(file('cut.bmp'), bitmap(24).subarray(0, 900));
  const packed = bitmap(8);
  packed.writeUInt32LE(1, 30);
  writeFileSync(file('packed.bmp'), packed);
  writeFileSync(file('words.png'), 'no picture at all');
  writeFileSync(file('empty.png'), '');
  writeFileSync(file('bomb.png'), withSize(await plain(40, 30).png().toBuffer(), 30_000, 30_000));
  writeFileSync(file('endless.svg'), forest);
  writeFileSync(file('vast.png'), '');
  truncateSync(file('vast.png'), 400_000_000);
});

describe('loadPicture', () => {
  it.each([
    'plain.png',
    'plain.webp',
    'deep.png',
    'palette.png',
    'print.jpg',
    'turned.jpg',
    'moving.gif',
    'moving.webp',
    'bits24.bmp',
    'bits32.bmp',
    'palette.bmp',
  ])('reads the pixels of %s', async (name) => {
    const { image, scale } = await loadPicture(file(name));
    expect([image.width, image.height, scale]).toEqual([40, 30, 1]);
    expect(image.data).toHaveLength(40 * 30 * 4);
    const [r, g, b, a] = image.data;
    expect(Math.abs(r! - 200) + Math.abs(g! - 100) + Math.abs(b! - 50)).toBeLessThan(48);
    expect(a).toBe(255);
  });

  it('begins a bitmap with the row that its header names', async () => {
    const { image } = await loadPicture(file('marked.bmp'));
    expect([...image.data.subarray(0, 8)]).toEqual([255, 255, 255, 255, 200, 100, 50, 255]);
  });

  it.each([
    ['cut.bmp', 'the picture is damaged or cut off'],
    ['packed.bmp', "a bitmap of 8 bits a pixel, packed by method 1, can't be read"],
  ])('says what is wrong with %s', async (name, message) => {
    await expect(loadPicture(file(name))).rejects.toThrow(`${name}: ${message}`);
  });

  it('spreads a grey picture over three channels', async () => {
    const { image } = await loadPicture(file('grey.png'));
    expect(image.data[0]).toBe(image.data[1]);
    expect(image.data).toHaveLength(40 * 30 * 4);
  });

  it('lays a transparent picture over black', async () => {
    const { image } = await loadPicture(file('clear.png'));
    expect([...image.data.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
  });

  it('lays what is half transparent over black too', async () => {
    const { image } = await loadPicture(file('half.png'));
    expect(image.data[0]).toBeGreaterThan(95);
    expect(image.data[0]).toBeLessThan(105);
  });

  it.each([
    ['wide.png', 5120, 85, 6000 / 5120],
    ['thread.png', 5120, 1, 60_000 / 5120],
    ['large.png', 3840, 3840, 1.25],
  ])('shrinks %s, which is larger than a screen, to %d x %d', async (name, width, height, by) => {
    const { image, scale } = await loadPicture(file(name));
    expect([image.width, image.height]).toEqual([width, height]);
    expect(image.data).toHaveLength(width * height * 4);
    expect(scale).toBeCloseTo(by);
  });

  it.each([
    ['gone.png', 'there is no such file'],
    ['', 'is a folder, not a picture'],
    ['words.png', 'is not a picture'],
    ['empty.png', 'is empty'],
    ['cut.png', 'cut off'],
    ['cut.jpeg', 'cut off'],
    ['cut.webp', 'cut off'],
    ['cut.gif', 'cut off'],
    ['cut.tiff', 'cut off'],
    ['bomb.png', '30000x30000 is too large'],
    ['endless.svg', 'is not a picture'],
    ['vast.png', 'is larger than 300 MB'],
  ])('refuses %j: %s', async (name, reason) => {
    const failure = await loadPicture(file(name)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Failure).message).toContain(reason);
    expect((failure as Failure).message).not.toContain('\n');
    expect((failure as Failure).exitCode).toBe(2);
  });
});

describe('seePicture', () => {
  it.each(['dot.png', 'plain.jpg', 'clear.png', 'grey.png', 'moving.gif', 'wide.png', 'thread.png'])(
    'finds no playfield in %s',
    async (name) => {
      expect(await seePicture(file(name))).toMatchObject({ game: null, doubts: ['no playfield found'] });
    },
  );
});
