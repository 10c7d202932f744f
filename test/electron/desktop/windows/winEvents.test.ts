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
  ['another window appears', 0x8002, another, itself, true],
  ['windows are put above others', 0x8004, another, itself, true],
  ['something in another window appears', 0x8002, another, pointer, false],
  ['a virtual desktop is left', 0x8017, another, itself, true],
])('%s', (_, event, window, object, expected) => {
  expect(concernsWatched({ event, window, object, child: 0 }, watched)).toBe(expected);
  expect(concernsWatched({ event, window, object, child: 3 }, watched)).toBe(false);
  const heard = [...hookedRanges(everyThread), ...hookedRanges(5)];
  expect(heard.some(({ first, last }) => first <= event && event <= last)).toBe(true);
});

it('receives the events of single objects only from the thread that made the window', () => {
  const has = (event: number) => (range: { first: number; last: number }) =>
    range.first <= event && event <= range.last;
  for (const flood of [0x8000, 0x8005, 0x800a, 0x800b, 0x800c, 0x800e])
    expect(hookedRanges(everyThread).filter(has(flood))).toEqual([]);
  expect(hookedRanges(5).filter(has(0x800b))).toHaveLength(1);
});
