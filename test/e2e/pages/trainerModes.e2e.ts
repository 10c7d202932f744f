import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../../../renderer/trainer/words/trainerMessages.en.ts';
import { painted } from '../stage/PanelPage.ts';
import { useStage } from '../stage/stage.ts';
import { fail, puzzleOn, slotOn, solve } from './solving.ts';
import { violationsOf } from '../looks/accessibility.ts';

const stage = useStage();
const patience = { timeout: 20_000 };

async function openTrainer(): Promise<Page> {
  const okiba = await stage.launch();
  await okiba.panel.getByRole('button', { name: 'T-spin trainer' }).click();
  const page = await okiba.window('trainer');
  await expect.poll(() => puzzleOn(page), patience).not.toBeNull();
  return page;
}

async function choose(page: Page, mode: keyof typeof en.modes): Promise<void> {
  await page.keyboard.press('m');
  await page.getByRole('navigation').getByText(en.modes[mode].name, { exact: true }).click();
}

const verdict = (page: Page) => page.getByLabel('How you’re doing').innerText();
const results = (page: Page) => page.getByRole('list', { name: 'Results so far' }).innerText();

/** Another puzzle than that of this name stands there. */
async function another(page: Page, before: string | null): Promise<void> {
  await expect.poll(() => puzzleOn(page), patience).not.toBe(before);
  await expect.poll(() => puzzleOn(page), patience).not.toBeNull();
}

/** Drops pieces where they come in until the try is over: the first ones may be right by chance. */
async function dropAll(page: Page): Promise<void> {
  const pieces =
    1 + (await page.getByRole('list', { name: 'Pieces, in this order' }).getByRole('img').count());
  for (let drops = 0; drops < pieces; drops += 1) {
    await page.keyboard.press('Space');
    await expect.poll(() => verdict(page), patience).not.toContain('from memory');
    if (!/On track|Now bring/.test(await verdict(page))) return;
  }
}

it('is practised in every mode by keys, and shows the result afterwards', async () => {
  const page = await openTrainer();
  await solve(page);
  await expect.poll(() => verdict(page), patience).toContain('Solved');
  const first = await puzzleOn(page);
  await page.keyboard.press('1');
  await another(page, first);

  await choose(page, 'daily');
  await another(page, null);
  await solve(page);
  await expect.poll(() => verdict(page), patience).toContain('Solved');
  await page.keyboard.press('m');
  await expect.poll(() => page.getByText('Done for today').count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await choose(page, 'curated');
  await another(page, null);
  await solve(page);
  await expect.poll(() => verdict(page), patience).toContain('Solved');
  await page.keyboard.press('2');
  await expect.poll(() => page.getByText('No. 2 of 50').count()).toBe(1);

  await choose(page, 'streak');
  await page.keyboard.press('Enter');
  await another(page, null);
  const begun = await puzzleOn(page);
  await solve(page);
  await expect.poll(() => results(page), patience).toBe('✓');
  await another(page, begun);
  await fail(page);
  await expect.poll(() => page.getByText('1 solved', { exact: true }).count(), patience).toBe(1);

  for (const mode of ['storm', 'test', 'plan'] as const) {
    await choose(page, mode);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await another(page, null);
    await solve(page);
    await expect.poll(() => results(page), patience).toBe('✓');
    expect(await page.getByRole('timer').innerText()).toMatch(/^\d:\d\d$/);
  }

  await choose(page, 'slot');
  await expect.poll(() => page.locator('[data-cell]').count(), patience).toBeGreaterThan(0);
  const [x, y] = await slotOn(page);
  await page.locator(`[data-cell="${x},${y}"]`).click();
  await expect.poll(() => verdict(page), patience).toContain('That’s it');

  await choose(page, 'flash');
  await another(page, null);
  const flashed = await puzzleOn(page);
  await expect.poll(() => verdict(page), patience).toContain('from memory');
  await dropAll(page);
  await another(page, flashed);

  await choose(page, 'repeat');
  await expect.poll(() => page.getByText(en.nothingDue).count(), patience).toBe(1);

  await page.keyboard.press('p');
  await expect.poll(() => page.getByRole('row').count(), patience).toBeGreaterThan(1);
  expect(await violationsOf(page)).toEqual([]);
});

it('remembers mode and kind, and moves pieces by the chosen keys, like the practice game', async () => {
  const page = await openTrainer();
  expect(await violationsOf(page)).toEqual([]);
  const kinds = page.getByRole('group', { name: 'Kind of puzzle' });
  await kinds.getByRole('button', { name: 'T\u2011spin Double' }).click();
  await page.getByRole('button', { name: '2 pieces' }).click();
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'drop: Space' }).click();
  await page.keyboard.press('k');
  await page.reload();
  await expect.poll(() => puzzleOn(page), patience).toContain('tsd2');
  await expect.poll(() => page.getByRole('contentinfo').innerText(), patience).toContain('K Drop');
  await painted(page);
  // One drop: it may end the try, and the next one would begin another.
  await page.keyboard.press('k');
  await expect
    .poll(() => verdict(page), patience)
    .toMatch(/On track|Out of pieces|No longer possible|Blocked|cleared|Solved/);
  await stage.okiba.request('practice:open', null);
  const practice = await stage.okiba.window('practice');
  await expect.poll(() => practice.getByRole('contentinfo').innerText()).toContain('K drop');
});
