import { describe, expect, it } from 'vitest';
import { Feed, floor, highT, reading } from '../../simulated/readings.ts';

const lowT = `....TTT...\n.....T....\n..........\n${floor}`;
const lowL = `....LLL...\n....L.....\n..........\n${floor}`;

function falling(): Feed {
  const feed = new Feed();
  feed.show(reading(highT), 5);
  feed.show(reading(lowT));
  return feed;
}

const eventsOf = (feed: Feed, lowest: string, frames: number) =>
  Array.from({ length: frames }, () => feed.show(reading(lowest)).told).filter((told) => told !== '');

describe('Tracker of a piece misread as another kind', () => {
  it('ignores the misreading far below the upper edge, where no piece comes in', () => {
    const feed = falling();
    expect(eventsOf(feed, lowL, 6)).toEqual([]);
    const { piece, state } = feed.show(reading(lowT));
    expect([piece, state!.queue[0]]).toEqual([1, 'T']);
  });

  it('corrects the kind if the reading persists', () => {
    const feed = falling();
    expect(eventsOf(feed, lowL, 14)).toEqual(['move']);
    const { piece, state } = feed.show(reading(lowL));
    expect([piece, state!.queue[0]]).toEqual([1, 'L']);
  });
});
