import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Source } from '../../../electron/contract/panel.ts';
import { WindowThumbnails } from '../../../electron/sourceSelection/WindowThumbnails.ts';

const source = (id: string): Source => ({ id, name: id, kind: 'window' });
const picture = (width: number) => ({ width, height: 1, data: new Uint8Array(4 * width) });

let thumbnails: WindowThumbnails;
let looked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  looked = [];
  thumbnails = new WindowThumbnails({
    look: (id) => looked.push(id),
    encode: ({ width }) => `data:${width}`,
  });
});
afterEach(() => void vi.useRealTimers());

it('has the last picture of each source', () => {
  thumbnails.store({ sourceId: 'a', picture: picture(1) }, 0);
  thumbnails.store({ sourceId: 'b', picture: picture(2) }, 10);
  thumbnails.store({ sourceId: 'a', picture: picture(3) }, 20);
  expect(thumbnails.of([source('a'), source('b')], 30)).toEqual({ a: 'data:3', b: 'data:2' });
});

it('leaves out sources without a picture, and those never looked at', () => {
  thumbnails.store({ sourceId: 'a', picture: picture(1) }, 0);
  thumbnails.store({ sourceId: 'b', picture: picture(2) }, 0);
  thumbnails.store({ sourceId: 'b', picture: null }, 1);
  expect(thumbnails.of([source('a'), source('b'), source('c')], 2)).toEqual({ a: 'data:1' });
});

it('leaves out pictures that are too old', () => {
  thumbnails.store({ sourceId: 'a', picture: picture(1) }, 0);
  thumbnails.store({ sourceId: 'b', picture: picture(2) }, 60_000);
  expect(Object.keys(thumbnails.of([source('a'), source('b')], 70_000))).toEqual(['a', 'b']);
  expect(Object.keys(thumbnails.of([source('a'), source('b')], 70_001))).toEqual(['b']);
});

it('takes pictures anew one after the other, and gives them once all have come', async () => {
  const taken = thumbnails.refresh([source('a'), source('b')]);
  expect(looked).toEqual(['a']);
  thumbnails.store({ sourceId: 'a', picture: picture(1) });
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toEqual(['a', 'b']);
  thumbnails.store({ sourceId: 'b', picture: picture(2) });
  expect(await taken).toEqual({ a: 'data:1', b: 'data:2' });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await thumbnails.refresh([source('a'), source('b')])).toEqual({ a: 'data:1', b: 'data:2' });
  expect(looked).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1000);
  void thumbnails.refresh([source('a')]);
  expect(looked).toEqual(['a', 'b', 'a']);
});

it('skips a source that gives none, without waiting for it, and asks for each once at a time', async () => {
  const taken = thumbnails.refresh([source('a'), source('b')]);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await taken).toEqual({});
  const again = thumbnails.refresh([source('a'), source('b')]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looked).toEqual(['a', 'b']);
  thumbnails.store({ sourceId: 'b', picture: picture(2) });
  expect(await again).toEqual({ b: 'data:2' });
});
