/** What a recording of a practice game needs to know of it: each piece as it comes in, and that it is over. */
import type { Bridge } from '../../electron/contract/Bridge.ts';
import { stateOf, type Game } from '../../engine/tetris/rules/play.ts';
import type { Reports } from '../../electron/contract/reports.ts';
import { stateOf as puyoStateOf, type Round } from './puyo/round.ts';

type Position = Reports['practice:position']['position'];

/** Tells each position once, however often it is shown. */
export class PracticeReporter<Shown> {
  readonly #bridge: Bridge;
  readonly #keyOf: (shown: Shown) => string;
  readonly #positionOf: (shown: Shown) => Position;
  #told = '';

  constructor(bridge: Bridge, keyOf: (shown: Shown) => string, positionOf: (shown: Shown) => Position) {
    this.#bridge = bridge;
    this.#keyOf = keyOf;
    this.#positionOf = positionOf;
  }

  report(shown: Shown): void {
    const key = this.#keyOf(shown);
    if (key === this.#told) return;
    this.#told = key;
    this.#bridge.report('practice:position', { position: this.#positionOf(shown) });
  }
}

/** A game that begins anew has an empty board and no piece locked. */
export const reportTetris = (bridge: Bridge): PracticeReporter<Game> =>
  new PracticeReporter(
    bridge,
    ({ over, locked, hold, next, board }) => [over, locked, hold, next.join(), board.masks.join()].join(' '),
    stateOf,
  );

export const reportPuyo = (bridge: Bridge): PracticeReporter<Round & { isOver: boolean }> =>
  new PracticeReporter(
    bridge,
    ({ turn, field, isOver }) => [isOver, turn, field.cells.join()].join(' '),
    (round) => (round.isOver ? null : puyoStateOf(round)),
  );
