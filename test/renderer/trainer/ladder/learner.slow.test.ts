/** A simulated learner on the ladder: each puzzle is chosen for them, and what comes of it chooses the next one. */
import { expect, it } from 'vitest';
import type { PastAttempt } from '../../../../electron/contract/asking/training.ts';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import { randomStream } from '../../../../engine/tetris/random.ts';
import { choose } from '../../../../renderer/trainer/ladder/choosing.ts';
import { Ladder, type Wanted } from '../../../../renderer/trainer/ladder/Ladder.svelte.ts';
import { chanceOf } from '../../../../renderer/trainer/ladder/match.ts';
import { priorRating } from '../../../../renderer/trainer/ladder/scale.ts';
import { RecordStore } from '../../../../renderer/trainer/records/RecordStore.svelte.ts';
import { themeOf, themesOf } from '../../../../renderer/trainer/ladder/themes.ts';
import { pastAttempt } from './pastAttempt.ts';

const mixed: Wanted = {
  category: 'mixed',
  moves: 1,
  aim: 'now',
  weakestFirst: false,
  slides: false,
  rating: null,
};

interface Learnt {
  attempts: PastAttempt[];
  /** The rating before each puzzle. */
  ratings: number[];
  /** Of each puzzle, as it was chosen. */
  puzzles: number[];
  ladder: Ladder;
}

/** `skill`: the true one at each puzzle. `weakness`: points that puzzles of a theme are harder for them. */
function learn(
  count: number,
  skill: (at: number) => number,
  { wanted = mixed, weakness = {} as Record<string, number> } = {},
): Learnt {
  const random = randomStream(3);
  const recordStore = new RecordStore({ request: () => Promise.resolve(null) } as unknown as Bridge);
  recordStore.hasRead = true;
  const ladder = new Ladder(recordStore);
  const [ratings, puzzles]: number[][] = [[], []];
  const attempts: PastAttempt[] = [];
  for (let at = 0; at < count; at++) {
    recordStore.history = { attempts: [...attempts], ratings: [], rounds: [] };
    const before = ladder.standing.player.rating;
    const [puzzle] = choose(ladder.wish(wanted), 1, random);
    ratings!.push(before);
    puzzles!.push(ladder.standing.climb.ratingOf(puzzle!));
    const hard = priorRating(puzzle!) + (weakness[themeOf(puzzle!.family)!] ?? 0);
    const { category, moves, number, difficulty, family } = puzzle!;
    attempts.push(
      pastAttempt({
        ...{ category, moves, number, difficulty, family },
        id: `${category}${moves}-${number}`,
        solved: random() < chanceOf(skill(at), hard),
        at: 1_700_000_000_000 + at * 60_000,
      }),
    );
  }
  return { attempts, ratings: ratings!, puzzles: puzzles!, ladder };
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

it('climbs with a learner who learns, and the puzzles with them', () => {
  const { ratings, puzzles, attempts } = learn(400, (at) => 1250 + at);
  const [early, late] = [ratings.slice(20, 60), ratings.slice(-40)];
  expect(Math.abs(mean(early) - 1290)).toBeLessThan(120);
  expect(Math.abs(mean(late) - 1630)).toBeLessThan(120);
  expect(mean(puzzles.slice(-40)) - mean(puzzles.slice(20, 60))).toBeGreaterThan(200);
  // "As now" is to be solved two of three times, at the beginning as at the end.
  const share = (some: readonly PastAttempt[]) => mean(some.map(({ solved }) => Number(solved)));
  expect(Math.abs(share(attempts.slice(20)) - 0.64)).toBeLessThan(0.07);
  const pieces = (some: readonly PastAttempt[]) => mean(some.map(({ moves }) => moves));
  expect(pieces(attempts.slice(-40)) - pieces(attempts.slice(20, 60))).toBeGreaterThan(0.3);
});

it('stays with a learner who learns nothing', () => {
  const { ratings } = learn(300, () => 1500);
  expect(Math.abs(mean(ratings.slice(50, 150)) - mean(ratings.slice(-100)))).toBeLessThan(90);
  expect(Math.abs(mean(ratings.slice(-200)) - 1500)).toBeLessThan(90);
});

it('gives easier and harder ones as wanted', () => {
  const solved = (['easier', 'harder'] as const).map((aim) => {
    const { attempts } = learn(200, () => 1500, { wanted: { ...mixed, aim } });
    return mean(attempts.slice(40).map((one) => Number(one.solved)));
  });
  expect(solved[0]).toBeGreaterThan(0.75);
  expect(solved[1]).toBeLessThan(0.5);
});

it('learns which pattern is hard for somebody, and brings it first on request', () => {
  const weakness = { 'tsd-roofSZ': 500 };
  const wanted: Wanted = { ...mixed, category: 'tsd', moves: 2 };
  const { ladder, attempts } = learn(200, () => 1600, { wanted, weakness });
  const puzzle = { category: 'tsd', moves: 2, difficulty: 2.3 } as const;
  expect(ladder.standing.climb.ratingOf({ ...puzzle, family: 'tsd2-roofSZ' })).toBeGreaterThan(1560);
  expect(themesOf(attempts)[0]!.theme).toBe('tsd-roofSZ');
  const [next] = choose(ladder.wish({ ...wanted, weakestFirst: true }), 1, randomStream(1));
  expect(next!.family).toBe('tsd2-roofSZ');
});
