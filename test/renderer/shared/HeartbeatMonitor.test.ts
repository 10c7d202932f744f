import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeartbeatMonitor } from '../../../renderer/shared/HeartbeatMonitor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pulse() {
  const heard: string[] = [];
  const one = new HeartbeatMonitor(600, {
    ends: () => heard.push('ends'),
    isBack: () => heard.push('is back'),
  });
  const beat = (times: number): void => {
    for (let time = 0; time < times; time += 1) {
      one.beat();
      vi.advanceTimersByTime(200);
    }
  };
  return { heard, beat };
}

it('continues while it beats, and knows nothing before', () => {
  const { heard, beat } = pulse();
  vi.advanceTimersByTime(10_000);
  beat(20);
  expect(heard).toEqual([]);
});

it('ends once, after any silence', () => {
  const { heard, beat } = pulse();
  beat(3);
  vi.advanceTimersByTime(399);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['ends']);
});

it('is back with the second beat, and can end again', () => {
  const { heard, beat } = pulse();
  beat(1);
  vi.advanceTimersByTime(7000);
  beat(1);
  expect(heard).toEqual(['ends']);
  beat(5);
  expect(heard).toEqual(['ends', 'is back']);
  vi.advanceTimersByTime(7000);
  expect(heard).toEqual(['ends', 'is back', 'ends']);
});

it('is not back after a single beat', () => {
  const { heard, beat } = pulse();
  beat(1);
  vi.advanceTimersByTime(7000);
  beat(1);
  vi.advanceTimersByTime(7000);
  beat(1);
  expect(heard).toEqual(['ends']);
});
