import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { PanelFeed } from '../../../electron/windows/PanelFeed.ts';

let number: number;
let sent: number[];
let feed: PanelFeed;

beforeEach(() => {
  vi.useFakeTimers();
  [number, sent] = [0, []];
  feed = new PanelFeed(
    () => ({ piece: number }) as PanelState,
    ({ piece }) => sent.push(piece),
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
