import { describe, expect, it } from 'vitest';
import { puzzleKinds } from '../../../../engine/puzzle/types.ts';
import { randomStream } from '../../../../engine/tetris/random.ts';
import {
  choose,
  chooseReady,
  near,
  wantedRating,
  type Wish,
} from '../../../../renderer/trainer/ladder/choosing.ts';
import { priorRating } from '../../../../renderer/trainer/ladder/scale.ts';
import { themeOf } from '../../../../renderer/trainer/ladder/themes.ts';
import { categorySet } from '../../../../renderer/trainer/sets/sets.ts';

const all = puzzleKinds.flatMap(categorySet);
const wish = (change: Partial<Wish>): Wish => ({
  rating: 1500,
  ratingOf: priorRating,
  puzzles: all,
  themes: [],
  ...change,
});
const chosen = (change: Partial<Wish>, count = 1) =>
  Array.from({ length: 200 }, (_, seed) => choose(wish(change), count, randomStream(seed)));

describe('the next puzzle', () => {
  it.each([1150, 1500, 1900])('is near a wanted rating of %i', (rating) => {
    const far = chosen({ rating }).map(([puzzle]) => Math.abs(priorRating(puzzle!) - rating));
    expect(Math.max(...far)).toBeLessThan(40);
  });

  it('comes from every category that has one near, Doubles most often', () => {
    const categories = chosen({ rating: 1500 }).map(([puzzle]) => puzzle!.category);
    const count = (one: string) => categories.filter((category) => category === one).length;
    expect(Math.min(count('donation'), count('tst'), count('four'))).toBeGreaterThan(0);
    expect(count('tsd')).toBeGreaterThan(count('donation'));
  });

  it('is the nearest there is for a player above or below them all', () => {
    const ofKind = categorySet({ category: 'tsd', moves: 1 });
    const ratings = ofKind.map(priorRating);
    const [[hardest]] = chosen({ rating: 3000, puzzles: ofKind }) as [[(typeof ofKind)[number]]];
    expect(priorRating(hardest)).toBeGreaterThan([...ratings].sort((a, b) => b - a)[12]!);
  });

  it('leaves the choice among several of one kind to the taste', () => {
    for (const puzzles of chosen({}, 3)) {
      expect(new Set(puzzles.map(({ number }) => number)).size).toBe(3);
      expect(new Set(puzzles.map(({ category, moves }) => `${category}${moves}`)).size).toBe(1);
    }
  });

  it('is of the weakest theme that has one near', () => {
    const themes = ['tsd-roofSZ', 'tsd-fillO'];
    for (const [puzzle] of chosen({ themes })) {
      expect(themeOf(puzzle!.family)).toBe('tsd-roofSZ');
      expect(Math.abs(priorRating(puzzle!) - 1500)).toBeLessThanOrEqual(near);
    }
    // No puzzle of one piece and this roof is as easy.
    for (const [puzzle] of chosen({ rating: 1100, themes: ['donation-roofSZ', 'tsd-fillO'] }))
      expect(themeOf(puzzle!.family)).toBe('tsd-fillO');
  });

  it('is null if there are none', () => {
    expect(choose(wish({ puzzles: [] }), 1, () => 0.5)).toEqual([]);
  });
});

it('is easier or harder as wanted', () => {
  expect(wantedRating(1500, 'easier')).toBeLessThan(wantedRating(1500, 'now'));
  expect(wantedRating(1500, 'now')).toBeLessThan(wantedRating(1500, 'harder'));
});

it('begins with another of the puzzles that came with the page at each visit', () => {
  const visits = [0, 1, 2, 3, 4].map((visit) => chooseReady(wish({ rating: 1200 }), 4, visit)!);
  expect(new Set(visits).size).toBe(4);
  expect(visits[4]).toBe(visits[0]);
  for (const puzzle of visits) {
    expect(puzzle.category).toBe('tsd');
    expect(puzzle.number).toBeLessThan(4);
    expect(Math.abs(priorRating(puzzle) - 1200)).toBeLessThan(200);
  }
  expect(chooseReady(wish({ puzzles: [] }), 4, 0)).toBeNull();
});
