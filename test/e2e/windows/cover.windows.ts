/** Other windows lie over the game: the overlay leaves. */
import { beforeEach, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { practice } from '../games/windows.ts';
import { Hint } from '../playing/Hint.ts';
import { isReady } from '../playing/playWithHints.ts';
import { RealGame } from '../stage/RealGame.ts';
import type { BoardOnScreen } from '../stage/Recorder.ts';
import { useWindows } from './stage/windowsStage.ts';

const stage = useWindows();
let game: RealGame;
let hint: Hint;

beforeEach(async () => {
  const okiba = await stage.open(1);
  await openWatchedPractice(okiba);
  game = await RealGame.attach(stage.desktop, practice);
  game.moveTo({ x: 60, y: 40, width: -1, height: -1 });
  await game.begin(stage.screen);
  const isThere = 'a hint for the window';
  await okiba.until((state) => isReady(state) && state.source?.kind === 'window', isThere, 40_000);
  hint = new Hint(okiba, game, stage.screen);
});

const wmctrl = (...args: string[]): void => void stage.desktop.run('wmctrl', '-F', '-r', ...args);

/** Puts the panel over the board as a user does who goes on working there. */
function coverWithPanel({ rect }: BoardOnScreen): void {
  wmctrl('Okiba', '-e', `0,${Math.round(rect.x) - 20},${Math.round(rect.y) - 40},-1,-1`);
  stage.desktop.run('wmctrl', '-F', '-a', 'Okiba');
}

it('leaves while the panel lies over the game, and comes back', async () => {
  const board = await hint.board();
  await hint.until(true, board, 'a hint');
  coverWithPanel(board);
  const took = await hint.until(false, board, 'no hint over the panel');
  console.log(`Windows: hidden ${took} ms after the panel lay over the game`);
  game.restore();
  await hint.until(true, board, 'the hint again', 20_000);
});
