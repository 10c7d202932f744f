import { describe, expect, it } from 'vitest';
import {
  coversOf,
  hidesWhatIsBelow,
  isListed,
  isSeen,
  windowUnder,
} from '../../../../electron/desktop/windows/sight.ts';
import { exStyle, type WindowFacts } from '../../../../electron/desktop/windows/User32.ts';
import { FakeUser32, facts, framed, rect } from './FakeUser32.ts';

const { transparent, toolWindow, layered, appWindow } = exStyle;
const place = rect(100, 100, 400, 300);

describe('a window', () => {
  it.each<[string, Partial<WindowFacts>, boolean, boolean, boolean]>([
    ['as it should be', {}, true, true, true],
    ['that is not shown', { isVisible: false }, false, false, false],
    ['that is minimised', { isMinimised: true }, false, false, false],
    ['on another virtual desktop', { isCloaked: true }, false, false, false],
    ['without a size', { bounds: rect(5, 5, 0, 0) }, false, false, false],
    ['that lets clicks through, as our overlay', { exStyle: transparent | layered }, true, false, true],
    ['of a tool that draws with opacity', { exStyle: toolWindow | layered }, true, false, false],
    ['of a tool', { exStyle: toolWindow }, true, true, false],
    ['of a tool that wants to be listed', { exStyle: toolWindow | appWindow }, true, true, true],
    ['with pixels of some opacity', { exStyle: layered }, true, true, true],
  ])('%s: seen, hiding, listed', (_, more, seen, hiding, listed) => {
    const window = facts(place, more);
    expect([isSeen(window), hidesWhatIsBelow(window), isListed(window)]).toEqual([seen, hiding, listed]);
  });
});

function desktop(): FakeUser32 {
  const user32 = new FakeUser32();
  user32.add(1, facts(rect(0, 0, 1920, 1080), { exStyle: transparent | layered }), 'our overlay');
  user32.add(2, facts(rect(200, 200, 50, 50)), 'a dialog of the game');
  user32.add(3, facts(rect(0, 0, 1920, 1080), { isCloaked: true }), 'on another desktop');
  user32.add(4, framed(100, 100, 400, 300), 'the game');
  user32.add(5, facts(rect(0, 0, 1920, 1080)), 'below');
  return user32;
}

it('the windows that cover another one are those above it that hide something, by their visible bounds', () => {
  const user32 = desktop();
  expect(coversOf(user32, 4)).toEqual([rect(200, 200, 50, 50)]);
  expect(coversOf(user32, 5)).toEqual([rect(200, 200, 50, 50), rect(100, 100, 400, 300)]);
  expect(coversOf(user32, 2)).toEqual([]);
});

it.each([
  ['in the game', rect(300, 150, 100, 200), 4],
  ['in the dialog', rect(210, 210, 10, 10), 2],
  ['beside both', rect(600, 600, 10, 10), 5],
  ['half out of the game', rect(450, 150, 100, 100), 5],
  ['on the border by which it is resized, which nobody sees', rect(94, 150, 4, 4), 5],
  ['off the screen', rect(3000, 0, 10, 10), null],
])('the window under a place %s', (_, at, expected) => {
  expect(windowUnder(desktop(), at)).toBe(expected);
});
