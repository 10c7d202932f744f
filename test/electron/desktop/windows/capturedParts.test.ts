import { describe, expect, it } from 'vitest';
import { capturedParts, partOfSize } from '../../../../electron/desktop/windows/capturedParts.ts';
import type { WindowFacts } from '../../../../electron/desktop/windows/User32.ts';
import { facts, framed, rect } from './FakeUser32.ts';

const border = { width: 4, height: 4, line: 1 };
const screen = rect(0, 0, 1920, 1080);

function shownIn(window: WindowFacts, full: { width: number; height: number }, scale = 1) {
  const parts = capturedParts(window, border, scale, screen);
  const part = partOfSize(parts, full);
  return part === null ? null : parts[part]!;
}

describe('a picture of a resizable window of 800 x 600 at 100, 50', () => {
  const window = framed(100, 50, 800, 600);

  it.each([
    ['its visible bounds', 800, 600, rect(100, 50, 800, 600)],
    ['its bounds with even sides', 800, 598.5, rect(100, 50, 800, 600)],
    ['its frame without the borders by GDI', 806, 602, rect(97, 51, 806, 602)],
    ['its frame', 814, 607, rect(93, 50, 814, 607)],
    ['its inside, where it is our own', 798, 568, rect(101, 81, 798, 568)],
  ])('shows %s', (_, width, height, place) => {
    expect(shownIn(window, { width, height })).toEqual({ place, ratio: 1 });
  });

  it('of any other size shows none of its parts: it was taken before the window got its size', () => {
    expect(shownIn(window, { width: 640, height: 480 })).toBeNull();
    expect(shownIn(window, { width: 800, height: 568 })).toBeNull();
  });
});

it('a window that is partly off the screen is captured in full, or as far as it is on the screen', () => {
  const window = framed(1500, 700, 800, 600);
  expect(shownIn(window, { width: 800, height: 600 })?.place).toEqual(rect(1500, 700, 800, 600));
  expect(shownIn(window, { width: 423, height: 378 })?.place).toEqual(rect(1497, 701, 423, 379));
});

it('a program drawn for 100 % is captured as it draws itself, even if Windows enlarges it at 150 %', () => {
  const window = facts(rect(300, 150, 1200, 900), { dpi: 96 });
  expect(shownIn(window, { width: 800, height: 600 }, 1.5)).toEqual({
    place: rect(300, 150, 1200, 900),
    ratio: 2 / 3,
  });
  expect(shownIn(window, { width: 1200, height: 900 }, 1.5)?.ratio).toBe(1);
});

it('a borderless window has one part in every picture', () => {
  const parts = capturedParts(facts(screen), border, 1, screen);
  expect(new Set(parts.map((part) => JSON.stringify(part))).size).toBe(1);
});
