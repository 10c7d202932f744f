import { holdSide, noShift, releaseSide, shiftFor, type AutoShift } from '../../practice/autoShift.ts';
import { softDropEvery } from '../../practice/tetris/timing.ts';
import type { Input } from '../../../engine/tetris/types.ts';

/** As in the practice game at its slowest. */
const fallEvery = softDropEvery(1);

/** Held keys that press again and again. */
export class Hands {
  readonly #press: (input: Input) => void;
  #shift: AutoShift = noShift;
  /** Milliseconds until the piece sinks by another row; null: the key is up. */
  #fallIn: number | null = null;

  constructor(press: (input: Input) => void) {
    this.#press = press;
  }

  /** A key goes down; the system's own repeats are to be left out. */
  down(input: Input): void {
    if (input === 'left' || input === 'right') this.#shift = holdSide(this.#shift, input);
    if (input === 'softDrop') this.#fallIn = fallEvery;
    this.#press(input);
  }

  up(input: Input): void {
    if (input === 'left' || input === 'right') this.#shift = releaseSide(this.#shift, input);
    if (input === 'softDrop') this.#fallIn = null;
  }

  /** Keys that go up elsewhere are not heard here. */
  release(): void {
    this.#shift = noShift;
    this.#fallIn = null;
  }

  frame(ms: number): void {
    const side = this.#shift.held.at(-1);
    const { shift, moves } = shiftFor(this.#shift, ms);
    this.#shift = shift;
    if (side) for (let move = 0; move < moves; move++) this.#press(side);
    if (this.#fallIn === null) return;
    for (this.#fallIn -= ms; this.#fallIn <= 0; this.#fallIn += fallEvery) this.#press('softDrop');
  }
}
