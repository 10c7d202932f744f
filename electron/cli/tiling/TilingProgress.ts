const everyMs = 1000;

/** Tells on stderr once a second how a long search goes; a short one says nothing. */
export class TilingProgress {
  readonly #started = performance.now();
  #last = performance.now();
  #told = false;

  /** `found`: tilings up to now, null while they are only counted; `done`: a guess from 0 to 1. */
  update(found: number | null, done: number): void {
    const now = performance.now();
    if (now - this.#last < everyMs) return;
    this.#last = now;
    this.#told = true;
    const seconds = (now - this.#started) / 1000;
    const rate = found === null ? '' : `${found} tilings, ${Math.round(found / seconds)} per second, `;
    const line = `${rate}${done < 0.001 ? 'hardly any' : `about ${(100 * done).toFixed(1)} %`} of the search done, ${seconds.toFixed(0)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }

  /** Leaves the line. */
  end(): void {
    if (this.#told && process.stderr.isTTY) process.stderr.write('\n');
  }
}
