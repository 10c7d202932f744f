import { describe, expect, it } from 'vitest';
import { Repeats } from '../../../electron/capture/Repeats.ts';

const part = { x: 0, y: 0, width: 6, height: 2 };

interface Shown {
  format?: VideoPixelFormat | null;
  /** The byte at this place differs from all others. */
  odd?: number;
  asked?: unknown[];
}

/** As much of a video frame as is used: 18 bytes of the part in its own format, 48 in colours. */
function video({ format = 'I420', odd = -1, asked = [] }: Shown = {}): VideoFrame {
  const allocationSize = (options: VideoFrameCopyToOptions) => (options.format ? 48 : 18);
  const copyTo = async (data: Uint8Array, options: VideoFrameCopyToOptions) => {
    asked.push(options);
    data.fill(7);
    if (odd >= 0) data[odd] = 8;
  };
  return { format, displayWidth: 60, displayHeight: 20, allocationSize, copyTo } as unknown as VideoFrame;
}

describe('Repeats', () => {
  it('treats the first picture as new, and pictures of the same bytes as its repeats', async () => {
    const repeats = new Repeats();
    expect(await repeats.isNew(video(), part)).toBe(true);
    expect(await repeats.isNew(video(), part)).toBe(false);
    expect(await repeats.isNew(video(), part)).toBe(false);
  });

  it.each([0, 5, 16, 17])(
    'sees that byte %i differs, and compares with that picture from then on',
    async (odd) => {
      const repeats = new Repeats();
      await repeats.isNew(video(), part);
      expect(await repeats.isNew(video({ odd }), part)).toBe(true);
      expect(await repeats.isNew(video({ odd }), part)).toBe(false);
      expect(await repeats.isNew(video(), part)).toBe(true);
    },
  );

  it('treats another part, another format and other inputs of the reading as new', async () => {
    const repeats = new Repeats();
    await repeats.isNew(video(), part);
    expect(await repeats.isNew(video(), { ...part, x: 2 })).toBe(true);
    expect(await repeats.isNew(video({ format: 'NV12' }), { ...part, x: 2 })).toBe(true);
    const pointer = { x: 1, y: 1, width: 9, height: 9 };
    expect(await repeats.isNew(video({ format: 'NV12' }), { ...part, x: 2 }, pointer)).toBe(true);
    expect(await repeats.isNew(video({ format: 'NV12' }), { ...part, x: 2 }, { ...pointer })).toBe(false);
  });

  it('compares in colours where the frame has no format of its own', async () => {
    const asked: unknown[] = [];
    const repeats = new Repeats();
    expect(await repeats.isNew(video({ format: null, asked }), part)).toBe(true);
    expect(await repeats.isNew(video({ format: null, asked }), part)).toBe(false);
    expect(await repeats.isNew(video({ format: null, odd: 47 }), part)).toBe(true);
    expect(asked).toEqual([
      { rect: part, format: 'RGBA' },
      { rect: part, format: 'RGBA' },
    ]);
  });

  it('treats the next picture as new after a reset', async () => {
    const repeats = new Repeats();
    await repeats.isNew(video(), part);
    repeats.forget();
    expect(await repeats.isNew(video(), part)).toBe(true);
  });
});
