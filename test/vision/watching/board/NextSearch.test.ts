import { expect, it } from 'vitest';
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
