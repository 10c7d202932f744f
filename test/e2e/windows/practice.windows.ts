import { expect, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { practice } from '../games/windows.ts';
import { Beginner, isReady } from '../playing/playWithHints.ts';
import { inWords, isWrong, summary } from '../playing/report.ts';
import { blackShare } from './stage/blackShare.ts';
import { useWindows } from './stage/windowsStage.ts';

const stage = useWindows();

it.each([1, 1.25, 1.5])('leads a beginner through the practice game at a scale of %d', async (scale) => {
  const okiba = await stage.open(scale);
  await expect.poll(() => okiba.panel.evaluate(() => devicePixelRatio), { timeout: 60_000 }).toBe(scale);
  await openWatchedPractice(okiba);
  const game = await stage.attach(practice);
  await game.begin(stage.screen);
  const beginner = await Beginner.sitDown(okiba, game, stage.screen);
  const played = await beginner.play(8);
  console.log(summary(`Windows at ${scale}`, played));
  expect(played.turns.filter(isWrong).map(inWords)).toEqual([]);
  const { hasPlace } = await okiba.until(isReady, 'a hint');
  expect(hasPlace).toBe(true);
  await okiba.request('settings:change', { welcomed: true });
  expect(await okiba.panel.locator('.status').innerText()).toContain('The place is shown on your game.');
  expect(blackShare(await stage.screen.grab(beginner.board.rect))).toBeLessThan(0.01);
});
