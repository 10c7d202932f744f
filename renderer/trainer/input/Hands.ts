/** Held keys that press again and again, by the player's own delay and rate. */
import type { Input } from '../../../engine/tetris/types.ts';
import { toTheWall, type ShiftTimes } from '../../practice/autoShift.ts';
import { usualOptions } from '../../../electron/contract/practice/options.ts';
import { softDropEvery } from '../../practice/tetris/timing.ts';

/** Keys that were held while nothing was shown have not pressed meanwhile. Milliseconds. */
const longestFrame = 100;

type Side = 'left' | 'right';
type Repeated = Side | 'softDrop';

/** As in the practice game at its slowest. */
const fallEvery = softDropEvery(1, usualOptions.softDrop);

const isSide = (input: Input): input is Side => input === 'left' || input === 'right';

export class Hands {
  readonly #press: (input: Input) => void;
  readonly #times: () => ShiftTimes;
  /** Held arrows; the later one counts. */
  #sides: readonly Side[] = [];
  #moveIn = 0;
  /** Milliseconds until the piece sinks by another row; null: the key is up. */
  #fallIn: number | null = null;

  constructor(press: (input: Input) => void, times: () => ShiftTimes) {
    this.#press = press;
    this.#times = times;
  }

  /** A key goes down; the system's own repeats are to be left out. */
  down(input: Input): void {
    if (isSide(input)) {
      this.#sides = [...this.#sides.filter((side) => side !== input), input];
      this.#moveIn = this.#times().delay;
    }
    if (input === 'softDrop') this.#fallIn = fallEvery;
    this.#press(input);
  }

  up(input: Repeated | Input): void {
    if (isSide(input)) {
      if (this.#sides.at(-1) === input) this.#moveIn = this.#times().delay;
      this.#sides = this.#sides.filter((side) => side !== input);
    }
    if (input === 'softDrop') this.#fallIn = null;
  }

  /** Keys that go up elsewhere are not heard here. */
  release(): void {
    this.#sides = [];
    this.#fallIn = null;
  }

  frame(passed: number): void {
    const ms = Math.min(passed, longestFrame);
    const side = this.#sides.at(-1);
    if (side) this.#shift(side, ms);
    if (this.#fallIn === null) return;
    for (this.#fallIn -= ms; this.#fallIn <= 0; this.#fallIn += fallEvery) this.#press('softDrop');
  }

  #shift(side: Side, ms: number): void {
    const { every } = this.#times();
    this.#moveIn -= ms;
    if (this.#moveIn > 0) return;
    const moves = every === 0 ? toTheWall : 1 + Math.floor(-this.#moveIn / every);
    this.#moveIn = every === 0 ? 0 : this.#moveIn + moves * every;
    for (let move = 0; move < moves; move++) this.#press(side);
  }
}
