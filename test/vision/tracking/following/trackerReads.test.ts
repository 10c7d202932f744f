import { describe, expect, it } from 'vitest';
import { Tracker } from '../../../../vision/tracking/Tracker.ts';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';

const landed = `.....T....\n....TTT...\n${floor}`;
const lying = landed.replaceAll('T', 'X');
const air = (rows: number) => '..........\n'.repeat(rows);
const square = '....OO....\n....OO....\n';

const playing = (next: string, hasHold = false, frameMs = 50): Feed => {
  const feed = new Feed(hasHold, frameMs);
  feed.show(reading(highT, next), 5);
  return feed;
};

it('continues the count of pieces from the given number', () => {
  const tracker = new Tracker(7);
  expect(tracker.piece).toBe(7);
  for (const at of [0, 100]) tracker.followReading(reading(highT), { at, hasHold: false });
  expect(tracker.piece).toBe(8);
});

it('returns the same state object while nothing changes', () => {
  const feed = playing('O');
  const { state } = feed.show(reading(highT, 'O'));
  expect(state!.game).toBe('tetris');
  expect(feed.show(reading(highT, 'O')).state).toBe(state);
  expect(feed.show(reading(lowT, 'O')).state).not.toBe(state);
});

describe('equal readings', () => {
  const other = reading(`${square}${air(3)}${lying}`, 'I');
  const misread = reading(`${square}${air(3)}${lying.replace('XX..', 'X...')}`, 'I');

  it('are needed in a minimum number, even if they take longer', () => {
    const feed = playing('L', false, 200);
    expect([1, 2, 3].map(() => feed.show(other).told)).toEqual(['', '', 'lock, spawn']);
  });

  it('may be interrupted by two misread ones, but not by three', () => {
    const after = (misreadings: number) => {
      const feed = playing('L');
      feed.show(other, 2);
      feed.show(misread, misreadings);
      return [1, 2, 3].map(() => feed.show(other).told);
    };
    expect([1, 2].map(after)).toEqual([
      ['lock, spawn', '', ''],
      ['lock, spawn', '', ''],
    ]);
    expect(after(3)).toEqual(['', '', 'lock, spawn']);
  });

  it('may be interrupted by two misread ones repeatedly', () => {
    const feed = playing('L');
    const told = [other, misread, misread, other, misread, misread, other].map(
      (seen) => feed.show(seen).told,
    );
    expect(told).toEqual(['', '', '', '', '', '', 'lock, spawn']);
  });
});

describe('a piece that rests on the stack', () => {
  const lies = (next: string) => reading(`${air(5)}${landed}`, next);
  const lain = (next: string): Feed => {
    const feed = playing(next);
    feed.show(lies(next), 4);
    return feed;
  };

  it('has locked when the previews move on, even if the next one is out of sight', () => {
    const feed = lain('OSZ');
    expect(feed.show(lies('OSZ'), 10)).toMatchObject({ told: '', piece: 1 });
    const told = Array.from({ length: 8 }, () => feed.show(lies('SZJ')).told);
    expect(told.filter((one) => one !== '')).toEqual(['lock, spawn']);
    const { state, piece } = feed.show(lies('SZJ'));
    expect(piece).toBe(2);
    expect(state!.queue.slice(0, 3)).toEqual(['O', 'S', 'Z']);
    expect(state).not.toHaveProperty('active');
    expect(state!.board.masks[1]).toBe(0b1110000);
  });

  it('may have locked when a single preview changes; its queue is kept', () => {
    const feed = playing('O');
    feed.show(reading(lowT, 'O'), 4);
    feed.show(reading(`${air(4)}....TTT...\n.....T....\n..........\n${floor}`, 'O'), 4);
    feed.show(lies('O'), 4);
    expect(feed.show(lies('S'), 20)).toMatchObject({ state: null, doubt: 'stack not certain' });
    expect(feed.show(lies('O'), 20).state!.queue).toEqual(['T', 'O']);
  });
});

describe('a piece that is suddenly higher', () => {
  const dropped = reading(`${air(5)}${landed}`, 'TOS');
  const high = (next: string, hold: 'T' | null = null) => reading(highT, next, { hold });
  const low = (): Feed => {
    const feed = playing('TOS', true);
    expect(feed.show(dropped, 4).state!.active).toMatchObject({ y: 1 });
    return feed;
  };

  it('is the same one while the previews stay', () => {
    const feed = low();
    const told = Array.from({ length: 6 }, () => feed.show(high('TOS')).told).filter((one) => one !== '');
    expect(told).toEqual(['move']);
    expect(feed.show(high('TOS'))).toMatchObject({ piece: 1, state: { active: { y: 7 } } });
  });

  it('is the next one of its kind if the previews have moved on', () => {
    const feed = playing('TOS', true);
    feed.show(reading(lowT, 'TOS'), 4);
    feed.show(reading(lowT, 'OSL', { hold: 'T' }));
    const told = Array.from({ length: 6 }, () => feed.show(high('OSL', 'T')).told).filter(
      (one) => one !== '',
    );
    expect(told).toEqual(['hold']);
    expect(feed.show(high('OSL', 'T'))).toMatchObject({ piece: 2, state: { hold: 'T' } });
  });
});
