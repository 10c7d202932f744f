/** What lies over what: other windows over the overlay's game, and the mouse through the overlay. */
import { beforeEach, expect, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { practice } from '../games/windows.ts';
import { Hint } from '../playing/Hint.ts';
import { hintOf, isReady } from '../playing/playWithHints.ts';
import type { RealGame } from '../stage/RealGame.ts';
import { emptyTitle } from './stage/bareWindow.ts';
import { useWindows } from './stage/windowsStage.ts';

const stage = useWindows();
let game: RealGame;
let hint: Hint;

beforeEach(async () => {
  const okiba = await stage.open(1);
  await openWatchedPractice(okiba);
  game = await stage.attach(practice);
  game.moveTo({ x: 60, y: 40, width: -1, height: -1 });
  await game.begin(stage.screen);
  const isThere = 'a hint for the window';
  await okiba.until((state) => isReady(state) && state.source?.kind === 'window', isThere, 40_000);
  hint = new Hint(okiba, game, stage.screen);
});

/** Most of the screen, the game's board with it. */
const large = { width: 1700, height: 980 };

async function minimiseOther(): Promise<void> {
  await expect.poll(() => stage.desktop.run('wmctrl', '-l'), { timeout: 60_000 }).toContain(emptyTitle);
  stage.desktop.run('xdotool', 'search', '--name', `^${emptyTitle}$`, 'windowminimize');
}

// What the window manager raises is not above for Wine, as for Windows it is: a window that has just come up is for both.
it('leaves while another window lies over the game, and comes back', async () => {
  const board = await hint.board();
  await hint.until(true, board, 'a hint');
  const took = await hint.lag(
    false,
    board,
    () => stage.openEmptyWindow(large),
    'no hint over the other window',
  );
  console.log(`Windows: hidden ${took} ms after another window lay over the game`);
  await minimiseOther();
  game.restore();
  await hint.until(true, board, 'the hint again', 20_000);
});

it('lets the mouse through to the game', async () => {
  const board = await hint.board();
  await hint.until(true, board, 'a hint');
  const page = await stage.okiba.page('practice');
  await page.evaluate(() => {
    Object.assign(globalThis, { pressed: [] });
    addEventListener('pointerdown', ({ clientX, clientY }) => pressed.push([clientX, clientY]), true);
  });
  const [[column, row]] = hintOf(await stage.okiba.until(isReady, 'a hint'))!.cells as [[number, number]];
  const { x, y, width, height } = board.rect;
  const at = [x + ((column + 0.5) * width) / 10, y + height - ((row + 0.5) * height) / 20].map(Math.round);
  stage.desktop.run('xdotool', 'mousemove', `${at[0]}`, `${at[1]}`, 'click', '1');
  const area = game.area();
  await expect
    .poll(() => page.evaluate(() => pressed), { timeout: 60_000 })
    .toEqual([[at[0]! - area.x, at[1]! - area.y]]);
});

declare let pressed: [number, number][];
