import type { Location, Piece, TetrisState } from '../../tetris/types.ts';
import type { PuyoState } from '../../puyo/types.ts';
import type { PairPlace, PuyoTurn, TetrisTurn, Turn } from '../record.ts';
import { explainPuyo } from './puyoPlacement.ts';
import { explainTetris } from './tetrisPlacement.ts';
import { puyoTurn, tetrisTurn } from './turn.ts';

export type Position = TetrisState | PuyoState;

/** The place of the hint for the falling piece, or the pair. */
export type Hinted = Location | PairPlace;

/** More rows of garbage come up at once in no game. */
const mostGarbage = 8;

/**
 * From positions as they are seen, one after the other, to the turns between them. A position may be given any number of
 * times; what no single placement explains is left out, and the next turn begins afresh.
 */
export class TurnFollower {
  #first: Position | null = null;
  #latest: Position | null = null;
  #hinted: { lying: string; place: Hinted } | null = null;

  /** The turn that ended with this position; null where none did. `at`: milliseconds since the game began. */
  follow(position: Position, at: number): Turn | null {
    const before = this.#first;
    if (before && lyingIn(before) === lyingIn(position)) {
      this.#latest = position;
      return null;
    }
    const turn = before && this.#latest && this.#between(before, this.#latest, position, at);
    this.#first = this.#latest = position;
    this.#hinted = null;
    return turn;
  }

  /** A hint was shown for this position. */
  hint(position: Position, place: Hinted): void {
    this.#hinted = { lying: lyingIn(position), place };
  }

  /** Another game begins, or it isn't known what happens meanwhile. */
  forget(): void {
    this.#first = this.#latest = this.#hinted = null;
  }

  #between(first: Position, latest: Position, now: Position, at: number): Turn | null {
    const hint = this.#hinted?.lying === lyingIn(first) ? this.#hinted.place : null;
    if (first.game === 'tetris' && latest.game === 'tetris' && now.game === 'tetris')
      return explainedTurn(first, latest, now, at, hint as Location | null);
    if (first.game === 'puyo' && now.game === 'puyo')
      return explainedPair(first, now, at, hint as PairPlace | null);
    return null;
  }
}

/** What lies: with the next piece it is always something else. */
function lyingIn(position: Position): string {
  return position.game === 'tetris' ? position.board.masks.join() : position.field.cells.join();
}

/** The piece that fell last first: it may have come out of hold. */
function piecesOf(first: TetrisState, latest: TetrisState): Piece[] {
  const swapped = first.hold ?? first.queue[1];
  const found = [latest.queue[0], first.queue[0], first.canHold ? swapped : undefined];
  return [...new Set(found.filter((piece) => piece !== undefined))];
}

function explainedTurn(
  first: TetrisState,
  latest: TetrisState,
  now: TetrisState,
  at: number,
  hint: Location | null,
): TetrisTurn | null {
  const explained = explainTetris(first.board, now.board, piecesOf(first, latest), mostGarbage);
  if (!explained) return null;
  return tetrisTurn(first, explained.placed, at, hint);
}

function explainedPair(
  first: PuyoState,
  now: PuyoState,
  at: number,
  hint: PairPlace | null,
): PuyoTurn | null {
  const placed = explainPuyo(first, now.field);
  return placed && puyoTurn(first, placed, at, hint);
}
