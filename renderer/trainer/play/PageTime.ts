/** Pictures that are further apart were not shown between: the machine slept, or the window was put away. */
const mostBetween = 1000;

/** Time that the page has been shown, in milliseconds. It never goes back, and no sleep counts, whatever the system's clock does. */
export class PageTime {
  #shown = 0;

  /** `ms` since the last picture. */
  pass(ms: number): void {
    this.#shown += Math.max(0, Math.min(ms, mostBetween));
  }

  readonly now = (): number => this.#shown;
}
