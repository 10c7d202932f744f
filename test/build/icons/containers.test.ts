import { describe, expect, it } from 'vitest';
import { icnsOf, icoOf } from '../../../build/icons/containers.ts';

const pictureOf = (size: number) => ({ size, png: Buffer.from(`png of ${size}`) });

describe('an .ico file', () => {
  it('lists its pictures with their offsets', () => {
    const file = icoOf([pictureOf(16), pictureOf(256)]);
    expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
    for (const [i, size] of [16, 256].entries()) {
      const entry = file.subarray(6 + 16 * i, 22 + 16 * i);
      expect([entry[0], entry[1]]).toEqual([size % 256, size % 256]);
      const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      expect(file.subarray(offset, offset + length).toString()).toBe(`png of ${size}`);
    }
  });
});

describe('an .icns file', () => {
  const all = [16, 32, 64, 128, 256, 512, 1024].map(pictureOf);

  it('holds every size, those for high-resolution screens too, and its own length', () => {
    const file = icnsOf(all);
    expect(file.toString('latin1', 0, 4)).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const found: string[] = [];
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
      found.push(
        `${file.toString('latin1', at, at + 4)}: ${file.toString('utf8', at + 8, at + file.readUInt32BE(at + 4))}`,
      );
    expect(found).toContain('ic07: png of 128');
    expect(found).toContain('ic13: png of 256');
    expect(found).toContain('ic10: png of 1024');
    expect(found).toHaveLength(10);
  });

  it('names the size that is missing', () => {
    expect(() => icnsOf(all.slice(0, -1))).toThrow('an icon of 1024 pixels is missing');
  });
});
