import type { ChildProcess } from 'node:child_process';

/** An app that has not ended by itself then is ended. */
const patienceMs = 1000;

/** The one app of `npm run dev`: started, and started again, never twice at once. */
export class RunningApp {
  readonly #start: () => ChildProcess;
  readonly #onEnded: (code: number | null) => void;
  #child: ChildProcess | null = null;
  #ending: Promise<void> | null = null;
  #closed = false;

  /** `onEnded` hears of an app that ends of itself. */
  constructor(start: () => ChildProcess, onEnded: (code: number | null) => void) {
    this.#start = start;
    this.#onEnded = onEnded;
  }

  /** Starts the app once the one that runs has ended. */
  async restart(): Promise<void> {
    await this.#end();
    if (!this.#closed && !this.#child) this.#run();
  }

  /** Ends the app for good. Resolves once it is gone. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#end();
  }

  #run(): void {
    const child = this.#start();
    this.#child = child;
    child.once('exit', (code) => {
      this.#child = null;
      if (!this.#ending) this.#onEnded(code);
    });
  }

  async #end(): Promise<void> {
    if (!this.#child) return;
    this.#ending ??= ended(this.#child);
    await this.#ending;
    this.#ending = null;
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.once('exit', () => {
      clearTimeout(timeout);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
