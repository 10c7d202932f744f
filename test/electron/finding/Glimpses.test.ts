import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Source } from '../../../electron/contract/panel.ts';
import { Glimpses } from '../../../electron/finding/Glimpses.ts';

const source = (id: string): Source => ({ id, name: id, kind: 'window' });
const picture = (width: number) => ({ width, height: 1, data: new Uint8Array(4 * width) });

let glimpses: Glimpses;
let looked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  looked = [];
  glimpses = new Glimpses({ look: (id) => looked.push(id), encode: ({ width }) => `data:${width}` });
});
afterEach(() => void vi.useRealTimers());

it('has the last picture of each source', () => {
  glimpses.see({ sourceId: 'a', picture: picture(1) }, 0);
  glimpses.see({ sourceId: 'b', picture: picture(2) }, 10);
  glimpses.see({ sourceId: 'a', picture: picture(3) }, 20);
  expect(glimpses.of([source('a'), source('b')], 30)).toEqual({ a: 'data:3', b: 'data:2' });
});

it('leaves out what gave no picture, and what was never looked at', () => {
  glimpses.see({ sourceId: 'a', picture: picture(1) }, 0);
  glimpses.see({ sourceId: 'b', picture: picture(2) }, 0);
  glimpses.see({ sourceId: 'b', picture: null }, 1);
  expect(glimpses.of([source('a'), source('b'), source('c')], 2)).toEqual({ a: 'data:1' });
});

it('leaves out what was seen too long ago', () => {
  glimpses.see({ sourceId: 'a', picture: picture(1) }, 0);
  glimpses.see({ sourceId: 'b', picture: picture(2) }, 60_000);
  expect(Object.keys(glimpses.of([source('a'), source('b')], 70_000))).toEqual(['a', 'b']);
  expect(Object.keys(glimpses.of([source('a'), source('b')], 70_001))).toEqual(['b']);
});

it('takes pictures anew one after the other, and gives them once all have come', async () => {
  const taken = glimpses.take([source('a'), source('b')]);
  expect(looked).toEqual(['a']);
  glimpses.see({ sourceId: 'a', picture: picture(1) });
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toEqual(['a', 'b']);
  glimpses.see({ sourceId: 'b', picture: picture(2) });
  expect(await taken).toEqual({ a: 'data:1', b: 'data:2' });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await glimpses.take([source('a'), source('b')])).toEqual({ a: 'data:1', b: 'data:2' });
  expect(looked).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1000);
  void glimpses.take([source('a')]);
  expect(looked).toEqual(['a', 'b', 'a']);
});

it('goes on past a source that gives none, without letting anybody wait for it, and asks for each once at a time', async () => {
  const taken = glimpses.take([source('a'), source('b')]);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await taken).toEqual({});
  const again = glimpses.take([source('a'), source('b')]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looked).toEqual(['a', 'b']);
  glimpses.see({ sourceId: 'b', picture: picture(2) });
  expect(await again).toEqual({ b: 'data:2' });
});
