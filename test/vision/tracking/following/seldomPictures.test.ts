import { describe, expect, it } from 'vitest';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';

const landed = `..........\n..........\n..........\n..........\n....XXX...\n.....X....\n${floor}`;
/** An S, where an O was said to come. */
const after = reading(`....SS....\n...SS.....\n${landed.split('\n').slice(2).join('\n')}`, 'Z');

function playing(frameMs: number): Feed {
  const feed = new Feed(false, frameMs);
  feed.show(reading(highT, 'O'), 4);
  feed.show(reading(lowT, 'O'), 2);
  return feed;
}

describe('with few pictures a second, Tracker', () => {
  it('withdraws the old position with the first picture of another piece', () => {
    const feed = playing(250);
    expect(feed.show(after)).toMatchObject({ state: null, doubt: 'falling piece not readable', told: '' });
    const told = Array.from({ length: 4 }, () => feed.show(after));
    expect(told.find(({ state }) => state)?.state!.queue[0]).toBe('S');
  });

  it('keeps the position while the falling piece is only out of sight', () => {
    const feed = playing(250);
    expect(feed.show(reading(floor, 'O')).state!.queue[0]).toBe('T');
  });
});

it('keeps the old position with many pictures a second, until the next one is confirmed', () => {
  const feed = playing(50);
  expect(feed.show(after).state!.queue[0]).toBe('T');
});
