import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowsSystem } from '../../../../electron/desktop/windows/WindowsSystem.ts';
import type { GameWindow } from '../../../../electron/desktop/GameWindow.ts';
import { FakeUser32, facts, framed, rect, twoMonitors } from './FakeUser32.ts';

let user32: FakeUser32;
let heard: string[];
let window: GameWindow;

const game = 7;

async function open(): Promise<void> {
  window = await new WindowsSystem(user32, () => twoMonitors).open(game, {
    changed: () => heard.push('changed'),
    closed: () => heard.push('closed'),
  });
}

/** Windows tells that something has happened. */
function hear(): void {
  user32.heard?.();
  vi.advanceTimersByTime(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  user32 = new FakeUser32();
  heard = [];
});

afterEach(() => {
  window.close();
  vi.useRealTimers();
});

describe('a window of another program', () => {
  beforeEach(async () => {
    user32.add(game, framed(100, 50, 800, 600));
    await open();
  });

  it('is at its visible bounds', () => {
    expect(window.area).toEqual({ x: 100, y: 50, width: 800, height: 600, perPixel: 1 });
    expect(window.isPlaced).toBe(true);
  });

  it('is followed when it moves, before the next poll, and reported once for many events', () => {
    user32.change(game, framed(130, 80, 800, 600));
    user32.heard!();
    user32.heard!();
    hear();
    expect(window.area).toMatchObject({ x: 130, y: 80 });
    expect(heard).toEqual(['changed']);
  });

  it('is found where it is even if an event was lost', () => {
    user32.change(game, framed(130, 80, 800, 600));
    vi.advanceTimersByTime(1000);
    expect(window.area).toMatchObject({ x: 130, y: 80 });
    expect(heard).toEqual(['changed']);
  });

  it('polls again soon after an event, which may come before the change it reports', () => {
    hear();
    user32.windows.unshift({ window: 9, title: 'over it', facts: facts(rect(200, 100, 300, 200)) });
    vi.advanceTimersByTime(40);
    expect(window.covers).toHaveLength(1);
  });

  it('notices within 50 ms a window that moved over it without an event', () => {
    user32.windows.unshift({ window: 9, title: 'beside it', facts: facts(rect(2000, 100, 300, 200)) });
    hear();
    vi.advanceTimersByTime(5000);
    user32.change(9, facts(rect(200, 100, 300, 200)));
    vi.advanceTimersByTime(50);
    expect(window.covers).toEqual([{ x: 200, y: 100, width: 300, height: 200 }]);
  });

  it('reports nothing if nothing changed', () => {
    hear();
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual([]);
  });

  it.each([
    ['minimised', { isMinimised: true }],
    ['taken to another virtual desktop', { isCloaked: true }],
    ['hidden', { isVisible: false }],
  ])('has no place while it is %s, and has it again afterwards', (_, hidden) => {
    user32.change(game, hidden);
    hear();
    expect(window.area).toBeNull();
    user32.change(game, { isMinimised: false, isCloaked: false, isVisible: true });
    hear();
    expect(window.area).toMatchObject({ x: 100, y: 50 });
    expect(heard).toEqual(['changed', 'changed']);
  });

  it('knows what covers and uncovers it', () => {
    user32.windows.unshift({ window: 9, title: 'over it', facts: facts(rect(200, 100, 300, 200)) });
    hear();
    expect(window.covers).toEqual([{ x: 200, y: 100, width: 300, height: 200 }]);
    user32.remove(9);
    hear();
    expect(window.covers).toEqual([]);
  });

  it('shows another part of itself in a picture of another size', () => {
    window.pictured!({ width: 806, height: 602 });
    expect(window.area).toEqual({ x: 97, y: 51, width: 806, height: 602, perPixel: 1 });
    window.pictured!({ width: 806, height: 602 });
    window.pictured!({ width: 640, height: 480 });
    expect(window.area).toMatchObject({ width: 806, height: 602 });
    expect(heard).toEqual(['changed']);
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
    window.pictured!({ width: 800, height: 600 });
    expect(window.isPlaced).toBe(true);
    expect(heard.at(-1)).toBe('changed');
  });

  it('is reported as closed once, after its place is gone', () => {
    user32.remove(game);
    hear();
    expect(window.area).toBeNull();
    expect(heard).toEqual(['changed', 'closed']);
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveLength(2);
    expect(user32.heard).toBeNull();
  });

  it('reports nothing after closing, not even a pending change', () => {
    user32.remove(game);
    user32.heard!();
    window.close();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
  });
});

describe('a window on two monitors of different scale', () => {
  const at = (x: number, y: number) => facts(rect(x, y, 600, 300), { dpi: x < 1920 ? 96 : 144 });

  it.each([
    ['on the plain one', 100, 90, { x: 100, y: 90, width: 600, height: 300, perPixel: 1 }],
    ['on the one at 150 %', 2220, 150, { x: 2120, y: 100, width: 400, height: 200, perPixel: 1 / 1.5 }],
    ['for the most part on the plain one', 1600, 0, { x: 1600, y: 0, width: 600, height: 300, perPixel: 1 }],
    ['partly left of both', -250, 40, { x: -250, y: 40, width: 600, height: 300, perPixel: 1 }],
  ])('%s', async (_, x, y, area) => {
    user32.add(game, at(x, y));
    await open();
    expect(window.area).toEqual(area);
  });

  it('is counted anew when it is taken from one to the other', async () => {
    user32.add(game, at(100, 90));
    await open();
    user32.change(game, at(2220, 150));
    hear();
    expect(window.area).toMatchObject({ x: 2120, y: 100, width: 400 });
  });

  it('is covered by windows on the other one, each counted by its own monitor', async () => {
    user32.add(9, facts(rect(2220, 150, 300, 300)));
    user32.add(game, at(1600, 0));
    await open();
    expect(window.covers).toEqual([{ x: 2120, y: 100, width: 200, height: 200 }]);
  });
});
