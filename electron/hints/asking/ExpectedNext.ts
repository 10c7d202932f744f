/** Whether a next piece is about to be known: the game showed one while the piece before fell, and shows none yet. */
export class ExpectedNext {
  #piece: number | null = null;
  #known = false;
  #knownBefore = false;

  /** `ahead`: how many of the next pieces are known while the piece of this number falls. */
  note(piece: number, ahead: number): void {
    if (piece !== this.#piece) {
      [this.#knownBefore, this.#known] = [this.#known, false];
      this.#piece = piece;
    }
    this.#known ||= ahead > 0;
  }

  get isDue(): boolean {
    return this.#knownBefore && !this.#known;
  }
}
