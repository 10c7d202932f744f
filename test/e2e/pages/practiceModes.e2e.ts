import { expect, it } from 'vitest';
import { violationsOf } from '../looks/accessibility.ts';
import { useStage } from '../stage/stage.ts';
import { AtTheGame, words } from './practice/atTheGame.ts';

const stage = useStage();
const { modes } = words.lobby;

it('plays every mode of both games by keys: countdown, goal, pause, restart, and result', async () => {
  const okiba = await stage.launch();
  await okiba.request('practice:open', null);
  const page = await okiba.window('practice');
  const game = new AtTheGame(page);

  await game.choose('tetris', 'marathon');
  await game.begin();
  expect(await game.number(words.rowsLeft)).toBe(150);
  await game.followUntil(async () => (await game.number(words.rowsLeft)) < 150, 30);
  expect(await game.number(words.score)).toBeGreaterThan(0);
  await game.restartAndLeave();

  await game.choose('tetris', 'rows40');
  await game.begin();
  expect(await game.number(words.rowsLeft)).toBe(40);
  await game.pauseAndGoOn(words.time);
  await game.restartAndLeave();

  await game.choose('tetris', 'minutes2');
  await game.begin();
  expect(await game.seconds(words.timeLeft)).toBeLessThanOrEqual(120);
  await game.press('Space');
  await expect.poll(() => game.seconds(words.timeLeft)).toBeLessThan(119);
  expect(await game.number(words.score)).toBeGreaterThan(0);
  await game.restartAndLeave();

  await game.choose('tetris', 'dig');
  await game.begin();
  expect(await game.number(words.garbageLeft)).toBe(10);
  await game.followUntil(async () => (await game.number(words.garbageLeft)) < 10, 30);
  await game.restartAndLeave();

  await game.choose('tetris', 'versus');
  await game.begin();
  const rival = page.getByRole('region', { name: words.rival });
  const before = await rival.innerHTML();
  await expect.poll(() => rival.innerHTML(), { timeout: 10_000 }).not.toBe(before);
  expect(await violationsOf(page)).toEqual([]);
  await game.pileUp(words.lost);
  await page.getByRole('button', { name: words.choose }).click();

  await game.choose('puyo', 'chain');
  await game.begin();
  await game.lower();
  expect(await game.number(words.pairs)).toBe(1);
  await game.pauseAndGoOn(words.time);
  await game.restartAndLeave();

  await game.choose('puyo', 'tsume');
  await game.begin();
  const pairs = await game.number(words.pairs);
  await game.lower();
  await expect.poll(() => game.number(words.pairs)).toBe(pairs - 1);
  await game.press('u');
  await expect.poll(() => game.number(words.pairs)).toBe(pairs);
  await game.restartAndLeave();

  await game.choose('puyo', 'versus');
  await game.begin();
  await expect.poll(() => rival.count()).toBe(1);
  await game.lower();
  expect(await violationsOf(page)).toEqual([]);
  await game.restartAndLeave();

  await game.choose('tetris', 'survive');
  await game.begin();
  await game.pileUp(words.over);
  await page.getByText(words.newBest).waitFor();
  await page.getByRole('button', { name: words.review }).click();
  const review = await okiba.window('review');
  // The first move, or, once all are judged, the one that cost most.
  await expect
    .poll(() => review.getByRole('heading', { level: 2 }).allInnerTexts(), { timeout: 15_000 })
    .toContainEqual(expect.stringMatching(/^Move \d+ of \d/));
  await page.getByRole('button', { name: words.choose }).click();
  const last = page.getByRole('region', { name: words.lobby.recent }).getByRole('listitem');
  expect(await last.allInnerTexts()).toEqual([
    expect.stringContaining(modes.survive.name),
    expect.stringContaining(words.lobby.against(2)),
  ]);
  await page.getByText(/^Your best/).waitFor();

  await game.choose('tetris', 'rows40');
  await game.begin();
  await game.press('Space');
  await okiba.request('trainer:open', null);
  const trainer = await okiba.window('trainer');
  await trainer.getByRole('button', { name: 'Play on from here' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  for (let tab = 0; tab < 5; tab++) {
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, header, main')?.tagName)).toBe(
      'DIALOG',
    );
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.getByText(words.pausedLine).waitFor();
  await trainer.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: words.onward.keep }).click();
  await page.getByText(words.pausedLine).waitFor();
  await trainer.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: words.onward.take }).click();
  await expect.poll(() => page.locator('.board [data-kind]').count()).toBeGreaterThan(8);
});
