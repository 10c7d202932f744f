import { describe, expect, it } from 'vitest';
import {
  players,
  recordBy,
  recordGame,
  playerNames,
  type Chooser,
} from '../../../build/fit/review/players.ts';
import { ratings } from '../../../engine/review/rating.ts';
import { reviewTurns, summarise } from '../../../engine/review/review.ts';

const planted = [14, 31, 47];

/** Plays as the engine does, but for three places that leave most holes. */
const withBlunders: Chooser = (options, state, random, placed) => {
  if (!planted.includes(placed)) return players.engine(options, state, random, placed);
  const alive = options.filter(({ result, choice }) => !result.toppedOut && !choice.useHold);
  return alive.reduce((worst, one) => (one.result.holesAdded > worst.result.holesAdded ? one : worst));
};

it('names three planted blunders of sixty pieces first, and why', () => {
  const game = recordBy(withBlunders, 'planted', 8, 60);
  const judged = [...reviewTurns(game)];
  expect(judged).toHaveLength(60);
  const { costliest, counts } = summarise(game, judged);
  expect(costliest.toSorted((a, b) => a - b)).toEqual(planted);
  // One is worth so little less than the hint's place, which clears a row, that it is called inaccurate.
  expect(planted.map((at) => judged[at]!.rating)).toEqual(['mistake', 'inaccuracy', 'mistake']);
  expect(counts.mistake + counts.blunder).toBe(2);
  for (const at of planted) expect(judged[at]!.mistakes.map(({ kind }) => kind)).toContain('makesHoles');
});

describe('of players from the worst to the best', () => {
  const seeds = [31, 32];
  const shares = playerNames.map((name) => {
    const games = seeds.map((seed) => recordGame(name, seed, 50));
    const judged = games.flatMap((game) => [...reviewTurns(game)]);
    const accuracies = games.map((game) => summarise(game, [...reviewTurns(game)]).accuracy!);
    const share = Object.fromEntries(
      ratings.map((rating) => [rating, judged.filter((one) => one.rating === rating).length / judged.length]),
    );
    return { name, accuracies, share };
  });

  it('the accuracy rises, game by game', () => {
    for (const [at, { accuracies }] of shares.entries())
      for (const better of shares[at + 1]?.accuracies ?? [])
        expect(better).toBeGreaterThan(Math.max(...accuracies));
  });

  it('the share of the best moves rises, and that of blunders falls', () => {
    for (const [at, { share }] of shares.slice(0, -1).entries()) {
      expect(shares[at + 1]!.share['best']).toBeGreaterThan(share['best']!);
      expect(shares[at + 1]!.share['blunder']!).toBeLessThanOrEqual(share['blunder']!);
    }
    expect(shares[0]!.share['blunder']).toBeGreaterThan(0.3);
    expect(shares.at(-1)!.share['best']).toBeGreaterThan(0.8);
  });
});
