import { expect } from 'vitest';
import type { PanelPage } from '../stage/PanelPage.ts';
import type { RealGame } from '../stage/RealGame.ts';
import { outlineShare } from '../stage/Recorder.ts';
import type { Screen } from '../stage/Screen.ts';
import { hintColour } from './Hint.ts';
import { boardOnScreen, hintOf, isReady } from './playWithHints.ts';

/** Share of the present hint's outline that is on the screen where the game stands now. */
async function drawnShare(okiba: PanelPage, game: RealGame, screen: Screen): Promise<number> {
  const state = await okiba.until(isReady, 'a hint');
  const board = boardOnScreen(state, game);
  const image = await screen.grab(board.rect);
  return outlineShare(image, board, hintOf(state)!.cells, hintColour(state, state.state!.position.queue[0]!));
}

/** Resolves when a hint stands where it belongs, wherever the board is by then. */
export async function untilDrawn(okiba: PanelPage, game: RealGame, screen: Screen): Promise<void> {
  const share = () => drawnShare(okiba, game, screen);
  await expect.poll(share, { timeout: 10_000, interval: 100 }).toBeGreaterThan(0.6);
}
