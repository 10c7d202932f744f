import type { SpareTime } from './SpareTime.ts';
import { Watchdog } from './Watchdog.ts';

/** So long it is looked whether the machine has any time for the one that is silent. */
const secondLookMs = 200;

/** A watchdog that knows of machines that have no time to spare: there the other may be silent for longer, not for ever. */
export class PatientWatchdog {
  readonly #watchdog: Watchdog;
  readonly #mostMs: number;
  readonly #starved: () => void;
  readonly #spare: Pick<SpareTime, 'begin' | 'isNone'>;
  /** How far the one that is silent has been doubted. */
  #doubt: 'none' | 'looking' | 'waiting' = 'none';

  /** `starved` is called once after each silence, which lasts `mostMs` longer where the machine has no time for anybody. */
  constructor(mostMs: number, starved: () => void, spare: Pick<SpareTime, 'begin' | 'isNone'>) {
    this.#watchdog = new Watchdog(mostMs, () => this.#doubted());
    this.#mostMs = mostMs;
    this.#starved = starved;
    this.#spare = spare;
  }

  /** It is there; the next sign of life is due within `patienceMs`. */
  feed(patienceMs = this.#mostMs): void {
    this.#doubt = 'none';
    this.#watchdog.feed(patienceMs);
  }

  /** Nothing is expected from now on. */
  rest(): void {
    this.#watchdog.rest();
  }

  #doubted(): void {
    if (this.#doubt === 'none') {
      this.#doubt = 'looking';
      this.#spare.begin();
      this.#watchdog.feed(secondLookMs);
    } else if (this.#doubt === 'looking' && this.#spare.isNone) {
      this.#doubt = 'waiting';
      this.#watchdog.feed(this.#mostMs);
    } else this.#starved();
  }
}
