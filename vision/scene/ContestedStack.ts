/** A confirmed stack has to look different for this long before it is doubted. Milliseconds. */
const lastingMs = 500;

/** Whether a stack is contested: at once if nothing has confirmed it yet, otherwise if the contradiction lasts. */
export class ContestedStack {
  private since: number | null = null;
  private isBorneOut = false;

  /**
   * `isOther`: movement shows another stack, at `at` milliseconds; null: unknown. A confirmed stack may look
   * different while rows vanish.
   */
  isContested(isOther: boolean | null, at: number): boolean {
    if (isOther === null) return false;
    this.since = isOther ? (this.since ?? at) : null;
    if (this.since === null) this.isBorneOut = true;
    else if (at - this.since >= lastingMs) this.isBorneOut = false;
    return isOther && !this.isBorneOut;
  }
}
