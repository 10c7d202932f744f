import type { StartingPosition } from '../../../electron/contract/asking/practice.ts';

/** The game that would go on from elsewhere. */
interface Game {
  readonly isUnderWay: boolean;
  goOnFrom(position: StartingPosition): void;
}

/** A position from elsewhere to play on from: at once, or once the player has given up the game that is under way. */
export class Onward {
  readonly #game: Game;
  /** What waits for the player's answer; null: nothing. */
  offered: StartingPosition | null = $state.raw(null);

  constructor(game: Game) {
    this.#game = game;
  }

  offer(position: StartingPosition): void {
    if (this.#game.isUnderWay) this.offered = position;
    else this.#game.goOnFrom(position);
  }

  take(): void {
    const position = this.offered;
    this.offered = null;
    if (position) this.#game.goOnFrom(position);
  }

  keepGame(): void {
    this.offered = null;
  }
}
