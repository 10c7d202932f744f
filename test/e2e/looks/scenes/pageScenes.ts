/** The pages with windows of their own. */
import type { Page } from 'playwright-core';
import type { Scene } from './Scene.ts';
import { puyoSuggestion, stateOf } from './states.ts';

const progress = { solvedToday: 3, daysInARow: 12, solved: 240, tried: 310, rated: 42, trouble: null };

function own(page: Scene['page'], state: string, more: Partial<Scene> = {}): Scene {
  return {
    name: `${page}-${state}`,
    page,
    answers: (language) => ({
      'state:get': stateOf(language),
      'puyo:suggest': { ok: true, suggestion: puyoSuggestion },
      'trainer:progress': progress,
    }),
    ...more,
  };
}

async function findTilings(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).filter({ hasText: '702' }).waitFor();
  await page.getByRole('listbox').focus();
  await page.keyboard.press('ArrowRight');
}

async function findClears(page: Page): Promise<void> {
  await page.getByRole('group').first().getByRole('button').last().click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: '514' }).waitFor();
  await page.getByRole('listbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.locator('summary').click();
}

export const pageScenes: readonly Scene[] = [
  own('tiling', 'found', { prepare: findTilings, seen: ['textarea'] }),
  own('tiling', 'clears', { prepare: findClears, seen: ['input[type=text]', '[role=listbox]'] }),
];
