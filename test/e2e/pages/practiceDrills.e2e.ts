import { expect, it } from 'vitest';
import { violationsOf } from '../looks/accessibility.ts';
import { useStage } from '../stage/stage.ts';
import { AtTheGame, words } from './practice/atTheGame.ts';

const stage = useStage();
const { drill } = words;

it('drills openings and perfect clears: shows a way, says at once when none is left, goes back, and keeps the result', async () => {
  const okiba = await stage.launch();
  await okiba.request('practice:open', null);
  const page = await okiba.window('practice');
  const game = new AtTheGame(page);
  const plan = page.locator('.board [data-role=plan]');
  const button = (name: string) => page.getByRole('button', { name });
  const isReached = async () => (await page.getByText(words.ends.reached).count()) > 0;

  await game.choose('tetris', 'opening');
  await button(drill.after).click();
  await page.getByText(drill.openings.tkiFlat, { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await game.begin();
  expect(await plan.count()).toBe(1);
  expect(await game.number(drill.left)).toBe(6);
  expect(await violationsOf(page)).toEqual([]);
  await button(drill.show).click();
  await game.followUntil(isReached, 20);
  expect(await plan.count()).toBe(0);
  await button(drill.same).click();
  await expect.poll(() => game.number(drill.left)).toBe(6);
  await game.count.waitFor({ state: 'detached' });
  await game.restartAndLeave();
  await page
    .getByRole('region', { name: words.lobby.recent })
    .getByText(words.lobby.modes.opening.name)
    .waitFor();

  await game.choose('tetris', 'perfect');
  await button(drill.more).click();
  await page.getByText(drill.pieces(4)).waitFor();
  await game.begin();
  const blocks = () => page.locator('.board [data-kind]').count();
  /** Before each piece: the first ones may happen to be right. */
  const before: number[] = [];
  const lost = page.getByText(drill.lost.clear);
  for (let piece = 0; piece < 4 && !(await lost.count()); piece++) {
    before.push(await blocks());
    await game.press('Space');
    await page.waitForTimeout(300);
  }
  await lost.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await button(drill.back).click();
  await expect.poll(() => lost.count()).toBe(0);
  await game.count.waitFor({ state: 'detached' });
  expect(before).toContain(await blocks());
  await button(drill.show).click();
  await game.followUntil(isReached, 20);
  /** Of the piece that comes in. */
  const falling = 4;
  expect(await blocks()).toBe(falling);
});
