import { describe, expect, it } from 'vitest';
import type { WindowInfo } from '../../../../electron/desktop/mac/CoreGraphics.ts';
import { MacSystem } from '../../../../electron/desktop/mac/MacSystem.ts';
import { coversOf, hidesWhatIsBelow, isListed, windowUnder } from '../../../../electron/desktop/mac/sight.ts';
import { framePixels } from '../../../../vision/space.ts';
import { FakeCoreGraphics, info, rect, twoDisplays } from './FakeCoreGraphics.ts';

const screen = rect(0, 0, 1512, 982);

describe('a window', () => {
  it.each<[string, Partial<WindowInfo>, boolean, boolean]>([
    ['as it should be', {}, true, true],
    ['that floats above common ones', { layer: 3 }, true, false],
    ['without a title', { title: '' }, true, false],
    ['that is see-through altogether', { opacity: 0 }, false, false],
    ['of the Dock', { layer: 20, bounds: screen }, false, false],
    ['of the menu bar', { layer: 24 }, false, false],
    ['that is an open menu', { layer: 101 }, true, false],
    ['that is our overlay', { layer: 1000 }, false, false],
    ['of the desktop', { layer: -2147483603 }, false, false],
    ['without a size', { bounds: rect(0, 0, 0, 0) }, false, false],
  ])('%s: hiding, listed', (_, more, hiding, listed) => {
    const window = info(1, rect(5, 5, 10, 10), more);
    expect([hidesWhatIsBelow(window), isListed(window)]).toEqual([hiding, listed]);
  });
});

const topDown = [
  info(1, screen, { layer: 1000, process: process.pid }),
  info(2, screen, { layer: 20 }),
  info(3, rect(200, 200, 50, 50)),
  info(4, rect(100, 100, 400, 300)),
  info(5, rect(-1920, -98, 1920, 1080)),
];

it('the windows that cover another one are those above it that hide something', () => {
  expect(coversOf(topDown, 4)).toEqual([rect(200, 200, 50, 50)]);
  expect(coversOf(topDown, 3)).toEqual([]);
  expect(coversOf(topDown, 99)).toEqual([]);
});

it.each([
  ['in the game', rect(300, 150, 100, 200), 4],
  ['in the one over it', rect(210, 210, 10, 10), 3],
  ['half out of the game', rect(450, 150, 100, 100), null],
  ['a little out of the game', rect(410, 150, 100, 100), 4],
  ['on the display on the left', rect(-500, -50, 100, 100), 5],
])('the window under a place %s', (_, place, expected) => {
  expect(windowUnder(topDown, place)).toBe(expected);
});

describe('the windows of the system', () => {
  const graphics = new FakeCoreGraphics();
  graphics.windows = [
    ...topDown,
    info(6, screen, { process: process.pid }),
    info(7, screen, { isOnScreen: false }),
  ];
  const system = new MacSystem(graphics, () => twoDisplays);

  it('are listed by the ids and titles that capture knows them by, ours and those out of sight left out', async () => {
    expect(await system.sources()).toEqual(
      [3, 4, 5].map((window) => ({ id: `window:${window}:0`, name: `window ${window}`, kind: 'window' })),
    );
  });

  it('are known to cover another one, which may itself be out of sight', async () => {
    expect(await system.coversOf(4)).toEqual([rect(200, 200, 50, 50)]);
    expect(await system.coversOf(3)).toEqual([]);
    expect(await system.coversOf(7)).toBeNull();
  });

  it('are found under a part of a display’s picture, which has two pixels for a point on a Retina display', async () => {
    const part = framePixels({ x: 600, y: 300, width: 200, height: 400 });
    expect(await system.windowUnder(part, twoDisplays[0]!)).toBe(4);
    expect(await system.windowUnder(part, twoDisplays[1]!)).toBe(5);
  });
});

it('the window that keys go to is the first that a user would call one', async () => {
  const graphics = new FakeCoreGraphics();
  const system = new MacSystem(graphics, () => twoDisplays);
  expect(await system.focused()).toBeNull();
  graphics.windows = [
    info(1, screen, { layer: 1000 }),
    info(2, screen, { title: '' }),
    info(3, screen),
    info(4, screen),
  ];
  expect(await system.focused()).toBe(3);
});
