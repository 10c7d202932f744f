import type { PanelState } from '../../../../electron/contract/panel.ts';
import { sleep } from '../../../e2e/stage/desktop.ts';
import type { Okiba } from '../../../e2e/stage/Okiba.ts';
import type { RealGame } from '../../../e2e/stage/RealGame.ts';

/** A hand strikes so often; the panel is asked as seldom, so that asking costs next to nothing. */
const strikeMs = 180;

/** Plays a watched game by its hints, at a player's pace, until it is stopped. */
export class Autopilot {
  readonly #okiba: Okiba;
  readonly #game: RealGame;
  #isStopped = false;
  /** Pieces dropped so far. */
  pieces = 0;

  constructor(okiba: Okiba, game: RealGame) {
    this.#okiba = okiba;
    this.#game = game;
  }

  async run(): Promise<void> {
    let dropped = -1;
    while (!this.#isStopped) {
      await sleep(strikeMs);
      const state = await this.#okiba.state();
      const key = state.piece === dropped ? undefined : nextKey(state);
      if (!key) continue;
      this.#game.press(key);
      if (key !== 'hardDrop') continue;
      dropped = state.piece;
      this.pieces++;
    }
  }

  stop(): void {
    this.#isStopped = true;
  }
}

function nextKey({ status, suggestion }: PanelState) {
  return status === 'ready' ? suggestion?.candidates[0]?.inputs[0] : undefined;
}
