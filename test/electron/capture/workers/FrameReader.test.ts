import { describe, expect, it, vi } from 'vitest';
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
  it('gives each buffer back with the next frame', () => {
    const reader = open();
    const first = frameOf(1, 0);
    expect(reader.read(first).spare).toBeNull();
    expect(reader.read(frameOf(2, 1)).spare).toBe(first.data.buffer);
  });

  it('reads the last pixels again under another time, and keeps them', () => {
    const reader = open();
    const first = frameOf(1, 0);
    reader.read(first);
    const again = reader.readAgain(7, 1500);
    expect(again.sighting).toMatchObject({ seq: 7, capturedAt: 1500 });
    expect(again.spare).toBeNull();
    expect(reader.read(frameOf(2, 1)).spare).toBe(first.data.buffer);
  });

  it('measures durations by a steady clock, and dates pictures by the time of day', () => {
    const watcher = new Watcher({ eyes: { locate: () => [] } });
    const next = vi.spyOn(watcher, 'next');
    const region = vi.spyOn(watcher, 'region');
    const reader = new FrameReader(watcher);
    const told = [5000, 1000, 1040].map((at) => reader.read(frameOf(1, at)).sighting.capturedAt);
    expect(told).toEqual([6000, 2000, 2040]);
    const reckoned = [6000, 6000, 6040];
    expect(next.mock.calls.map(([frame]) => frame.capturedAt)).toEqual(reckoned);
    expect(region.mock.calls.map(([now]) => now)).toEqual(reckoned);
  });

  it('has nothing to reread at first', () => {
    expect(() => open().readAgain(0, 0)).toThrow('no earlier frame');
  });
});
