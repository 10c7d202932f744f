import { afterEach, expect, it, vi } from 'vitest';
import { faceOf } from '../../../../renderer/shared/practice/faces.ts';
import { followLayout, layout } from '../../../../renderer/shared/practice/layout.svelte.ts';

const russian = new Map([
  ['KeyC', 'с'],
  ['KeyZ', 'я'],
  ['BracketLeft', 'х'],
]);
const french = new Map([
  ['KeyA', 'q'],
  ['KeyQ', 'a'],
]);

afterEach(() => (layout.letters = {}));

const follow = (keys: Map<string, string>, window = new EventTarget()) => {
  followLayout({ getLayoutMap: () => Promise.resolve(keys) }, window);
  return new Promise((resolve) => setTimeout(resolve));
};

it('shows Latin letters, arrows and words', () => {
  expect(['c', 'ArrowUp', ' ', 'Shift', ';'].map((key) => faceOf(key, 'Space'))).toEqual([
    'C',
    '↑',
    'Space',
    'Shift',
    ';',
  ]);
});

it('shows the letters on the keys of a layout with another alphabet', async () => {
  await follow(russian);
  expect(['c', 'z', 'x', 'х'].map((key) => faceOf(key, 'Space'))).toEqual(['С', 'Я', 'X', 'Х']);
});

it('shows Latin letters as they are, wherever their keys are', async () => {
  await follow(french);
  expect(faceOf('a', 'Space')).toBe('A');
});

it('asks again when the window gets the focus, and works in a browser without keyboard layouts', async () => {
  const window = new EventTarget();
  const getLayoutMap = vi
    .fn<() => Promise<Map<string, string>>>()
    .mockRejectedValueOnce(new Error('denied'))
    .mockResolvedValue(russian);
  followLayout({ getLayoutMap }, window);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(faceOf('c', 'Space')).toBe('С'));
  expect(() => followLayout(undefined, window)).not.toThrow();
});
