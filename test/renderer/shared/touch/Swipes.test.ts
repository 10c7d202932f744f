import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Swipes } from '../../../../renderer/shared/touch/Swipes.ts';

let heard: string[];
let swipes: Swipes;

/** On a board of ten columns of 20 pixels: each place, and the milliseconds after the one before. */
function swipe(...way: [x: number, y: number, ms: number][]): void {
  const at = (): number => Date.now();
  const [[x, y], ...rest] = way as [[number, number, number], ...[number, number, number][]];
  swipes.begin({ x, y, at: at() });
  for (const [nextX, nextY, ms] of rest) {
    vi.advanceTimersByTime(ms);
    swipes.move({ x: nextX, y: nextY, at: at() });
  }
}

function lift(x: number, y: number, ms = 10): void {
  vi.advanceTimersByTime(ms);
  swipes.end({ x, y, at: Date.now() });
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  const press = {
    down: (input: string) => heard.push(`${input} down`),
    up: (input: string) => heard.push(`${input} up`),
  };
  swipes = new Swipes(press, () => ({ width: 200, cell: 20 }));
});
afterEach(() => {
  vi.useRealTimers();
});

const presses = () => heard.filter((one) => one.endsWith(' down')).map((one) => one.slice(0, -5));

describe('a finger on the board', () => {
  it('moves the piece by a cell for each cell that it crosses, there and back', () => {
    swipe([50, 100, 0], [72, 103, 30], [95, 101, 30], [112, 104, 30], [68, 104, 30]);
    lift(68, 104);
    expect(presses()).toEqual(['right', 'right', 'right', 'left', 'left']);
  });

  it.each([
    [30, 'ccw'],
    [170, 'cw'],
  ])('turns by a tap at %i of 200 to that side', (x, turn) => {
    swipe([x, 100, 0]);
    lift(x + 3, 98, 80);
    expect(presses()).toEqual([turn]);
  });

  it('does nothing while it only rests', () => {
    swipe([30, 100, 0]);
    lift(30, 100, 500);
    expect(heard).toEqual([]);
  });

  it('drops by a flick, and nothing sinks before', () => {
    swipe([100, 100, 0], [101, 130, 40], [101, 190, 40]);
    lift(101, 220, 20);
    expect(heard).toEqual(['hardDrop down', 'hardDrop up']);
    vi.advanceTimersByTime(1000);
    expect(heard.length).toBe(2);
  });

  it('drops by a flick after a rest, too', () => {
    swipe([100, 100, 0], [100, 103, 900], [101, 130, 40], [101, 190, 40]);
    lift(101, 220, 20);
    expect(presses()).toEqual(['hardDrop']);
  });

  it('lets it sink while it stays after a slow way down, without another move', () => {
    swipe([100, 100, 0], [101, 112, 90], [101, 124, 90]);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(['softDrop down']);
    lift(101, 124, 2000);
    expect(heard).toEqual(['softDrop down', 'softDrop up']);
  });

  it('moves on sideways after it sank, at any height', () => {
    swipe([100, 100, 0], [101, 112, 90], [101, 124, 90], [101, 180, 150], [103, 240, 90], [124, 244, 90]);
    expect(heard).toEqual(['softDrop down', 'softDrop up', 'right down', 'right up']);
  });

  it('releases when the touch is cancelled', () => {
    swipe([100, 100, 0], [101, 124, 50]);
    vi.advanceTimersByTime(200);
    swipes.cancel();
    expect(heard).toEqual(['softDrop down', 'softDrop up']);
    lift(101, 124);
    expect(heard.length).toBe(2);
  });
});
