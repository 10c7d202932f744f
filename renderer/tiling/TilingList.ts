import { pieces, type Cell, type Piece } from '../../engine/tetris/types.ts';

/** What the numbers of placements mean. */
export class Placed {
  readonly #known: (readonly Cell[])[] = [];

  constructor(
    /** Index of the piece in `pieces`, by placement. */
    readonly piece: Uint8Array,
    private readonly numbers: Int32Array,
    /** The cells of the region in its own order. */
    private readonly cells: readonly Cell[],
  ) {}

  /** The same array each time; not to be changed. */
  cellsOf(placement: number): readonly Cell[] {
    return (this.#known[placement] ??= [0, 1, 2, 3].map(
      (at) => this.cells[this.numbers[4 * placement + at]!]!,
    ));
  }

  pieceOf(placement: number): Piece {
    return pieces[this.piece[placement]!]!;
  }

  /** The order in which a tiling's pieces are numbered: by their lowest, leftmost cell. */
  sorted(tiling: Uint16Array): Uint16Array {
    return tiling.slice().sort((a, b) => this.numbers[4 * a]! - this.numbers[4 * b]!);
  }
}

/** Tilings as they come, in few large arrays. */
export class TilingList {
  #data = new Uint16Array(1 << 12);
  #length = 0;

  constructor(readonly pieces: number) {}

  get count(): number {
    return this.pieces === 0 ? 0 : this.#length / this.pieces;
  }

  add(tilings: Uint16Array): void {
    if (this.#length + tilings.length > this.#data.length) {
      const larger = new Uint16Array(Math.max(2 * this.#data.length, this.#length + tilings.length));
      larger.set(this.#data.subarray(0, this.#length));
      this.#data = larger;
    }
    this.#data.set(tilings, this.#length);
    this.#length += tilings.length;
  }

  at(index: number): Uint16Array {
    return this.#data.subarray(index * this.pieces, (index + 1) * this.pieces);
  }

  /** Those from one number up to another, copied. */
  slice(from: number, to: number): Uint16Array {
    return this.#data.slice(from * this.pieces, to * this.pieces);
  }
}
