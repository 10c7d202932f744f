import type { Trouble } from '../contract/panel.ts';

/** What is started again by itself when it dies. */
export type Part =
  | 'capture'
  | 'overlay'
  | 'panel'
  | 'practice'
  | 'tiling'
  | 'trainer'
  | 'review'
  | 'engine'
  | 'records'
  | 'gpu';

/** The parts that are being started again at the moment, as one line for the user. */
export class Repairs {
  readonly #told: (trouble: Trouble | null) => void;
  readonly #down = new Map<Part, string>();

  constructor(told: (trouble: Trouble | null) => void) {
    this.#told = told;
  }

  /** `reason` in one line. */
  down(part: Part, reason: string): void {
    this.#down.set(part, reason);
    this.#report();
  }

  /** It is there again. */
  up(part: Part): void {
    if (this.#down.delete(part)) this.#report();
  }

  /** What a page that is kept alive reports of itself. */
  of(part: Part): { ready(): void; gone(reason: string): void } {
    return { ready: () => this.up(part), gone: (reason) => this.down(part, reason) };
  }

  #report(): void {
    const parts = [...this.#down].map(([part, reason]) => `${part}: ${reason}`);
    this.#told(parts.length > 0 ? { kind: 'partRestarts', detail: parts.join(', ') } : null);
  }
}
