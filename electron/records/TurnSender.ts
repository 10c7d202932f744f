import type { GameHeader, Turn } from '../../engine/review/record.ts';
import type { GameKeeper } from '../games/GameRecorder.ts';
import type { ToldTurn } from './messages.ts';

/** A turn is sent again so often after the thread has died. */
const mostTries = 3;

/** Keeps games by telling another thread of every turn. */
export class TurnSender implements GameKeeper {
  readonly #keep: (turn: ToldTurn) => Promise<void>;

  /** Games that are kept at most; null: all. */
  most: number | null = null;

  /** `keep` rejects where it isn't known whether the turn was kept: it is sent again, in its turn. */
  constructor(keep: (turn: ToldTurn) => Promise<void>) {
    this.#keep = keep;
  }

  begin(header: GameHeader): { add(turn: Turn): void } {
    let number = 0;
    return { add: (turn) => void this.#send({ header, number: number++, turn, most: this.most }) };
  }

  /** Those that fail together are sent again in their order: each before the ones that came after it. */
  async #send(turn: ToldTurn, tries = mostTries): Promise<void> {
    await this.#keep(turn).catch(() => (tries > 1 ? this.#send(turn, tries - 1) : undefined));
  }
}
