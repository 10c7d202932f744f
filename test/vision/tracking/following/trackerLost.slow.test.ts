import { describe, expect, it } from 'vitest';
import type { TetrisObservation } from '../../../../vision/types.ts';
import { Feed, floor, highT, lowT, reading } from '../../simulated/readings.ts';

const nothing = reading('..........');
const full = reading('XXXX.XXXXX\n'.repeat(8));
const air = (rows: number) => '..........\n'.repeat(rows);
const freshT = `....TTT...\n.....T....\n${air(6)}`;

/** What is told in each of so many frames, of 50 milliseconds where nothing else is said. */
const toldOver = (feed: Feed, seen: TetrisObservation, frames: number): string[] =>
  Array.from({ length: frames }, () => feed.show(seen).told);

/** Quiet frames before the first that tells something, and what that tells. */
function firstTold(feed: Feed, seen: TetrisObservation): [number, string] {
  for (let quiet = 0; quiet < 100; quiet++) {
    const { told } = feed.show(seen);
    if (told !== '') return [quiet, told];
  }
  throw new Error('nothing was told');
}

function playing(text = highT, next = 'O', frameMs = 50): Feed {
  const feed = new Feed(false, frameMs);
  feed.show(reading(text, next), 4);
  return feed;
}

/** Four rows are cleared, and no piece comes. */
function cleared(): Feed {
  const feed = playing(`${'.........I\n'.repeat(4)}${'XXXXXXXXX.\n'.repeat(4)}`);
  expect(toldOver(feed, nothing, 2)).toEqual(['', 'lock, clear 4']);
  return feed;
}

it('reports a game that has just begun as found, not as a restart', () => {
  expect(toldOver(new Feed(), reading(freshT), 3)).toEqual(['', '', 'found']);
});

describe('Tracker that loses the game', () => {
  it('tolerates unexplained pictures for 0.3 s, and reports a lost game after 1.5 s', () => {
    const feed = playing(highT, 'O');
    const misread = reading('X...XXXXXX', 'O');
    const doubts = Array.from({ length: 7 }, () => feed.show(misread).doubt);
    expect(doubts).toEqual([...Array<null>(6).fill(null), 'falling piece not readable']);
    expect(firstTold(feed, misread)).toEqual([1500 / 50 - 7, 'lost']);
  });

  it('reports a lost game once, 3.5 s after a clear without a next piece, and finds it again', () => {
    const feed = cleared();
    expect(feed.show(nothing)).toMatchObject({ state: null, doubt: 'falling piece not readable' });
    expect(firstTold(feed, nothing)).toEqual([3500 / 50 - 3, 'lost']);
    expect(new Set(toldOver(feed, nothing, 10))).toEqual(new Set(['']));
    expect(toldOver(feed, reading(freshT), 4)).toEqual(['', '', 'found', '']);
  });

  it('keeps no state after the piece has locked', () => {
    const misread = reading(`X.........\n${air(4)}`);
    expect(cleared().show(misread)).toMatchObject({ state: null, doubt: 'falling piece not readable' });
  });

  it.each<[string, string, string]>([
    ['falls as before', highT, 'found'],
    ['has fallen further', lowT, 'found'],
    ['is another one', highT.replaceAll('T', 'X').replace('.....X....', '....X.....'), 'found'],
    ['has locked', `....OO....\n....OO....\n${air(3)}.....X....\n....XXX...\n${floor}`, 'found'],
  ])('reports only that it has found the game if the piece %s', (_, text, expected) => {
    const feed = playing();
    feed.tracker.lose();
    expect(toldOver(feed, reading(text, 'O'), 6).filter((told) => told !== '')).toEqual([expected]);
  });
});

describe('Tracker of a paused game', () => {
  const paused = () => {
    const feed = playing(highT, 'O', 250);
    expect(firstTold(feed, full)).toEqual([1500 / 250, 'pause']);
    return feed;
  };

  it.each([
    ['falls as before', highT, 'resume'],
    ['has fallen further', lowT, 'resume'],
    [
      'has locked',
      `....OO....\n....OO....\n${air(3)}.....X....\n....XXX...\n${floor}`,
      'resume, lock, spawn',
    ],
  ])('reports the resumed game if the piece %s', (_, text, expected) => {
    const told = toldOver(paused(), reading(text, 'O'), 6).filter((one) => one !== '');
    expect(told).toEqual([expected]);
  });

  it('reports an empty board soon after a cover as a new game, but not at once', () => {
    expect(firstTold(paused(), reading(freshT))).toEqual([3, 'restart']);
  });

  it('reports a lasting empty board as a new game', () => {
    expect(firstTold(playing(highT, 'O', 100), reading(freshT))).toEqual([1400 / 100, 'restart']);
  });

  it('reports an empty board as a new game at once after game over', () => {
    const feed = playing(`X...TTT...\nX....T....\n${'X.........\n'.repeat(5)}${floor}`, 'O', 100);
    expect(firstTold(feed, nothing)).toEqual([1500 / 100, 'gameOver']);
    expect(firstTold(feed, reading(freshT))).toEqual([1, 'restart']);
  });
});

describe('Tracker that has missed pieces', () => {
  /** After four rows were cleared, by a bar. */
  function streak(): Feed {
    const feed = cleared();
    const { state } = feed.show(reading(freshT), 4);
    expect(state).toMatchObject({ combo: 1, backToBack: true });
    return feed;
  }

  it('continues with the next one, and resets the combo', () => {
    const seen = reading(`....OO....\n....OO....\n${air(2)}X.........\nXXX.......\nXX........\nXX........`);
    const feed = streak();
    const told = toldOver(feed, seen, 10).filter((one) => one !== '');
    expect(told).toEqual(['spawn']);
    expect(feed.show(seen).state).toMatchObject({ queue: ['O'], combo: 0, backToBack: true });
  });

  it('resets combo and back-to-back in a new game', () => {
    const feed = streak();
    feed.show(reading(`....OO....\n....OO....\n${air(2)}X.........\nXXX.......\nXX........\nXX........`), 10);
    expect(firstTold(feed, reading(freshT))[1]).toBe('restart');
    expect(feed.show(reading(freshT)).state).toMatchObject({ combo: 0, backToBack: false });
  });
});
