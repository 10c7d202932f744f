/** The hint as it stands on the screen: looked at in pixels, at the place where the game's window is. */
import { expect } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import type { Cell, Piece } from '../../../engine/tetris/types.ts';
import type { Image } from '../../../vision/types.ts';
import { colourOf } from '../../../electron/contract/colours/pieces.ts';
import { legible } from '../../../electron/contract/hint/legible.ts';
import { boardOnScreen, hintOf, isReady } from './playWithHints.ts';
import { sleep } from '../stage/desktop.ts';
import type { PanelPage } from '../stage/PanelPage.ts';
import type { RealGame } from '../stage/RealGame.ts';
import { drawn, outlineShare, type BoardOnScreen } from '../stage/Recorder.ts';
import { changedShare, parseColour, type Rgb, type Screen } from '../stage/Screen.ts';

const lookMs = 5;
/** Between two questions to the panel, whose answers take longer than a look at the screen. */
const askMs = 100;
/** Of a board's pixels, more than a game changes by itself: another window stands there, or none. */
const another = 0.3;

/** In which a hint for the falling piece is drawn: the game's own, where it has been seen. */
export function hintColour({ observation }: PanelState, kind: Piece): Rgb {
  const colours = observation?.game === 'tetris' ? observation.colours : undefined;
  return parseColour(colours ? legible(colours.piece, colours.ground) : colourOf(kind));
}

/** A hint that the panel has told. */
interface Told {
  cells: readonly Cell[];
  colour: Rgb;
}

export class Hint {
  readonly #okiba: PanelPage;
  readonly #game: RealGame;
  readonly #screen: Screen;
  /** The last one. */
  #told: Told | null = null;

  constructor(okiba: PanelPage, game: RealGame, screen: Screen) {
    this.#okiba = okiba;
    this.#game = game;
    this.#screen = screen;
  }

  /** Where the watched board stands now. */
  async board(): Promise<BoardOnScreen> {
    return boardOnScreen(await this.#okiba.until(isReady, 'a hint'), this.#game);
  }

  /** Resolves when the hint that is told from now on is drawn on this board, or none is. */
  async until(isDrawn: boolean, board: BoardOnScreen, what: string, timeoutMs = 10_000): Promise<void> {
    this.#told = null;
    await this.#ask();
    await this.#look(board, (image) => this.#isDrawn(image, board) === isDrawn, what, timeoutMs);
  }

  /**
   * Milliseconds from the first picture of this board that is another one after `act`, until the hint is drawn on it, or no
   * longer is, as the screen's pixels have it. To be asked for once there was a hint.
   */
  async lag(isDrawn: boolean, board: BoardOnScreen, act: () => void, what: string): Promise<number> {
    const before = await this.#screen.grab(board.rect);
    act();
    const isOther = (image: Image) => changedShare(before, image) >= another;
    await this.#look(board, isOther, 'another picture');
    const since = Date.now();
    await this.#look(board, (image) => this.#isDrawn(image, board) === isDrawn, what);
    return Date.now() - since;
  }

  /** The panel is asked meanwhile, without waiting for it, which hint it is that would be drawn. */
  async #look(
    board: BoardOnScreen,
    isIt: (image: Image) => boolean,
    what: string,
    timeoutMs = 10_000,
  ): Promise<void> {
    let asked: Promise<void> | null = null;
    const mostMs = timeoutMs * this.#okiba.patience;
    for (const since = Date.now(); !isIt(await this.#screen.grab(board.rect));) {
      if (Date.now() - since > mostMs) throw new Error(`${what}: not within ${mostMs} ms`);
      asked ??= sleep(askMs)
        .then(() => this.#ask())
        .finally(() => (asked = null));
      await Promise.race([asked, sleep(lookMs)]);
    }
  }

  #isDrawn(image: Image, board: BoardOnScreen): boolean {
    return this.#told !== null && outlineShare(image, board, this.#told.cells, this.#told.colour) >= drawn;
  }

  async #ask(): Promise<void> {
    const state = await this.#okiba.state();
    const [hint, kind] = [hintOf(state), state.state?.position.queue[0]];
    if (hint && kind) this.#told = { cells: hint.cells, colour: hintColour(state, kind) };
  }
}

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
