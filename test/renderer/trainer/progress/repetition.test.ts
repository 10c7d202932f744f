import { Rating } from 'ts-fsrs';
import { expect, it } from 'vitest';
import type { PastAttempt } from '../../../../electron/contract/asking/training.ts';
import { dueFamilies, gradeOf, repetitions } from '../../../../renderer/trainer/progress/repetition.ts';

const day = 86_400_000;
const now = new Date(2026, 4, 20, 12).getTime();
const attempt = (change: Partial<PastAttempt>): PastAttempt => ({
  id: 'tsd1-0',
  category: 'tsd',
  moves: 1,
  mode: 'practice',
  number: 0,
  family: 'tsd1-fillJL',
  difficulty: 2,
  input: 'keys',
  solved: true,
  milliseconds: 5000,
  tries: 1,
  hints: 0,
  shown: false,
  at: now,
  ...change,
});

it.each([
  [{ solved: false }, Rating.Again],
  [{ hints: 1 }, Rating.Hard],
  [{ tries: 2 }, Rating.Hard],
  [{ milliseconds: 10_001 }, Rating.Hard],
  [{}, Rating.Good],
  [{ milliseconds: 2499 }, Rating.Easy],
] as const)('grades %j', (change, grade) => expect(gradeOf(attempt(change), 5000)).toBe(grade));

it('ignores times before the usual time is known', () => {
  expect(gradeOf(attempt({ milliseconds: 1 }), undefined)).toBe(Rating.Good);
  expect(gradeOf(attempt({ milliseconds: 900_000 }), undefined)).toBe(Rating.Good);
});

it('brings back failed ones sooner than solved ones', () => {
  const plan = repetitions([attempt({ family: 'tsd1-fillO' }), attempt({ solved: false })]);
  expect(plan.map(({ family }) => family)).toEqual(['tsd1-fillJL', 'tsd1-fillO']);
});

it('waits longer each time that a pattern is recalled', () => {
  const once = repetitions([attempt({})])[0]!.due - now;
  const first = attempt({});
  const second = attempt({ at: now + once });
  const third = attempt({ at: repetitions([first, second])[0]!.due });
  const gap = repetitions([first, second, third])[0]!.due - third.at;
  expect(gap).toBeGreaterThan(once);
  expect(gap).toBeGreaterThan(day);
});

it('makes the same plan from the same attempts, in any order', () => {
  const all = [attempt({}), attempt({ at: now + day, solved: false }), attempt({ at: now + 2 * day })];
  expect(repetitions([...all].reverse())).toEqual(repetitions(all));
});

it('brings back what was kept while the clock was ahead', () => {
  const ahead = [attempt({ solved: false, at: now + 3650 * day }), attempt({ family: 'tsd1-fillO' })];
  expect(dueFamilies(ahead, now + day)).toContain('tsd1-fillJL');
});

it('asks for what is due, and for nothing that was only flashed or has no pattern', () => {
  const attempts = [
    attempt({ solved: false, at: now - 30 * day }),
    attempt({ family: 'tsd1-fillO', at: now }),
    attempt({ family: 'tsd1-fillI', mode: 'flash', at: now - 30 * day }),
    attempt({ family: null, at: now - 30 * day }),
  ];
  expect(dueFamilies(attempts, now)).toEqual(['tsd1-fillJL']);
  expect(dueFamilies(attempts, now + 400 * day)).toEqual(['tsd1-fillJL', 'tsd1-fillO']);
});
