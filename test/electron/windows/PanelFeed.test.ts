import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { PanelFeed } from '../../../electron/windows/PanelFeed.ts';

let number: number;
let sent: number[];
let isWanted: boolean;
let feed: PanelFeed;

beforeEach(() => {
  vi.useFakeTimers();
  [number, sent, isWanted] = [0, [], true];
  feed = new PanelFeed(
    {
      make: () => ({ piece: number }) as PanelState,
      send: ({ piece }) => sent.push(piece),
      isWanted: () => isWanted,
    },
    100,
  );
});
afterEach(() => vi.useRealTimers());

function change(): void {
  number++;
  feed.changed();
}

it('sends the first change at once', () => {
  change();
  expect(sent).toEqual([1]);
});

it('sends many changes as few, the last one among them', () => {
  for (let at = 0; at < 300; at += 10) {
    change();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(200);
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(sent.at(-1)).toBe(30);
});

it('sends nothing after it was closed', () => {
  change();
  change();
  feed.close();
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([1]);
});

it('sends states that look the same once a second only, and a change at once', () => {
  let seq = 0;
  const told: PanelState[] = [];
  const calm = new PanelFeed(
    {
      make: () => ({ piece: number, framesPerSecond: seq, observation: { seq: ++seq } }) as PanelState,
      send: (state) => told.push(state),
      isWanted: () => true,
    },
    100,
  );
  for (let at = 0; at < 2950; at += 50) {
    calm.changed();
    vi.advanceTimersByTime(50);
  }
  expect(told).toHaveLength(3);
  // Made no more often than it could be sent.
  expect(seq).toBeLessThanOrEqual(30);
  number++;
  calm.changed();
  vi.advanceTimersByTime(100);
  expect(told.map(({ piece }) => piece)).toEqual([0, 0, 0, 1]);
  calm.close();
});

it('sends nothing while no page wants it, and the latest once one does', () => {
  isWanted = false;
  change();
  vi.advanceTimersByTime(500);
  change();
  expect(sent).toEqual([]);
  isWanted = true;
  feed.changed();
  expect(sent).toEqual([2]);
});
