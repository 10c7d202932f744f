import { expect, it } from 'vitest';
import type { X11 } from '../../../../electron/desktop/x11/X11.ts';
import { X11System } from '../../../../electron/desktop/x11/X11System.ts';
import { dips, screenPixels } from '../../../../vision/space.ts';

const corner = { x: 0, y: 0 };
const display = {
  bounds: dips({ ...corner, width: 960, height: 540 }),
  origin: screenPixels(corner),
  scale: 2,
};
const game = screenPixels({ x: 100, y: 200, width: 300, height: 400 });

it.each([
  ['where they stand', game, [{ x: 50, y: 100, width: 150, height: 200 }]],
  ['not where nothing of the window is seen', 'hidden', null],
  ['not where the window is gone', 'gone', null],
])('finds the windows over one of ours %s', async (_, place, expected) => {
  const x11 = { place: () => Promise.resolve(place), placesAbove: () => Promise.resolve([game]) };
  const system = new X11System(x11 as unknown as X11, () => [display]);
  expect(await system.coversOf(7)).toEqual(expected);
});
