import { PatientWatchdog } from './PatientWatchdog.ts';
import type { SpareTime } from './SpareTime.ts';

/** What hangs by what is said of it, which on a machine without time to spare may only be slow. */
export class HangWatch {
  readonly #watchdog: PatientWatchdog;
  #what: string | null = null;

  /** `hangs` is called once, `mostMs` later where the machine has no time for anybody. */
  constructor(mostMs: number, hangs: (what: string) => void, spare: Pick<SpareTime, 'begin' | 'isNone'>) {
    this.#watchdog = new PatientWatchdog(mostMs, () => hangs(this.#what!), spare);
  }

  /** Said again and again; null: nothing hangs. */
  hear(what: string | null): void {
    const wasSaid = this.#what !== null;
    this.#what = what;
    if (what === null) this.#watchdog.rest();
    else if (!wasSaid) this.#watchdog.feed(0);
  }
}
