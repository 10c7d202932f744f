import { expect, it } from 'vitest';
import type { FinishedGame } from '../../../../electron/contract/practice/finished.ts';
import { matchedStrength } from '../../../../electron/contract/practice/matching.ts';

const match = (bot: number, hasWon: boolean): FinishedGame => ({
  game: 'tetris',
  mode: 'versus',
  chain: 0,
  bot,
  outcome: hasWon ? 'reached' : 'over',
  helped: false,
  score: 0,
  cleared: 0,
  placed: 0,
  milliseconds: 1,
});
const after = (...games: FinishedGame[]) => matchedStrength('tetris', games);

it('begins with a weak player, and goes up with wins and down with losses', () => {
  expect(after()).toBe(2);
  expect(after(match(2, true), match(2, true))).toBe(3);
  expect(after(match(2, false), match(2, false))).toBe(1);
});

it('moves little after an expected result', () => {
  expect(after(match(5, false), match(5, false), match(5, false))).toBe(2);
  expect(after(match(1, true))).toBe(2);
});

it('stays between the weakest and the strongest, and is of one game alone', () => {
  expect(after(...Array.from({ length: 30 }, () => match(5, true)))).toBe(5);
  expect(after(...Array.from({ length: 30 }, () => match(1, false)))).toBe(1);
  expect(matchedStrength('puyo', [match(5, true), match(5, true)])).toBe(2);
});

it('finds a simulated player of any strength', () => {
  for (const strength of [1, 2, 3, 4, 5]) {
    const games: FinishedGame[] = [];
    for (let game = 0; game < 40; game++) {
      const bot = matchedStrength('tetris', games);
      games.push(match(bot, bot === strength ? game % 2 === 0 : bot < strength));
    }
    expect(Math.abs(matchedStrength('tetris', games) - strength)).toBeLessThanOrEqual(1);
  }
});
