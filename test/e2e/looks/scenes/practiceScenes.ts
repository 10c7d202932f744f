/** The practice games: before one, in the middle, while options are chosen, and at the end. */
import type { Page } from 'playwright-core';
import type { Messages } from '../../../../renderer/shared/words/messages.ts';
import type { Scene } from './Scene.ts';
import { stateOf } from './states.ts';

const survived = {
  game: 'tetris',
  mode: 'survive',
  chain: 0,
  outcome: 'over',
  helped: true,
  score: 4200,
  cleared: 21,
  placed: 64,
  milliseconds: 95_300,
  at: 1_700_000_000_000,
};
const history = { bests: [survived], recent: [survived], trouble: null };

function practice(state: string, prepare?: Scene['prepare'], seen?: readonly string[]): Scene {
  return {
    name: `practice-${state}`,
    page: 'practice',
    answers: (language) => ({
      'state:get': stateOf(language),
      'practice:history': history,
      'practice:change': null,
      'practice:finished': history,
    }),
    ...(prepare && { prepare }),
    ...(seen && { seen }),
  };
}

async function begin(page: Page): Promise<void> {
  await page.locator('.lobby').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.count').waitFor({ state: 'detached' });
}

async function playTetris(page: Page): Promise<void> {
  await begin(page);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Space', 'c']) await page.keyboard.press(key);
  await page.locator('.board [data-role=hint]').waitFor();
}

async function playPuyo(page: Page): Promise<void> {
  await page.locator('.lobby').waitFor();
  await page.keyboard.press('2');
  await begin(page);
  await page.locator('.board [data-role=hint]').waitFor();
}

async function pileUp(page: Page, words: Messages): Promise<void> {
  await begin(page);
  for (let piece = 0; piece < 30; piece++) await page.keyboard.press('Space');
  await page.getByText(words.practice.over).waitFor();
}

async function openOptions(page: Page, words: Messages): Promise<void> {
  await page.locator('.lobby').waitFor();
  await page.getByRole('button', { name: words.practice.options }).click();
  await page.locator('.options').waitFor();
}

export const practiceScenes: readonly Scene[] = [
  practice('lobby', (page) => page.locator('.lobby').waitFor()),
  practice('tetris', playTetris, ['.board', '.left', '.right', 'footer']),
  practice('puyo', playPuyo, ['.board', '.left', '.right', 'footer']),
  practice('over', pileUp),
  practice('options', openOptions),
];
