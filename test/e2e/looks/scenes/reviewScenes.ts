/** The review: a game with several mistakes, and the page before any game. */
import type { Page } from 'playwright-core';
import { recordGame } from '../../../../build/fit/review/players.ts';
import { reviewTurns, summarise } from '../../../../engine/review/review.ts';
import type { Scene } from './Scene.ts';
import { stateOf } from './states.ts';

/** By a player that doesn't look. */
const game = recordGame('random', 4, 14);
const summary = summarise(game, [...reviewTurns(game)]);
const entry = { id: 'game-1', header: game.header, placed: game.turns.length, summary };
const others = [2, 3, 4].map((number) => ({ ...entry, id: `game-${number}` }));

function review(state: string, games: readonly (typeof entry)[], prepare?: Scene['prepare']): Scene {
  return {
    name: `review-${state}`,
    page: 'review',
    answers: (language) => ({
      'state:get': stateOf(language),
      'review:games': { total: games.length, dropped: 0, from: 0, entries: games },
      'review:habits': { days: 28, recurring: [], weeks: [] },
      'review:game': game,
      'review:keep': null,
    }),
    ...(prepare && { prepare }),
  };
}

/** Until all of it is rated: the costliest moves are listed then. */
async function goToMistake(page: Page): Promise<void> {
  await page.locator('aside li button').nth(2).waitFor({ timeout: 30_000 });
  await page.keyboard.press('1');
}

export const reviewScenes: readonly Scene[] = [review('none', [])];

/** Rated in the page, which takes a while. */
export const ratedScenes: readonly Scene[] = [review('mistakes', [entry, ...others], goToMistake)];
