import { expect, it } from 'vitest';
import { dayResult } from '../../../../renderer/trainer/share/dayResult.ts';
import { en } from '../../../../renderer/trainer/words/trainerMessages.en.ts';
import { ja } from '../../../../renderer/trainer/words/trainerMessages.ja.ts';

const noon = new Date(2026, 0, 9, 12).getTime();
const stopwatch = { milliseconds: 12_345 };

it('states the day, the time, and what it took', () => {
  expect(dayResult({ tries: 1, hintsSeen: 0, stopwatch }, noon, en)).toBe(
    'Okiba puzzle of 2026-01-09: solved in 12.3 s, first try, no hints',
  );
  expect(dayResult({ tries: 3, hintsSeen: 1, stopwatch }, noon, en)).toBe(
    'Okiba puzzle of 2026-01-09: solved in 12.3 s, 3 tries, 1 hint',
  );
  expect(dayResult({ tries: 2, hintsSeen: 2, stopwatch }, noon, ja)).toBe(
    'Okiba 今日の1問（2026-01-09）：12.3秒で正解、2回目で成功、ヒント2回',
  );
});
