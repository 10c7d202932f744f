/** The review: games with several mistakes, one of each kind, and the page before any game. */
import type { Page } from 'playwright-core';
import { recordGame } from '../../../../build/fit/review/players.ts';
import { recordPuyoGame } from '../../../../build/fit/review/puyoPlayers.ts';
import type { RecordedGame } from '../../../../engine/review/record.ts';
import { reviewTurns, summarise } from '../../../../engine/review/review.ts';
import type { Scene } from './Scene.ts';
import { stateOf } from './states.ts';

/** By a player that doesn't look. */
const pieces = recordGame('random', 4, 14);
const pairs = recordPuyoGame('random', 4, 14);

/** `games`: so many are listed. */
function review(state: string, game: RecordedGame, games: number, prepare?: Scene['prepare']): Scene {
  const summary = summarise(game, [...reviewTurns(game)]);
  const entries = Array.from({ length: games }, (_, at) => ({
    id: `game-${at + 1}`,
    header: game.header,
    placed: game.turns.length,
    summary,
  }));
  return {
    name: `review-${state}`,
    page: 'review',
    answers: (language) => ({
      'state:get': stateOf(language),
      'review:games': { total: games, dropped: 0, from: 0, entries },
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

/** The best place of a mistake with a pair, and how it goes on from there. */
async function findBetterPair(page: Page): Promise<void> {
  await goToMistake(page);
  await page.keyboard.press('f');
  await page.keyboard.press('h');
  await page.locator('.plan').waitFor();
  await page.keyboard.press('ArrowRight');
}

export const reviewScenes: readonly Scene[] = [review('none', pieces, 0)];

/** Rated in the page, which takes a while. */
export const ratedScenes: readonly Scene[] = [
  review('mistakes', pieces, 4, goToMistake),
  review('pairs', pairs, 4, goToMistake),
  review('pairs-again', pairs, 4, findBetterPair),
];
