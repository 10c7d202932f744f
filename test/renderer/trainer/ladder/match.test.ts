import { expect, it } from 'vitest';
import { chanceOf, meet, type Strength } from '../../../../renderer/trainer/ladder/match.ts';

const known: Strength = { rating: 1500, deviation: 50, volatility: 0.06 };
const unknown: Strength = { ...known, deviation: 350 };

it('moves both by their uncertainty, in opposite directions', () => {
  const { player, puzzle } = meet({ player: unknown, puzzle: known }, 1);
  expect(player.rating - 1500).toBeGreaterThan(100);
  expect(1500 - puzzle.rating).toBeGreaterThan(0);
  expect(1500 - puzzle.rating).toBeLessThan(20);
  expect(player.deviation).toBeLessThan(350);
});

it('agrees with the paper for one meeting', () => {
  // Glickman's example: 1500 ± 200 beats 1400 ± 30. By hand: g = 0.9955, E = 0.639, v = 4.37 (on its inner scale).
  const { player } = meet(
    {
      player: { rating: 1500, deviation: 200, volatility: 0.06 },
      puzzle: { rating: 1400, deviation: 30, volatility: 0.06 },
    },
    1,
  );
  const phi = Math.sqrt(1 / (1 / ((200 / 173.7178) ** 2 + 0.06 ** 2) + 1 / 4.37));
  expect(player.rating).toBeCloseTo(1500 + 173.7178 * phi ** 2 * 0.9955 * (1 - 0.639), 0);
});

it('rates what is solved above what is solved with help, and that above what is not', () => {
  const ratings = [1, 0.5, 0].map((score) => meet({ player: known, puzzle: known }, score).player.rating);
  expect(ratings[0]).toBeGreaterThan(ratings[1]! + 5);
  expect(ratings[1]).toBeGreaterThan(ratings[2]! + 5);
});

it('gives even odds to equals, and ten to one for 400 points', () => {
  expect(chanceOf(1500, 1500)).toBe(0.5);
  expect(chanceOf(1900, 1500)).toBeCloseTo(10 / 11);
});
