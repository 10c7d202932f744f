import { expect, it } from 'vitest';
import type { Observation, PuyoObservation } from '../../../../vision/types.ts';
import type { GameTracker } from '../../../../vision/watching/board/GameTracker.ts';
import { NextSearch } from '../../../../vision/watching/board/NextSearch.ts';

/** Searches under these pieces, each with as many places found; whether none are shown, after each. */
function after(searches: readonly (readonly [piece: number, places: number])[]): boolean[] {
  const search = new NextSearch();
  return searches.map(([piece, places], i) => {
    search.begin(1000 * i, piece);
    search.end(places);
    return search.findsNone;
  });
}

it('takes a game for one without previews after three pieces, not after three searches', () => {
  const under = (...pieces: number[]) => pieces.map((piece) => [piece, 0] as const);
  expect(after(under(1, 2, 3))).toEqual([false, false, true]);
  expect(after(under(1, 1, 1, 2))).toEqual([false, false, false, false]);
});

it('begins anew once it has found some', () => {
  const searches = [1, 2, 3, 4].map((piece) => [piece, piece === 3 ? 2 : 0] as const);
  expect(after(searches)).toEqual([false, false, false, false]);
});

const reading = (...cells: string[]): Observation => ({ game: 'puyo', cells }) as PuyoObservation;

it('searches again once a Puyo board shows four colours', () => {
  const search = new NextSearch();
  const game = { unannouncedPairs: 0, piece: 1 } as GameTracker;
  const isWantedAfter = (cells: readonly string[]): boolean => {
    search.saw(reading(...cells));
    const isWanted = search.isWanted(game);
    if (isWanted) search.begin(0, 1);
    return isWanted;
  };
  expect(isWantedAfter(['..OO..', 'RRGGB.'])).toBe(false);
  expect(isWantedAfter(['...Y..', 'RRGGB.'])).toBe(true);
  expect(isWantedAfter(['......', 'RR....'])).toBe(false);
  expect(isWantedAfter(['...Y..', 'RRGGB.'])).toBe(false);
});

it('does not search again where the first reading shows four colours', () => {
  const search = new NextSearch();
  search.saw(reading('RGBY'));
  expect(search.isWanted({ unannouncedPairs: 0, piece: 1 } as GameTracker)).toBe(false);
});
