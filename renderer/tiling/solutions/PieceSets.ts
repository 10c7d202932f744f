/** The same pieces, whatever their places. */
export interface PieceSet {
  /** How many of each, in the order of `pieces`. */
  counts: number[];
  /** Tilings that use them. */
  tilings: number;
}

/** Which pieces each tiling uses, as numbers of the sets that were met. */
export class PieceSets {
  list: readonly PieceSet[] = [];
  #numbers = new Uint32Array(1 << 10);
  known = 0;
  readonly #byCode = new Map<number, number>();

  /** The next tiling; `piece` has the piece of each placement. */
  add(tiling: Uint16Array, piece: Uint8Array): void {
    let code = 0;
    for (const placement of tiling) code += 100 ** piece[placement]!;
    let number = this.#byCode.get(code);
    if (number === undefined) {
      number = this.list.length;
      this.#byCode.set(code, number);
      this.list = [...this.list, { counts: countsOf(tiling, piece), tilings: 0 }];
    }
    this.list[number]!.tilings++;
    this.#numberNext(number);
  }

  /** The number of the set of a tiling. */
  of(index: number): number {
    return this.#numbers[index]!;
  }

  #numberNext(number: number): void {
    if (this.known === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.known);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.known++] = number;
  }
}

function countsOf(tiling: Uint16Array, piece: Uint8Array): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const placement of tiling) counts[piece[placement]!]!++;
  return counts;
}
