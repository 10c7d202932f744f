/** For so long what was borne out has to look otherwise before it is doubted. Milliseconds. */
const lastingMs = 500;

/** Whether a stack is contested: at once where nothing has borne it out yet, and otherwise where it lasts. */
export class ContestedStack {
  private since: number | null = null;
  private isBorneOut = false;

  /**
   * `isOther`: what moves shows another stack, at `at` milliseconds; null: it tells nothing. What was borne out may look
   * otherwise while rows vanish.
   */
  isContested(isOther: boolean | null, at: number): boolean {
    if (isOther === null) return false;
    this.since = isOther ? (this.since ?? at) : null;
    if (this.since === null) this.isBorneOut = true;
    else if (at - this.since >= lastingMs) this.isBorneOut = false;
    return isOther && !this.isBorneOut;
  }
}
