import { describe, expect, it } from 'vitest';
import { beginner, climbOf, ClimbFollower } from '../../../../renderer/trainer/ladder/climb.ts';
import { pastAttempt } from './pastAttempt.ts';

const day = 86_400_000;
const many = (count: number, solved: (at: number) => boolean, family = 'tsd2-roofJL') =>
  Array.from({ length: count }, (_, at) =>
    pastAttempt({ id: `p${family}${at}`, family, solved: solved(at), at: 1_700_000_000_000 + at * 60_000 }),
  );

describe('a climb', () => {
  it('begins with a beginner, of uncertain rating', () => {
    expect(climbOf([]).player).toEqual(beginner);
    expect(climbOf(many(30, (at) => at % 2 === 0)).player.deviation).toBeLessThan(100);
  });

  it('says for each attempt what the puzzle was worth, and how the rating changed', () => {
    const { steps, player } = climbOf(many(2, () => true));
    expect(steps[0]).toMatchObject({ before: beginner.rating, puzzle: 1500 });
    expect(steps[0]!.after).toBeGreaterThan(steps[0]!.before);
    expect(steps[1]).toMatchObject({ before: steps[0]!.after, after: player.rating });
  });

  it('counts a puzzle once: after that it is not new', () => {
    const once = pastAttempt({ solved: false });
    expect(climbOf([once, { ...once, at: once.at + 1, solved: true }]).player).toEqual(
      climbOf([once]).player,
    );
  });

  it('does not count a puzzle that was seen in flash mode before', () => {
    const seen = pastAttempt({ mode: 'flash' });
    expect(climbOf([seen, { ...seen, mode: 'practice', at: seen.at + 1 }]).steps).toEqual([]);
  });

  it('corrects the estimate of a pattern by its results, and of no other', () => {
    const puzzle = { category: 'tsd', moves: 2, difficulty: 2.3 } as const;
    const failed = climbOf(many(12, () => false));
    expect(failed.ratingOf({ ...puzzle, family: 'tsd2-roofJL' })).toBeGreaterThan(1520);
    expect(failed.ratingOf({ ...puzzle, family: 'tsd2-fillO' })).toBe(1500);
    const solved = climbOf(many(12, () => true));
    expect(solved.ratingOf({ ...puzzle, family: 'tsd2-roofJL' })).toBeLessThan(1480);
  });

  it('is less sure of somebody after a long absence', () => {
    const before = many(40, (at) => at % 2 === 0);
    const last = before.at(-1)!.at;
    const after = (days: number) =>
      climbOf([...before, pastAttempt({ id: 'later', at: last + days * day })]).player.deviation;
    expect(after(300)).toBeGreaterThan(after(0) + 50);
  });

  it('reads attempts of versions that kept neither family nor difficulty', () => {
    const { player } = climbOf([pastAttempt({ family: null, difficulty: null })]);
    expect(player.rating).toBeGreaterThan(beginner.rating);
  });
});

describe('a history that grows', () => {
  const attempts = many(20, (at) => at % 3 > 0);

  it('gives the same result as counting all at once', () => {
    const follower = new ClimbFollower();
    for (let count = 0; count < attempts.length; count++) follower.of(attempts.slice(0, count));
    expect(follower.of(attempts).player).toEqual(climbOf(attempts).player);
  });

  it('is another object each time, so that pages notice', () => {
    const follower = new ClimbFollower();
    expect(follower.of(attempts.slice(0, 3))).not.toBe(follower.of(attempts.slice(0, 4)));
  });

  it('is counted anew after earlier attempts were imported', () => {
    const follower = new ClimbFollower();
    follower.of(attempts.slice(5));
    const all = [...attempts.slice(5), ...attempts.slice(0, 5)];
    expect(follower.of(all).player).toEqual(climbOf(attempts).player);
  });
});
