import { describe, expect, it } from 'vitest';
import type { Frame, Layout } from '../../../../vision/types.ts';
import { PendingSearch } from '../../../../vision/watching/searching/PendingSearch.ts';

const frame: Frame = {
  seq: 0,
  capturedAt: 0,
  width: 1,
  height: 1,
  data: new Uint8Array(4),
  origin: { x: 0, y: 0 },
  full: { width: 1, height: 1 },
};
const layouts: Layout[] = [
  {
    game: 'tetris',
    board: { x: 1, y: 2, width: 10, height: 20 },
    columns: 10,
    rows: 20,
    next: [],
    hold: null,
    confidence: 1,
  },
];

/** A search that is answered when the test says so. */
function slow() {
  const asked: { resolve(found: Layout[]): void; reject(error: Error): void }[] = [];
  const search = new PendingSearch(
    () => new Promise<Layout[]>((resolve, reject) => void asked.push({ resolve, reject })),
  );
  return { asked, search };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('PendingSearch', () => {
  it('returns an immediate answer once', () => {
    const search = new PendingSearch(() => layouts);
    expect(search.takeAnswer()).toBeNull();
    search.begin(frame, {});
    expect(search.isRunning).toBe(false);
    expect(search.takeAnswer()).toBe(layouts);
    expect(search.takeAnswer()).toBeNull();
  });

  it('runs until the answer comes', async () => {
    const { asked, search } = slow();
    search.begin(frame, {});
    await turn();
    expect([search.isRunning, search.takeAnswer()]).toEqual([true, null]);
    asked[0]!.resolve(layouts);
    await turn();
    expect(search.isRunning).toBe(false);
    expect(search.takeAnswer()).toBe(layouts);
  });

  it('ignores the answer to a dropped search', async () => {
    const { asked, search } = slow();
    search.begin(frame, {});
    search.drop();
    search.begin(frame, {});
    asked[0]!.resolve(layouts);
    await turn();
    expect([search.isRunning, search.takeAnswer()]).toEqual([true, null]);
    asked[1]!.resolve([]);
    await turn();
    expect(search.takeAnswer()).toEqual([]);
  });

  it('throws the error of a failed search, unless it was dropped', async () => {
    const { asked, search } = slow();
    search.begin(frame, {});
    search.drop();
    asked[0]!.reject(new Error('old'));
    await turn();
    expect(search.takeAnswer()).toBeNull();
    search.begin(frame, {});
    asked[1]!.reject(new Error('new'));
    await turn();
    expect(() => search.takeAnswer()).toThrow('new');
    expect(search.isRunning).toBe(false);
  });
});
