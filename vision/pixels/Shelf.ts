/** Large arrays that are used again: to make them anew for every picture costs more than to fill them. */
export class Shelf {
  readonly #kept = new Map<string, ArrayBuffer>();

  /** `count` numbers, of which nothing is known; what was taken by this name before must be in use no more. */
  numbers(name: string, count: number): Int32Array {
    return new Int32Array(this.#take(name, 4 * count), 0, count);
  }

  bytes(name: string, count: number): Uint8Array {
    return new Uint8Array(this.#take(name, count), 0, count);
  }

  #take(name: string, size: number): ArrayBuffer {
    let kept = this.#kept.get(name);
    if (!kept || kept.byteLength < size) this.#kept.set(name, (kept = new ArrayBuffer(size)));
    return kept;
  }
}
