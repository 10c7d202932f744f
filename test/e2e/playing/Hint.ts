/** The hint as it stands on the screen: looked at in pixels, at the place where the game's window is. */
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Piece } from '../../../engine/tetris/types.ts';
import { colourOf } from '../../../renderer/shared/board/colours.ts';
import { legible } from '../../../renderer/shared/hint/legible.ts';
import { boardOnScreen, hintOf, isReady } from './playWithHints.ts';
import { sleep } from '../stage/desktop.ts';
import type { PanelPage } from '../stage/PanelPage.ts';
import type { RealGame } from '../stage/RealGame.ts';
import { drawn, outlineShare, type BoardOnScreen } from '../stage/Recorder.ts';
import { parseColour, type Rgb, type Screen } from '../stage/Screen.ts';

const lookMs = 15;

/** In which a hint for the falling piece is drawn: the game's own, where it has been seen. */
export function hintColour({ observation }: PanelState, kind: Piece): Rgb {
  const colours = observation?.game === 'tetris' ? observation.colours : undefined;
  return parseColour(colours ? legible(colours.piece, colours.ground) : colourOf(kind));
}

export class Hint {
  readonly #okiba: PanelPage;
  readonly #game: RealGame;
  readonly #screen: Screen;

  constructor(okiba: PanelPage, game: RealGame, screen: Screen) {
    this.#okiba = okiba;
    this.#game = game;
    this.#screen = screen;
  }

  /** Where the watched board stands now. */
  async board(): Promise<BoardOnScreen> {
    return boardOnScreen(await this.#okiba.until(isReady, 'a hint'), this.#game);
  }

  /** Share of the told hint's outline that is drawn on this board; 0 where none is told. */
  async share(board: BoardOnScreen): Promise<number> {
    const state = await this.#okiba.state();
    const [hint, kind] = [hintOf(state), state.state?.position.queue[0]];
    if (!hint || !kind) return 0;
    const image = await this.#screen.grab(board.rect);
    return outlineShare(image, board, hint.cells, hintColour(state, kind));
  }

  /** Milliseconds until the hint is drawn on this board, or no longer is; rejects where that never comes. */
  async until(isDrawn: boolean, board: BoardOnScreen, what: string, timeoutMs = 10_000): Promise<number> {
    const since = Date.now();
    while ((await this.share(board)) >= drawn !== isDrawn) {
      if (Date.now() - since > timeoutMs) throw new Error(`${what}: not within ${timeoutMs} ms`);
      await sleep(lookMs);
    }
    return Date.now() - since;
  }
}
