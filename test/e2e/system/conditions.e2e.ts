/** What may happen on a machine while a game is watched: the clock is set back, the window is resized, the screen is small. */
import { describe, expect, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { practice } from '../games/windows.ts';
import { isReady } from '../playing/playWithHints.ts';
import { untilDrawn } from '../playing/Hint.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { RealGame } from '../stage/RealGame.ts';
import { useStage, type Stage } from '../stage/stage.ts';

const hourMs = 3_600_000;

async function watch(stage: Stage): Promise<{ okiba: Okiba; game: RealGame }> {
  const okiba = await stage.launch();
  await openWatchedPractice(okiba);
  const game = await RealGame.attach(stage.desktop, practice);
  game.moveTo({ x: 40, y: 20, width: -1, height: -1 });
  await game.begin(stage.screen);
  const isThere = 'a hint for the window';
  await okiba.until((state) => isReady(state) && state.source?.kind === 'window', isThere, 40_000);
  return { okiba, game };
}

/** Each has its hint, at its place on the screen. */
async function playPieces(stage: Stage, okiba: Okiba, game: RealGame, pieces: number): Promise<void> {
  for (let at = 0; at < pieces; at++) {
    const { piece } = await okiba.until(isReady, 'a hint');
    await untilDrawn(okiba, game, stage.screen);
    game.press('hardDrop');
    await okiba.until((state) => isReady(state) && state.piece !== piece, 'a hint for the next piece');
  }
}

/** In all processes that look at the clock: the machine's own is everybody's. */
async function setClockBack(okiba: Okiba): Promise<void> {
  await okiba.app.evaluate((_, by) => {
    const real = Date.now;
    Date.now = () => real() - by;
  }, hourMs);
  for (const name of ['capture', 'overlay', 'panel', 'practice'])
    await (
      await okiba.page(name)
    ).evaluate((by) => {
      const real = Date.now;
      Date.now = () => real() - by;
    }, hourMs);
}

describe('a watched game', () => {
  const stage = useStage();

  it('is helped on where the clock is set back, and let go of in time when it is closed', async () => {
    const { okiba, game } = await watch(stage);
    await playPieces(stage, okiba, game, 2);
    await setClockBack(okiba);
    await playPieces(stage, okiba, game, 4);
    game.close();
    await okiba.until(({ source, status }) => source === null && status === 'searching', 'letting go');
  });

  it('is helped on while its window is resized again and again', async () => {
    const { okiba, game } = await watch(stage);
    const { width, height } = game.area();
    for (const [wider, higher] of [
      [120, 60],
      [-40, -30],
      [260, 0],
      [0, 0],
    ] as const) {
      game.moveTo({ x: 40, y: 20, width: width + wider, height: height + higher });
      await expect.poll(() => game.area().width, { timeout: 10_000 }).toBe(width + wider);
      await playPieces(stage, okiba, game, 2);
    }
  });
});

describe('a screen of 1280 x 720', () => {
  const stage = useStage({ size: '1280x720x24' });

  it('has room for the game, its hints and the panel', async () => {
    const { okiba, game } = await watch(stage);
    await playPieces(stage, okiba, game, 3);
    const { x, y, width, height } = game.area();
    expect(x + width).toBeLessThanOrEqual(1280);
    expect(y + height).toBeLessThanOrEqual(720);
    const panel = await okiba.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().includes('/panel/'))!
        .getBounds(),
    );
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.y).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(1280);
    expect(panel.y + panel.height).toBeLessThanOrEqual(720);
  });
});
