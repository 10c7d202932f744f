import { expect, it } from 'vitest';
import type { Observation, PuyoObservation, Rect } from '../../../../vision/types.ts';
import type { GameTracker } from '../../../../vision/watching/board/GameTracker.ts';
import { NextSearch } from '../../../../vision/watching/board/NextSearch.ts';

const place: Rect = { x: 300, y: 40, width: 30, height: 60 };

/** Searches under these pieces, each with as many places found; whether none are shown, after each. */
function after(searches: readonly (readonly [piece: number, places: number])[]): boolean[] {
  const search = new NextSearch();
  return searches.map(([piece, places], i) => {
    search.begin(1000 * i, piece);
    search.end(Array<Rect>(places).fill(place), []);
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
    search.saw(reading(...cells), 2);
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
  search.saw(reading('RGBY'), 2);
  expect(search.isWanted({ unannouncedPairs: 0, piece: 1 } as GameTracker)).toBe(false);
});

it('only drops places after the first in a search for new colours, and takes any in another search', () => {
  const search = new NextSearch();
  const [second, bricks] = [
    { ...place, y: 120 },
    { ...place, x: 340 },
  ];
  search.saw(reading('RG....'), 2);
  search.saw(reading('RGBY..'), 2);
  search.begin(0, 1);
  expect(search.end([second], [place, second])).toEqual([place, second]);
  expect(search.end([{ ...place, x: 302 }], [place, bricks])).toEqual([{ ...place, x: 302 }]);
  expect(search.end([place, bricks], [place])).toEqual([place]);
  expect(search.end([], [place])).toEqual([place]);
  expect(search.end([second], [])).toEqual([second]);
  search.cellsChanged();
  search.begin(1000, 1);
  expect(search.end([second], [place])).toEqual([second]);
});

it('does not search for new colours where there is no second place to drop', () => {
  const search = new NextSearch();
  search.saw(reading('RG....'), 1);
  search.saw(reading('RGBY..'), 1);
  expect(search.isWanted({ unannouncedPairs: 0, piece: 1 } as GameTracker)).toBe(false);
});
