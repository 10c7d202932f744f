/**
 * What a finger's way over a board does to what falls. Sideways: a move for each cell; slowly down: soft drop for as long
 * as the finger stays; quickly down: hard drop; a tap: a turn to the side of the board on which it is. Lengths in CSS
 * pixels, times in milliseconds.
 */
import type { Input } from '../../../engine/tetris/types.ts';

export type SwipeInput = Extract<Input, 'left' | 'right' | 'softDrop' | 'hardDrop' | 'cw' | 'ccw'>;

/** What presses a game's keys. */
export interface Pressed {
  down(input: SwipeInput): void;
  up(input: SwipeInput): void;
}

/** Where a finger is, from the board's left upper corner, and when. */
export interface Touched {
  x: number;
  y: number;
  at: number;
}

interface Board {
  width: number;
  cell: number;
}

/** The way of a finger since it came down. */
interface Way {
  readonly first: Touched;
  /** Where the last step was taken: the next one counts from there. */
  anchor: Touched;
  last: Touched;
  isTap: boolean;
  /** When its way down began; null: it is on none. */
  downSince: number | null;
}

/** A way down that takes no longer is a flick. */
const flickMs = 200;
/** After as long a rest a finger begins anew. */
const restMs = 100;
/** A finger that rests longer, or is moved farther, doesn't tap. */
const tapMs = 300;
const tapPixels = 12;

export class Swipes {
  readonly #press: Pressed;
  readonly #board: () => Board;
  #way: Way | null = null;
  /** The piece sinks. */
  #isDown = false;
  /** It will, unless the finger is lifted before. */
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(press: Pressed, board: () => Board) {
    this.#press = press;
    this.#board = board;
  }

  begin(place: Touched): void {
    this.cancel();
    this.#way = { first: place, anchor: place, last: place, isTap: true, downSince: null };
  }

  move(place: Touched): void {
    const way = this.#way;
    if (!way) return;
    const { first, last } = way;
    if (Math.hypot(place.x - first.x, place.y - first.y) > tapPixels) way.isTap = false;
    if (place.at - last.at > restMs) way.anchor = { ...way.anchor, at: place.at };
    way.last = place;
    this.#follow(way, place);
  }

  end(place: Touched): void {
    this.move(place);
    const way = this.#way;
    this.cancel();
    if (!way) return;
    const { first, isTap, downSince } = way;
    if (downSince !== null && place.at - downSince <= flickMs) this.#tap('hardDrop');
    else if (isTap && place.at - first.at <= tapMs)
      this.#tap(first.x < this.#board().width / 2 ? 'ccw' : 'cw');
  }

  /** The finger's way is no longer followed. */
  cancel(): void {
    this.#rise();
    this.#way = null;
  }

  #follow(way: Way, place: Touched): void {
    const { anchor } = way;
    const { cell } = this.#board();
    const [dx, dy] = [place.x - anchor.x, place.y - anchor.y];
    if (Math.abs(dx) > Math.abs(dy)) this.#sideways(way, place, Math.trunc(dx / cell));
    else if (this.#isDown) way.anchor = { ...anchor, y: place.y };
    else if (dy >= cell) {
      way.downSince ??= anchor.at;
      this.#sinkSoon(place.at - way.downSince);
    }
  }

  #sideways(way: Way, { y, at }: Touched, steps: number): void {
    if (steps === 0) return;
    this.#rise();
    for (let step = 0; step < Math.abs(steps); step++) this.#tap(steps < 0 ? 'left' : 'right');
    way.downSince = null;
    way.anchor = { x: way.anchor.x + steps * this.#board().cell, y, at };
  }

  /** `ms`: how long the finger has been on its way down. */
  #sinkSoon(ms: number): void {
    this.#soon ??= setTimeout(() => this.#sink(), Math.max(0, flickMs - ms));
  }

  #sink(): void {
    this.#isDown = true;
    this.#press.down('softDrop');
  }

  #rise(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    if (this.#isDown) this.#press.up('softDrop');
    this.#isDown = false;
  }

  #tap(input: SwipeInput): void {
    this.#press.down(input);
    this.#press.up(input);
  }
}
