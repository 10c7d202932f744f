/** Before each new try, in milliseconds. A machine that was busy for some seconds has caught up by the last one. */
export const waits: readonly number[] = [300, 700, 1500, 3000, 6000];
/** What worked for so long has recovered, in milliseconds: the next failure is a new one. */
const recoveredMs = 30_000;

/** Tries something again after each failure, and waits longer each time, until it has failed too often in a row. */
export class Retries {
  #count = 0;
  #failedAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `again` after the next wait; false: it has failed too often. */
  after(again: () => void): boolean {
    const now = performance.now();
    if (now - this.#failedAt > recoveredMs) this.#count = 0;
    this.#failedAt = now;
    const wait = waits[this.#count++];
    if (wait === undefined) return false;
    this.#timer = setTimeout(again, wait);
    return true;
  }

  /** Something else is tried from now on. */
  forget(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#count = 0;
    this.#failedAt = -Infinity;
  }
}
