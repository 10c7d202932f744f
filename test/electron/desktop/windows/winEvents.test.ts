import { expect, it } from 'vitest';
import {
  concernsWatched,
  everyThread,
  hookedRanges,
} from '../../../../electron/desktop/windows/winEvents.ts';

const [watched, another, itself, pointer] = [7, 8, 0, -9];

it.each([
  ['the watched window moves', 0x800b, watched, itself, true],
  ['the pointer moves over it', 0x800b, watched, pointer, false],
  ['another window of its program moves', 0x800b, another, itself, false],
  ['it is destroyed', 0x8001, watched, itself, true],
  ['it is minimised', 0x0016, watched, itself, true],
  ['another window comes to the front', 0x0003, another, itself, true],
  ['another window was moved', 0x000b, another, itself, true],
  ['a virtual desktop is left', 0x8017, another, itself, true],
])('%s', (_, event, window, object, expected) => {
  expect(concernsWatched({ event, window, object, child: 0 }, watched)).toBe(expected);
  expect(concernsWatched({ event, window, object, child: 3 }, watched)).toBe(false);
  const heard = [...hookedRanges(everyThread), ...hookedRanges(5)];
  expect(heard.some(({ first, last }) => first <= event && event <= last)).toBe(true);
});

it('hears the flood of single objects of no thread but the one that made the window', () => {
  const isFlood = ({ first, last }: { first: number; last: number }) => first <= 0x800b && last >= 0x8000;
  expect(hookedRanges(everyThread).filter(isFlood)).toEqual([]);
  expect(hookedRanges(5).filter(isFlood)).toHaveLength(1);
});
