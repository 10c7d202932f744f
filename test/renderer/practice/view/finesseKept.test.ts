import { expect, it } from 'vitest';
import { keyDown, startClock } from '../../../../renderer/practice/tetris/clock.ts';
import { tetrisRules } from '../../../../renderer/practice/tetris/tetrisRules.ts';
import { fullResultWords } from '../../../../renderer/practice/view/results.ts';
import type { FinishedGame } from '../../../../electron/contract/practice/finished.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';

it('keeps the faults and keys of a game', () => {
  let clock = startClock(5);
  for (const key of ['cw', 'ccw', 'hardDrop', 'hardDrop'] as const) clock = keyDown(clock, key);
  expect(tetrisRules.countsOf(clock)).toMatchObject({ placed: 2, faults: 2, keys: 2 });
});

it.each(['en', 'ja'] as const)('tells them beside the result, where they were kept, in %s', (language) => {
  const words = languages[language].practice;
  const run: FinishedGame = {
    game: 'tetris',
    mode: 'rows40',
    chain: 0,
    bot: 0,
    outcome: 'reached',
    helped: false,
    score: 0,
    cleared: 40,
    placed: 100,
    milliseconds: 60_000,
  };
  expect(fullResultWords(run, words)).not.toContain('·');
  const told = fullResultWords({ ...run, faults: 12, keys: 250 }, words);
  expect(told).toContain(words.finesse.kept(12, '2.5'));
});
