import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PictureArea } from '../../../../electron/desktop/GameWindow.ts';
import type { X11 } from '../../../../electron/desktop/x11/X11.ts';
import { X11GameWindow } from '../../../../electron/desktop/x11/X11GameWindow.ts';
import { dips, screenPixels, type Rect, type ScreenPixels } from '../../../../vision/space.ts';

type Place = Rect<ScreenPixels> | 'hidden' | 'gone';

const at = (x: number, y: number, width: number, height: number): Rect<ScreenPixels> =>
  screenPixels({ x, y, width, height });

/** An X server that knows one window. */
class FakeX11 {
  place_: Place = at(5, 6, 100, 200);
  changed: () => void = () => {};
  isWatched = false;
  restacked: (() => void) | null = null;
  above: Rect<ScreenPixels>[] = [];
  placesAbove(): Promise<Rect<ScreenPixels>[]> {
    return Promise.resolve(this.above);
  }
  watch(_window: number, changed: () => void): () => void {
    this.isWatched = true;
    this.changed = changed;
    return () => (this.isWatched = false);
  }
  watchStacking(changed: () => void): () => void {
    this.restacked = changed;
    return () => (this.restacked = null);
  }
  place(): Promise<Place> {
    return Promise.resolve(this.place_);
  }
}

async function open() {
  const x11 = new FakeX11();
  const heard: string[] = [];
  const half = ({ x, y, width, height }: Rect<ScreenPixels>): PictureArea => ({
    ...dips({ x: x / 2, y: y / 2, width: width / 2, height: height / 2 }),
    perPixel: 0.5,
  });
  const window = await X11GameWindow.open(x11 as unknown as X11, 7, half, {
    changed: () => heard.push('changed'),
    closed: () => heard.push('closed'),
  });
  onTestFinished(() => window.close());
  const becomes = async (place: Place) => {
    x11.place_ = place;
    x11.changed();
    await Promise.resolve();
  };
  return { x11, heard, window, becomes };
}

describe('a window of the X server', () => {
  it('is placed in device-independent pixels, wherever it moves', async () => {
    const { window, becomes, heard } = await open();
    expect(window.area).toEqual({ x: 2.5, y: 3, width: 50, height: 100, perPixel: 0.5 });
    await becomes(at(50, 60, 300, 200));
    expect(window.area).toMatchObject({ x: 25, y: 30, width: 150 });
    expect(heard.at(-1)).toBe('changed');
  });

  it('is found where it has been moved without an event, and says nothing while it stays', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { window, x11, heard } = await open();
    const before = heard.length;
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard).toHaveLength(before);
    x11.place_ = at(900, 300, 400, 800);
    await vi.advanceTimersByTimeAsync(1000);
    expect(window.area).toMatchObject({ x: 450, y: 150 });
    expect(heard).toHaveLength(before + 1);
  });

  it('has no place while it is hidden, and has it again after', async () => {
    const { window, becomes } = await open();
    await becomes('hidden');
    expect(window.area).toBeNull();
    await becomes(at(0, 0, 10, 10));
    expect(window.area).not.toBeNull();
  });

  it('knows which windows cover it', async () => {
    const { window, x11, heard } = await open();
    expect(window.covers).toEqual([]);
    x11.above = [at(20, 30, 40, 50)];
    await expect
      .poll(() => window.covers, { timeout: 5000 })
      .toMatchObject([{ x: 10, y: 15, width: 20, height: 25 }]);
    expect(heard.at(-1)).toBe('changed');
  });

  it('hears of its covers as soon as windows are restacked, with one more query for many changes', async () => {
    const { window, x11, heard } = await open();
    heard.length = 0;
    const asked = vi.spyOn(x11, 'placesAbove');
    x11.above = [at(0, 0, 40, 50)];
    for (let change = 0; change < 5; change++) x11.restacked!();
    await settled();
    expect(window.covers).toHaveLength(1);
    expect(heard).toEqual(['changed']);
    expect(asked).toHaveBeenCalledTimes(2);
    window.close();
    expect(x11.restacked).toBeNull();
  });

  it('is reported as closed once, after its place is gone', async () => {
    const { window, becomes, heard, x11 } = await open();
    await becomes('gone');
    expect(window.area).toBeNull();
    expect(heard.slice(-2)).toEqual(['changed', 'closed']);
    await becomes('gone');
    expect(heard.filter((event) => event === 'closed')).toHaveLength(1);
    expect(x11.isWatched).toBe(false);
  });

  it('reports nothing after closing', async () => {
    const { window, becomes, heard } = await open();
    const count = heard.length;
    window.close();
    await becomes('gone');
    expect(heard).toHaveLength(count);
  });
});
