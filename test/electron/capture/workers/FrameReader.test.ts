import { describe, expect, it } from 'vitest';
import { FrameReader } from '../../../../electron/capture/workers/FrameReader.ts';
import type { Frame } from '../../../../vision/types.ts';
import { Watcher } from '../../../../vision/Watcher.ts';

function frameOf(value: number, at: number): Frame {
  const size = { width: 8, height: 4 };
  const data = new Uint8Array(4 * 8 * 4).fill(value);
  return { seq: at, capturedAt: 1000 + at, ...size, data, origin: { x: 0, y: 0 }, full: size };
}

const open = () => new FrameReader(new Watcher({ eyes: { locate: () => [] } }));

describe('FrameReader', () => {
  it('reads every new picture, and an unchanged one a few times, then twice a second', () => {
    const reader = open();
    const isRead = (value: number, at: number) => reader.read(frameOf(value, at)).sighting !== null;
    const times = Array.from({ length: 80 }, (_, i) => 20 * i);
    const read = times.filter((at) => isRead(1, at));
    expect(read).toEqual([0, 20, 40, 60, 80, 580, 1080, 1580]);
    expect(isRead(2, 1600)).toBe(true);
    expect(isRead(3, 1601)).toBe(true);
  });

  it('reads an unchanged picture again once what was known is void', () => {
    const reader = open();
    for (let at = 0; at < 10; at++) reader.read(frameOf(1, at));
    expect(reader.read(frameOf(1, 10)).sighting).toBeNull();
    reader.forget();
    expect(reader.read(frameOf(1, 11)).sighting).not.toBeNull();
  });

  it('gives each buffer back with the next frame', () => {
    const reader = open();
    const first = frameOf(1, 0);
    expect(reader.read(first).spare).toBeNull();
    expect(reader.read(frameOf(2, 1)).spare).toBe(first.data.buffer);
  });
});
