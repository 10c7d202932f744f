import { expect, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { practice } from '../games/windows.ts';
import { Beginner, isReady } from '../playing/playWithHints.ts';
import { inWords, isWrong, summary } from '../playing/report.ts';
import { RealGame } from '../stage/RealGame.ts';
import type { Image } from '../../../vision/types.ts';
import { useWindows } from './stage/windowsStage.ts';

const stage = useWindows();

/** The game itself has no pixel that is quite black. */
function blackShare({ data }: Image): number {
  let black = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! === 0) black++;
  return (4 * black) / data.length;
}

it.each([1, 1.25, 1.5])('leads a beginner through the practice game at a scale of %d', async (scale) => {
  const okiba = await stage.open(scale);
  expect(await okiba.panel.evaluate(() => devicePixelRatio)).toBe(scale);
  await openWatchedPractice(okiba);
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  const beginner = await Beginner.sitDown(okiba, game, stage.screen);
  const played = await beginner.play(8);
  console.log(summary(`Windows at ${scale}`, played));
  expect(played.turns.filter(isWrong).map(inWords)).toEqual([]);
  const { hasPlace } = await okiba.until(isReady, 'a hint');
  expect(hasPlace).toBe(true);
  expect(await okiba.panel.locator('.status').innerText()).toContain('The place is shown on your game.');
  expect(blackShare(await stage.screen.grab(beginner.board.rect))).toBeLessThan(0.01);
});
