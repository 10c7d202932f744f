import { Hint } from '../../e2e/playing/Hint.ts';
import { isReady } from '../../e2e/playing/playWithHints.ts';
import { practice } from '../../e2e/games/windows.ts';
import type { Desktop } from '../../e2e/stage/desktop.ts';
import type { PanelPage } from '../../e2e/stage/PanelPage.ts';
import { RealGame } from '../../e2e/stage/RealGame.ts';
import { Screen } from '../../e2e/stage/Screen.ts';

const [first, second] = [
  { x: 60, y: 40, width: -1, height: -1 },
  { x: 420, y: 160, width: -1, height: -1 },
];

/** The practice game is open: the hint stands on its board, and goes with its window when that is moved. */
export async function expectFollowed(okiba: PanelPage, desktop: Desktop): Promise<void> {
  const screen = await Screen.open(desktop.env.DISPLAY!);
  try {
    const game = await RealGame.attach(desktop, practice);
    game.moveTo(first);
    await game.begin(screen);
    await okiba.until((state) => isReady(state) && state.source?.kind === 'window', 'its window', 40_000);
    const hint = new Hint(okiba, game, screen);
    const here = await hint.board();
    await hint.until(true, here, 'a hint on the game', 20_000);
    game.moveTo(second);
    const { x, y, width, height } = here.rect;
    const there = { x: x - first.x + second.x, y: y - first.y + second.y, width, height };
    await hint.until(true, { ...here, rect: there }, 'the hint where the game is now', 20_000);
  } finally {
    screen.close();
  }
}
