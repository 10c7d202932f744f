import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameWindow } from '../../../../electron/desktop/GameWindow.ts';
import { MacSystem } from '../../../../electron/desktop/mac/MacSystem.ts';
import { FakeCoreGraphics, info, rect, twoDisplays } from './FakeCoreGraphics.ts';

let graphics: FakeCoreGraphics;
let heard: string[];
let window: GameWindow;

const game = 7;
const place = rect(100, 60, 800, 628);

beforeEach(async () => {
  vi.useFakeTimers();
  graphics = new FakeCoreGraphics();
  graphics.windows = [info(game, place)];
  heard = [];
  window = await new MacSystem(graphics, () => twoDisplays).open(game, {
    changed: () => heard.push('changed'),
    closed: () => heard.push('closed'),
  });
});

afterEach(() => {
  window.close();
  vi.useRealTimers();
});

describe('a window on macOS', () => {
  it('is where macOS reports it, in two pixels for each point of a Retina display', () => {
    expect(window.area).toEqual({ ...place, perPixel: 0.5 });
  });

  it('is followed within 100 ms, and reported once', () => {
    graphics.windows = [info(game, rect(140, 90, 800, 628))];
    vi.advanceTimersByTime(100);
    expect(window.area).toMatchObject({ x: 140, y: 90 });
    expect(heard).toEqual(['changed']);
  });

  it('is polled often only while it moves', () => {
    const looksIn = (ms: number) => {
      const before = graphics.looks;
      vi.advanceTimersByTime(ms);
      return graphics.looks - before;
    };
    expect(looksIn(1000)).toBeLessThan(15);
    graphics.windows = [info(game, rect(101, 60, 800, 628))];
    vi.advanceTimersByTime(100);
    expect(looksIn(300)).toBeGreaterThanOrEqual(10);
    vi.advanceTimersByTime(1000);
    expect(looksIn(1000)).toBeLessThan(15);
  });

  it('has no place while it is minimised or on another Space, and has it again afterwards', () => {
    graphics.windows = [info(game, place, { isOnScreen: false })];
    vi.advanceTimersByTime(100);
    expect(window.area).toBeNull();
    graphics.windows = [info(game, place)];
    vi.advanceTimersByTime(100);
    expect(window.area).toMatchObject({ x: 100, y: 60 });
    expect(heard).toEqual(['changed', 'changed']);
  });

  it('knows within 80 ms what covers and uncovers it', () => {
    graphics.windows.unshift(info(9, rect(200, 100, 300, 200)));
    vi.advanceTimersByTime(80);
    expect(window.covers).toEqual([rect(200, 100, 300, 200)]);
    graphics.windows.shift();
    vi.advanceTimersByTime(80);
    expect(window.covers).toEqual([]);
    expect(heard).toEqual(['changed', 'changed']);
  });

  it('knows within 80 ms what covers it while it moves', () => {
    graphics.windows = [info(game, rect(101, 60, 800, 628))];
    vi.advanceTimersByTime(100);
    graphics.windows.unshift(info(9, rect(200, 100, 300, 200)));
    vi.advanceTimersByTime(80);
    expect(window.covers).toEqual([rect(200, 100, 300, 200)]);
  });

  it('has no known place while its pictures show none of its parts', () => {
    const strange = { width: 640, height: 333 };
    window.pictured!(strange);
    vi.advanceTimersByTime(500);
    window.pictured!(strange);
    expect(window.isPlaced).toBe(true);
    vi.advanceTimersByTime(1500);
    window.pictured!(strange);
    expect(window.isPlaced).toBe(false);
    window.pictured!({ width: 1600, height: 1256 });
    expect(window.isPlaced).toBe(true);
    expect(heard.at(-1)).toBe('changed');
  });

  it('is reported as closed once, after its place is gone', () => {
    graphics.windows = [];
    vi.advanceTimersByTime(2000);
    expect(window.area).toBeNull();
    expect(heard).toEqual(['changed', 'closed']);
  });

  it('reports nothing after closing', () => {
    window.close();
    graphics.windows = [];
    window.pictured!({ width: 800, height: 628 });
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual([]);
  });

  it.each([
    ['one pixel for each point', 800, 628, 1],
    ['two pixels for each point', 1600, 1256, 0.5],
    ['a little more than one, as macOS makes large pictures smaller', 1200, 942, 800 / 1200],
    ['another shape: it was taken before the window got its size', 1000, 1256, 0.5],
  ])('has a picture of %s', (_, width, height, perPixel) => {
    window.pictured!({ width, height });
    expect(window.area).toEqual({ ...place, perPixel });
  });
});

it('a window on two displays has the pixels of the one that shows most of it', () => {
  graphics.windows = [info(game, rect(-500, 0, 800, 628))];
  vi.advanceTimersByTime(100);
  expect(window.area).toEqual({ ...rect(-500, 0, 800, 628), perPixel: 1 });
  graphics.windows = [info(game, rect(-300, 0, 800, 628))];
  vi.advanceTimersByTime(100);
  expect(window.area).toEqual({ ...rect(-300, 0, 800, 628), perPixel: 0.5 });
});
