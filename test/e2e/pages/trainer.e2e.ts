import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Input } from '../../../engine/tetris/types.ts';
import { en } from '../../../electron/contract/words/messages.en.ts';
import { useStage } from '../stage/stage.ts';
import { pressed } from './practice/pressed.ts';

const stage = useStage();

/** Presses the keys that the page shows for the piece that falls. */
async function playShown(page: Page): Promise<void> {
  await page.keyboard.press('s');
  const keys = page.getByLabel('The answer, key by key').getByRole('listitem');
  await expect.poll(() => keys.count()).toBeGreaterThan(0);
  const shown = await keys.evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector('svg')!.getAttribute('aria-label'),
      times: Number(item.querySelector('span')?.textContent.slice(1) ?? 1),
    })),
  );
  await page.keyboard.press('s');
  for (const { name, times } of shown) {
    const input = (Object.keys(pressed) as Input[]).find((one) => en.key[one] === name)!;
    for (let time = 0; time < times; time++) await page.keyboard.press(pressed[input]);
  }
}

it('opens from the panel, shows a puzzle and its answer, and says that it is solved', async () => {
  const okiba = await stage.launch();
  await okiba.panel.getByRole('button', { name: 'T-spin trainer' }).click();
  const page = await okiba.window('trainer');
  const verdict = page.getByLabel('How you’re doing');
  await expect.poll(() => verdict.count(), { timeout: 15_000 }).toBe(1);
  const first = await page.locator('main').getAttribute('data-puzzle');

  await playShown(page);
  await expect.poll(() => verdict.innerText()).toContain('Now bring the T in');
  await playShown(page);
  await expect.poll(() => verdict.innerText()).toContain('Solved');
  await expect.poll(() => page.getByLabel('Progress').innerText()).toContain('0 of 1 in all');

  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('main').getAttribute('data-puzzle')).not.toBe(first);
});
