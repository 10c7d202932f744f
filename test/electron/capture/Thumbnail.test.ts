import { describe, expect, it } from 'vitest';
import { Thumbnail } from '../../../electron/capture/Thumbnail.ts';
import type { Layout } from '../../../vision/types.ts';

interface Asked {
  rect: DOMRectInit;
  format: string;
}

/** A video frame whose pixels all have the same grey, but for the left half, which is black. */
function video(width: number, height: number, asked: Asked[] = []): VideoFrame {
  const copyTo = async (data: Uint8Array, { rect, format }: Asked) => {
    asked.push({ rect, format });
    const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
    for (let at = 0; at < pixels.length; at += 1) {
      const x = rect.x! + (at % rect.width!);
      pixels[at] = x < width / 2 ? 0xff000000 : 0xff5a5a5a;
    }
  };
  return { displayWidth: width, displayHeight: height, copyTo } as unknown as VideoFrame;
}

const layout: Layout = {
  game: 'tetris',
  board: { x: 900, y: 100, width: 300, height: 600 },
  columns: 10,
  rows: 20,
  next: [],
  hold: null,
  confidence: 1,
};

describe('a thumbnail', () => {
  it('shows all of the picture while no board is found, not larger than the panel shows it', async () => {
    const picture = await new Thumbnail().shrinkFrame(video(1920, 1080), null, 0);
    expect(picture).toMatchObject({ width: 384, height: 216, board: null });
    expect(picture.data).toHaveLength(4 * 384 * 216);
    expect([...picture.data.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
    expect([...picture.data.subarray(4 * 383, 4 * 384)]).toEqual([90, 90, 90, 255]);
  });

  it('shows a small picture as it is', async () => {
    expect(await new Thumbnail().shrinkFrame(video(300, 200), null, 0)).toMatchObject({
      width: 300,
      height: 200,
    });
  });

  it('shows the surroundings of a board, and where it is in them', async () => {
    const asked: Asked[] = [];
    const thumbnail = new Thumbnail();
    const { width, height, board } = await thumbnail.shrinkFrame(video(1920, 1080, asked), layout, 0);
    const { rect } = asked[0]!;
    expect(Math.max(width, height)).toBeLessThanOrEqual(400);
    expect(board!.x * rect.width! + rect.x!).toBeCloseTo(900);
    expect(board!.height * rect.height!).toBeCloseTo(600);
    const middle = thumbnail.pointAt({ x: board!.x + board!.width / 2, y: board!.y } as never);
    expect(middle.x).toBeCloseTo(1050);
    expect(middle.y).toBeCloseTo(100);
  });

  it('keeps nothing of an earlier picture', async () => {
    const thumbnail = new Thumbnail();
    const first = await thumbnail.shrinkFrame(video(8, 2), null, 0);
    const before = [...first.data];
    await thumbnail.shrinkFrame(video(8, 2), { ...layout, board: { x: 6, y: 0, width: 2, height: 2 } }, 1);
    expect([...first.data]).toEqual(before);
  });

  it('is smaller where the board is found', async () => {
    const { width, height } = await new Thumbnail().shrinkFrame(video(1920, 1080), layout, 0);
    expect(Math.max(width, height)).toBeLessThanOrEqual(272);
  });

  it('is due four times a second while the board is looked for, once a second afterwards', async () => {
    const thumbnail = new Thumbnail();
    expect(thumbnail.isDue(null, 0)).toBe(true);
    await thumbnail.shrinkFrame(video(8, 2), null, 1000);
    expect([thumbnail.isDue(null, 1249), thumbnail.isDue(null, 1250)]).toEqual([false, true]);
    await thumbnail.shrinkFrame(video(1920, 1080), layout, 1300);
    expect([thumbnail.isDue(layout, 2299), thumbnail.isDue(layout, 2300)]).toEqual([false, true]);
  });

  it('is due at once where a board was found or lost', async () => {
    const thumbnail = new Thumbnail();
    await thumbnail.shrinkFrame(video(1920, 1080), null, 1000);
    expect(thumbnail.isDue(layout, 1001)).toBe(true);
    await thumbnail.shrinkFrame(video(1920, 1080), layout, 1001);
    expect(thumbnail.isDue(null, 1002)).toBe(true);
  });
});
