import { expect, it } from 'vitest';
import type { PastAttempt } from '../../../../electron/contract/asking/training.ts';
import { Climb, climbOf } from '../../../../renderer/trainer/ladder/climb.ts';
import { factsOfKinds, periodsOf, weekOf } from '../../../../renderer/trainer/progress/periods.ts';
import { pastAttempt } from '../ladder/pastAttempt.ts';
import { randomStream } from '../../../../engine/tetris/random.ts';

const day = 86_400_000;
const monday = new Date(2026, 4, 18, 9).getTime();

const attempt = (change: Partial<PastAttempt>): PastAttempt => pastAttempt({ at: monday, ...change });

it('begins weeks on Mondays of the player’s own calendar', () => {
  const begin = new Date(2026, 4, 18).getTime();
  expect(weekOf(monday)).toBe(begin);
  expect(weekOf(new Date(2026, 4, 24, 23, 59).getTime())).toBe(begin);
  expect(weekOf(new Date(2026, 4, 25).getTime())).toBe(new Date(2026, 4, 25).getTime());
});

it('counts by days at first, and by weeks once there are some', () => {
  const tried = (days: readonly number[]) =>
    periodsOf(days.map((one) => attempt({ at: monday + one * day }))).map(({ from }) =>
      new Date(from).getDate(),
    );
  expect(tried([0, 0, 2])).toEqual([18, 20]);
  expect(tried([0, 2, 30])).toEqual([18, 15]);
  expect(tried([2])).toEqual([20]);
});

it('mixes no times of taps with those of keys, and leaves memory and slots out', () => {
  const [week] = periodsOf([
    attempt({ milliseconds: 3000 }),
    attempt({ milliseconds: 90_000, input: 'taps' }),
    attempt({ solved: false }),
    attempt({ mode: 'flash', solved: false }),
    attempt({ mode: 'slot', moves: 0, solved: false }),
  ]);
  expect(week).toMatchObject({ tried: 3, solved: 2, time: 3000 });
});

it('sorts attempts by their time, not by their order in the file', () => {
  const weeks = periodsOf([attempt({ at: monday + 7 * day }), attempt({ at: monday, solved: false })]);
  expect(weeks.map(({ solved }) => solved)).toEqual([0, 1]);
});

it('separates the kinds, the easiest first, on the scale of the player', () => {
  const attempts = [
    attempt({ category: 'donation', solved: false }),
    attempt({}),
    attempt({ moves: 1, difficulty: 2.8 }),
    attempt({ moves: 1, difficulty: 1.8 }),
  ];
  const kinds = factsOfKinds(attempts, new Climb());
  expect(kinds.map(({ category, moves, tried, solved }) => [category, moves, tried, solved])).toEqual([
    ['tsd', 1, 2, 2],
    ['tsd', 2, 1, 1],
    ['donation', 2, 1, 0],
  ]);
  expect(kinds.map(({ rating }) => rating)).toEqual([1300, 1500, 1600]);
});

it("shows the player's present rating at the end of the last week", () => {
  const attempts = Array.from({ length: 30 }, (_, at) =>
    attempt({ id: `p${at}`, solved: at % 3 > 0, at: monday + at * day }),
  );
  expect(periodsOf(attempts).at(-1)!.rating).toBe(Math.round(climbOf(attempts).player.rating));
});

/** A learner who has seen a pattern n times solves it with a chance of 0.35 + 0.5 (1 - e^(-n / 12)), in 40 e^(-n / 30) + 8 seconds. */
function learner(weeks: number, perWeek: number): PastAttempt[] {
  const random = randomStream(11);
  const seen = new Map<string, number>();
  const families = ['tsd2-fillJL', 'tsd2-fillSZ', 'tsd2-roofJL', 'tsd2-roofSZ', 'tsd2-fillO'];
  return Array.from({ length: weeks * perWeek }, (_, at) => {
    const family = families[Math.floor(random() * families.length)]!;
    const times = seen.get(family) ?? 0;
    seen.set(family, times + 1);
    const solved = random() < 0.35 + 0.5 * (1 - Math.exp(-times / 12));
    const milliseconds = Math.round(1000 * (40 * Math.exp(-times / 30) + 8) * (0.8 + 0.4 * random()));
    const week = Math.floor(at / perWeek);
    return attempt({
      id: `p${at}`,
      family,
      solved,
      milliseconds,
      at: monday + week * 7 * day + (at % perWeek) * 60_000,
    });
  });
}

it('shows for an improving learner the progress that was put in', () => {
  const weeks = periodsOf(learner(6, 75));
  expect(weeks).toHaveLength(6);
  const share = weeks.map(({ solved, tried }) => solved / tried);
  const [first, last] = [share[0]!, share.at(-1)!];
  // Fifteen times seen of each by the first week's end: 0.35 to 0.71; above 0.84 in the last one.
  expect(first).toBeGreaterThan(0.4);
  expect(first).toBeLessThan(0.75);
  expect(last).toBeGreaterThan(0.75);
  const times = weeks.map(({ time }) => time!);
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(times[0]! / times.at(-1)!).toBeGreaterThan(2);
  expect(weeks.at(-1)!.rating).toBeGreaterThan(weeks[0]!.rating + 50);
});

it('shows for a learner without progress none', () => {
  const random = randomStream(5);
  const weeks = periodsOf(
    Array.from({ length: 600 }, (_, at) =>
      attempt({ id: `p${at}`, solved: random() < 0.5, at: monday + Math.floor(at / 100) * 7 * day + at }),
    ),
  );
  const share = weeks.map(({ solved, tried }) => solved / tried);
  expect(Math.max(...share) - Math.min(...share)).toBeLessThan(0.25);
  expect(Math.abs(weeks.at(-1)!.rating - weeks[1]!.rating)).toBeLessThan(150);
});
