import { Deadline } from './Deadline.ts';

/** A wait that ends so much too late was not the other's silence: this process itself was suspended. */
const ownAbsenceMs = 1000;

/** Tells when something that has to be heard of again and again is not heard of any more. Rests until it is first fed. */
export class Watchdog {
  readonly #patienceMs: number;
  readonly #deadline: Deadline;

  /** `starved` is called once after each silence of `patienceMs`. */
  constructor(patienceMs: number, starved: () => void) {
    this.#patienceMs = patienceMs;
    this.#deadline = new Deadline((lateMs) => (lateMs < ownAbsenceMs ? starved() : this.feed()));
  }

  /** It is there; the next sign of life is due within `patienceMs`. */
  feed(patienceMs = this.#patienceMs): void {
    this.#deadline.set(patienceMs);
  }

  /** Nothing is expected from now on. */
  rest(): void {
    this.#deadline.clear();
  }
}
