import { expect, it } from 'vitest';
import { practice } from '../games/windows.ts';
import { Beginner } from '../playing/playWithHints.ts';
import { inWords, isWrong, summary } from '../playing/report.ts';
import { RealGame } from '../stage/RealGame.ts';
import { useWindows } from './stage/windowsStage.ts';

const stage = useWindows();

it.each([1, 1.25, 1.5])('leads a beginner through the practice game at a scale of %d', async (scale) => {
  const okiba = await stage.open(scale);
  expect(await okiba.panel.evaluate(() => devicePixelRatio)).toBe(scale);
  await okiba.request('practice:open', null);
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  const beginner = await Beginner.sitDown(okiba, game, stage.screen);
  const played = await beginner.play(8);
  console.log(summary(`Windows at ${scale}`, played));
  expect(played.turns.filter(isWrong).map(inWords)).toEqual([]);
});
