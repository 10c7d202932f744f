import { expect, it } from 'vitest';
import { sameWindow, sourceId, windowId } from '../../../electron/desktop/sourceIds.ts';

it.each([
  ['window:4194322:0', 4194322],
  ['window:4194322:1', 4194322],
  ['screen:356:0', null],
  ['window:abc:0', null],
])('the window id in %s is %s', (source, id) => expect(windowId(source)).toBe(id));

it('a window has the same id in the list of every process, and no other one', () => {
  expect(windowId(sourceId(65646))).toBe(65646);
  expect(sameWindow('window:65646:0', 'window:65646:1')).toBe(true);
  expect(sameWindow('window:65646:0', 'window:65647:0')).toBe(false);
  expect(sameWindow('window:7:0', 'screen:7:0')).toBe(false);
});
