import { expect, it } from 'vitest';
import { Contest } from '../../../vision/scene/Contest.ts';

it('doubts at once what nothing has borne out', () => {
  const contest = new Contest();
  expect(contest.isContested(null, 0)).toBe(false);
  expect(contest.isContested(true, 50)).toBe(true);
  expect(contest.isContested(false, 100)).toBe(false);
});

it('doubts what was borne out once it has looked otherwise for long', () => {
  const contest = new Contest();
  contest.isContested(false, 0);
  expect(contest.isContested(true, 100)).toBe(false);
  expect(contest.isContested(true, 500)).toBe(false);
  expect(contest.isContested(true, 600)).toBe(true);
  expect(contest.isContested(null, 700)).toBe(false);
  expect(contest.isContested(true, 800)).toBe(true);
});

it('counts from anew where it looked right meanwhile', () => {
  const contest = new Contest();
  contest.isContested(false, 0);
  contest.isContested(true, 100);
  contest.isContested(false, 500);
  expect(contest.isContested(true, 700)).toBe(false);
});
