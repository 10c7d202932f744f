import { describe, expect, it } from 'vitest';
import { namedTimes, namesIn, timeFormat, timeRange } from '../../../../renderer/trainer/charts/timeAxis.ts';

const at = (month: number, day: number, year = 2026) => new Date(year, month - 1, day).getTime();
const day = 86_400_000;

const onePoint = [at(11, 25)];
const oneWeek = [19, 20, 22, 23, 24, 25].map((one) => at(11, one));
const oneYear = Array.from({ length: 52 }, (_, week) => at(12, 1, 2025) + week * 7 * day);

/** The names under the axis, in their order. */
const namesOf = (times: readonly number[], language = 'en', pixels = 280) =>
  namedTimes(times, namesIn(pixels)).map(timeFormat(times, language));

describe('the axis of time', () => {
  it('labels the only day', () => {
    expect(namesOf(onePoint)).toEqual(['Nov 25']);
    expect(namesOf(onePoint, 'ja')).toEqual(['11月25日']);
  });

  it('labels days of a week on which something was tried, its ends among them', () => {
    expect(namesOf(oneWeek)).toEqual(['Nov 19', 'Nov 23', 'Nov 25']);
  });

  it('labels months, with their year where a year is shown', () => {
    expect(namesOf(oneYear)).toEqual(['Dec 2025', 'Mar 2026', 'Jul 2026', 'Nov 2026']);
  });

  it('labels the ends alone where there is little room', () => {
    expect(namesOf(oneYear, 'en', 150)).toEqual(['Dec 2025', 'Nov 2026']);
  });

  it('labels no two so near that they would overlap', () => {
    const times = [19, 22, 23, 25].map((one) => at(11, one));
    expect(namesOf(times)).toEqual(['Nov 19', 'Nov 22', 'Nov 25']);
  });

  it.each([
    ['one point', onePoint, 2],
    ['one week', oneWeek, 8],
    ['one year', oneYear, 400],
  ])('shows for %s hardly more than its data', (_what, times, most) => {
    const [from, to] = timeRange(times);
    expect(from).toBeLessThan(times[0]!);
    expect(to).toBeGreaterThan(times.at(-1)!);
    expect((to - from) / day).toBeLessThan(most);
  });
});
