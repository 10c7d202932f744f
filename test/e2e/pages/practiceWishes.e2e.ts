import { expect, it } from 'vitest';
import { violationsOf } from '../looks/accessibility.ts';
import { useStage } from '../stage/stage.ts';
import { AtTheGame, words } from './practice/atTheGame.ts';

const stage = useStage();

it('plays by the player’s options: an own board, counted keys with a piece that comes back, splits, another skin', async () => {
  const okiba = await stage.launch();
  await okiba.request('practice:open', null);
  const page = await okiba.window('practice');
  const game = new AtTheGame(page);
  const isSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  await game.choose('tetris', 'own');
  await page.getByRole('radio', { name: new RegExp(`^${words.lobby.helps.off.name}`) }).check();
  await page.getByLabel(new RegExp(`^${words.own.board.name}`)).fill('XXXX');
  await page.getByRole('alert').filter({ hasText: '10' }).waitFor();
  await page.getByLabel(new RegExp(`^${words.own.board.name}`)).fill('XXXX......\nXXXXX.XXXX');
  await page.getByLabel(new RegExp(`^${words.own.queue.name}`)).fill('tio');
  await page.getByRole('button', { name: words.own.more }).click();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('input[name=finesse][value=again]').check();
  await game.begin();
  expect(await page.locator('.board [data-kind=X]').count()).toBe(13);
  expect(await page.locator('.board [data-kind=G]').count()).toBe(9);
  expect(await page.locator('.board [data-kind=T]').count()).toBe(4);

  await game.press('ArrowLeft', 'ArrowRight', 'Space');
  await page.getByText(words.finesse.again).waitFor();
  expect(await game.number(words.finesse.faults)).toBe(2);
  expect(await page.locator('.board [data-kind=T]').count()).toBe(4);
  expect(await page.locator('.board [data-role=hint]').count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await game.press('Space');
  await expect.poll(() => page.locator('.board [data-kind=I]').count()).toBe(4);
  await game.restartAndLeave();

  await page.getByRole('button', { name: words.options }).click();
  await page.getByLabel(words.optionsPage.looks.ghost).uncheck();
  await page.getByLabel(words.optionsPage.skins.rounded).check();
  expect(await violationsOf(page)).toEqual([]);
  expect(await isSideways()).toBe(false);
  await page.keyboard.press('Escape');

  await game.choose('tetris', 'rows40');
  await game.begin();
  const splits = page.getByRole('region', { name: words.splits.heading });
  expect(await splits.getByRole('definition').allInnerTexts()).toEqual(['–', '–', '–', '–']);
  expect(await page.locator('[data-skin=rounded] .board [data-kind]').count()).toBe(4);
  expect(await page.locator('.board [data-role=ghost]').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await isSideways()).toBe(false);
});
