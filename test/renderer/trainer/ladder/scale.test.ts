import { expect, it } from 'vitest';
import { trainerModes } from '../../../../electron/contract/asking/training.ts';
import { isRated, priorRating, scoreOf } from '../../../../renderer/trainer/ladder/scale.ts';

it('puts a puzzle that is estimated harder, or has more pieces, higher', () => {
  const asked = { category: 'tsd', moves: 2, difficulty: 2.3 } as const;
  const ratings = [{ ...asked, moves: 1 }, asked, { ...asked, difficulty: 3.3 }, { ...asked, moves: 4 }].map(
    priorRating,
  );
  expect(ratings).toEqual([1300, 1500, 1700, 1900]);
});

it('rates puzzles that have no clock', () => {
  expect(trainerModes.filter((mode) => isRated({ mode }))).toEqual([
    'practice',
    'curated',
    'daily',
    'repeat',
    'streak',
    'games',
    'given',
  ]);
});

it.each([
  [{ solved: true, tries: 1, hints: 0 }, 1],
  [{ solved: true, tries: 2, hints: 0 }, 0.5],
  [{ solved: true, tries: 1, hints: 1 }, 0.5],
  [{ solved: false, tries: 1, hints: 0 }, 0],
])('counts %j as %s', (attempt, score) => {
  expect(scoreOf(attempt)).toBe(score);
});
