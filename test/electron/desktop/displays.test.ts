import { describe, expect, it } from 'vitest';
import {
  commonArea,
  dipsOf,
  displayNearest,
  displayOf,
  holdsMost,
  inside,
  isInView,
  partOnScreen,
  screenPixelsOf,
  type DisplayPlace,
  wholeScreen,
} from '../../../electron/desktop/displays.ts';
import { inPicture, onScreen } from '../../../electron/desktop/GameWindow.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { dips, framePixels, screenPixels, type Dips, type Rect } from '../../../vision/space.ts';

const display = (bounds: Rect<Dips>, scale: number, x: number, y: number): DisplayPlace => ({
  bounds,
  origin: screenPixels({ x, y }),
  scale,
});

const plain = display(dips({ x: 0, y: 0, width: 1920, height: 1080 }), 1, 0, 0);
const middling = display(dips({ x: 0, y: 0, width: 1536, height: 864 }), 1.25, 0, 0);
/** Right of a plain one, at 150 %. */
const right = display(dips({ x: 1920, y: 0, width: 1706, height: 960 }), 1.5, 1920, 0);
/** Left of and above the first one, at 200 %. */
const left = display(dips({ x: -1280, y: -200, width: 1280, height: 720 }), 2, -2560, -300);

const displays = { plain, '125 %': middling, '150 % on the right': right, '200 % on the left': left };
const names = Object.keys(displays) as (keyof typeof displays)[];

const next = randomStream(11);
const between = (low: number, high: number): number => low + (high - low) * next();
const anyPlace = () => ({
  x: between(-4000, 4000),
  y: between(-4000, 4000),
  width: between(1, 3000),
  height: between(1, 3000),
});
const places = Array.from({ length: 50 }, anyPlace);

type Sides = Record<'x' | 'y' | 'width' | 'height', number>;

function expectClose(actual: Sides, expected: Sides): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(actual[side]).toBeCloseTo(expected[side], 6);
}

describe.each(names)('on a display: %s', (name) => {
  const { bounds, origin, scale } = displays[name];

  it('places convert from physical pixels to device-independent ones and back', () => {
    for (const place of places) {
      const there = screenPixels({ ...place });
      expectClose(screenPixelsOf(dipsOf(there, displays[name]), displays[name]), there);
      const here = dips({ ...place });
      expectClose(dipsOf(screenPixelsOf(here, displays[name]), displays[name]), here);
    }
  });

  it('its corner is the same in both', () => {
    const corner = dipsOf(
      screenPixels({ x: origin.x, y: origin.y, width: scale, height: scale }),
      displays[name],
    );
    expectClose(corner, { x: bounds.x, y: bounds.y, width: 1, height: 1 });
  });

  it('neighbours stay neighbours', () => {
    for (const { x, y, width, height } of places) {
      const one = dipsOf(screenPixels({ x, y, width, height }), displays[name]);
      const beside = dipsOf(screenPixels({ x: x + width, y, width, height }), displays[name]);
      expect(one.x + one.width).toBeCloseTo(beside.x, 6);
      expect(one.y).toBe(beside.y);
    }
  });

  it('a part of its picture is the same place through the picture and through the screen', () => {
    const area = { ...bounds, perPixel: 1 / scale };
    for (const place of places) {
      const part = framePixels({ ...place });
      expectClose(onScreen(part, area), dipsOf(partOnScreen(part, displays[name]), displays[name]));
      expectClose(inPicture(onScreen(part, area), area), part);
    }
  });
});

describe('the display of a point', () => {
  const both = [plain, right, left];

  it.each([
    ['on the first one', 1919, 1079, plain],
    ['on the right one', 1920, 0, right],
    ['in the far corner of the right one', 1920 + 2558, 1439, right],
    ['on the left one', -1, 0, left],
    ['in the far corner of the left one', -2560, -300, left],
    ['above all', 1000, -500, plain],
    ['left of all', -9000, 0, left],
    ['right of all', 9000, 0, right],
  ])('%s', (_, x, y, expected) => {
    expect(displayNearest(screenPixels({ x, y }), both)).toBe(expected);
  });

  it('is the same one as that of its device-independent place', () => {
    for (const one of both) {
      const { x, y, width, height } = one.bounds;
      const middle = dips({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });
      expect(displayNearest(screenPixelsOf(middle, one), both)).toBe(one);
    }
  });
});

it('two windows of one size differ in device-independent pixels on displays of different scale', () => {
  const size = { width: 600, height: 300 };
  expect(dipsOf(screenPixels({ x: 2020, y: 150, ...size }), right)).toEqual({
    x: 1920 + 100 / 1.5,
    y: 100,
    width: 400,
    height: 200,
  });
  expect(dipsOf(screenPixels({ x: -2460, y: -100, ...size }), left)).toEqual({
    x: -1230,
    y: -100,
    width: 300,
    height: 150,
  });
});

describe('a window on a screen that was made smaller', () => {
  const area = dips({ x: 100, y: 30, width: 800, height: 570 });
  const at = (x: number, y: number, width = 380, height = 680) => dips({ x, y, width, height });

  it('stays there while enough of it can be dragged', () => {
    expect(isInView(at(300, 30), area)).toBe(true);
    expect(isInView(at(820, 520), area)).toBe(true);
    expect(isInView(at(-200, 100), area)).toBe(true);
    expect(isInView(at(870, 560, 30, 20), area)).toBe(false);
  });

  it.each([
    ['right of it', at(1516, 48)],
    ['with a sliver inside', at(821, 48)],
    ['left of it', at(-201, 48)],
    ['below it', at(300, 521)],
    ['with its upper edge above it', at(300, 29)],
  ])('is out of reach %s, and brought back to where all of it is in view', (_where, bounds) => {
    expect(isInView(bounds, area)).toBe(false);
    const back = inside(bounds, area);
    expect(isInView(back, area)).toBe(true);
    expect(back.width).toBe(380);
    expect(back.height).toBe(570);
    expect(back.x).toBeGreaterThanOrEqual(100);
    expect(back.x + back.width).toBeLessThanOrEqual(900);
    expect(back.y).toBe(30);
  });

  it('moves no further than it has to', () => {
    expect(inside(at(700, 100, 380, 400), area)).toEqual(at(520, 100, 380, 400));
    expect(inside(at(200, 100, 380, 400), area)).toEqual(at(200, 100, 380, 400));
  });
});

describe('the display of a window', () => {
  const all = [plain, right, left];

  it.each([
    ['on one alone', { x: 2000, y: 100, width: 300, height: 300 }, right],
    [
      'for the most part on the right one, its corner on the first',
      { x: 1800, y: 0, width: 400, height: 90 },
      right,
    ],
    ['for the most part on the first one', { x: 1600, y: 0, width: 500, height: 90 }, plain],
    ['on none', { x: 1000, y: -900, width: 10, height: 10 }, plain],
  ])('%s', (_, place, expected) => {
    expect(displayOf(screenPixels(place), all)).toBe(expected);
  });

  it('is one of those in the picture of the whole screen', () => {
    expect(wholeScreen(all)).toEqual({
      x: -2560,
      y: -300,
      width: 2560 + 1920 + 1706 * 1.5,
      height: 300 + 1440,
    });
    for (const one of all) {
      const place = screenPixelsOf(one.bounds, one);
      expect(commonArea(wholeScreen(all), place)).toBeCloseTo(place.width * place.height);
    }
  });
});

it.each([
  ['inside', 120, true],
  ['that its lower edge cuts off', 330, true],
  ['half outside', 350, false],
])('a window holds most of a board %s', (_, y, expected) => {
  const window = screenPixels({ x: 100, y: 100, width: 300, height: 300 });
  expect(holdsMost(window, screenPixels({ x: 110, y, width: 40, height: 80 }))).toBe(expected);
});
