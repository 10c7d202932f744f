import { expect, it } from 'vitest';
import { PaintedGame } from './playing/paintedGame.ts';
import { isReady } from './playing/playWithHints.ts';
import { sleep } from './stage/desktop.ts';
import { changedShare } from './stage/Screen.ts';
import { useStage } from './stage/stage.ts';

const stage = useStage();

const startCompositor = () => stage.desktop.start('picom', ['--backend', 'xrender']);

/** More of the board than any hint covers. */
const sheet = 0.3;
const watchedMs = 2500;

it('shows no black sheet over the game when the compositor dies', async () => {
  let compositor = startCompositor();
  const game = await PaintedGame.open(stage.desktop.env.DISPLAY!, { cell: 28 });
  const { x, y } = await game.origin();
  const board = { ...game.board, x: x + game.board.x, y: y + game.board.y };
  const bare = await stage.screen.grab(board);
  const okiba = await stage.launch();
  await okiba.until(isReady, 'a hint', 40_000);
  await game.stir();
  const changed = async () => changedShare(bare, await stage.screen.grab(board));
  const looks = { all: 0, black: 0 };
  for (let death = 1; death <= 3; death++) {
    // A glow and a fill change more of the picture than lines.
    await expect.poll(changed, { timeout: 10_000, interval: 50 }).toBeGreaterThan(0.01);
    compositor.kill('SIGKILL');
    for (const killed = Date.now(); Date.now() - killed < watchedMs; await sleep(20)) {
      looks.all++;
      if ((await changed()) > sheet) looks.black++;
    }
    expect(await changed()).toBeGreaterThan(0);
    compositor = startCompositor();
    await sleep(1500);
  }
  console.log(`black in ${looks.black} of ${looks.all} looks`);
  expect(looks.black).toBeLessThan(0.1 * looks.all);
});
