import type { PuyoStart, StartingPosition, TetrisStart } from '../../../electron/contract/asking/practice.ts';

/** A game that would go on from elsewhere. */
interface Game<Start> {
  readonly isUnderWay: boolean;
  goOnFrom(position: Start): void;
}

interface Games {
  tetris: Game<TetrisStart>;
  puyo: Game<PuyoStart>;
}

/** A position from elsewhere to play on from: at once, or once the player has given up the game that is under way. */
export class Onward {
  readonly #games: Games;
  /** What waits for the player's answer; null: nothing. */
  offered: StartingPosition | null = $state.raw(null);

  constructor(games: Games) {
    this.#games = games;
  }

  offer(position: StartingPosition): void {
    if (this.#games[position.game].isUnderWay) this.offered = position;
    else goOnFrom(position, this.#games);
  }

  accept(): void {
    const position = this.offered;
    this.offered = null;
    if (position) goOnFrom(position, this.#games);
  }

  keepGame(): void {
    this.offered = null;
  }
}

/** The game that the position belongs to begins there. */
export function goOnFrom(position: StartingPosition, games: Games): void {
  if (position.game === 'puyo') games.puyo.goOnFrom(position);
  else games.tetris.goOnFrom(position);
}
