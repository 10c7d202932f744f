const everyMs = 1000;

/** Tells on stderr once a second how far a search is; a short one says nothing. */
export class SearchProgress {
  readonly #started = performance.now();
  #last = this.#started;
  #told = false;

  /** Milliseconds since the start, to a tenth. */
  get elapsedMs(): number {
    return Math.round((performance.now() - this.#started) * 10) / 10;
  }

  print(text: string): void {
    const now = performance.now();
    if (now - this.#last < everyMs) return;
    this.#last = now;
    this.#told = true;
    const line = `${text}, ${((now - this.#started) / 1000).toFixed(0)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }

  /** Leaves the line. */
  end(): void {
    if (this.#told && process.stderr.isTTY) process.stderr.write('\n');
  }
}
