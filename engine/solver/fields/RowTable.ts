const firstCapacity = 1 << 10;

/** Numbers lists of rows, all of one length, from 0 on in the order of insertion. */
export class RowTable {
  #rows = new Uint16Array(0);
  /** Numbers plus one by hash, at twice the capacity; 0 is free. */
  #slots = new Int32Array(0);
  #count = 0;

  constructor(private readonly length: number) {
    this.#grow(firstCapacity);
  }

  /** The rows of a number; to be read only. */
  rowsOf(number: number): Uint16Array {
    return this.#rows.subarray(number * this.length, (number + 1) * this.length);
  }

  numberOf(rows: Uint16Array): number {
    const slot = this.#slotOf(rows, 0);
    if (this.#slots[slot] !== 0) return this.#slots[slot]! - 1;
    const number = this.#count++;
    this.#rows.set(rows, number * this.length);
    this.#slots[slot] = this.#count;
    if (this.#count * 2 === this.#slots.length) this.#grow(this.#slots.length);
    return number;
  }

  /** The slot of the rows from `from` on, or the free one for them. */
  #slotOf(rows: Uint16Array, from: number): number {
    const { length } = this;
    let hash = 0;
    for (let y = 0; y < length; y++) hash = Math.imul(hash ^ rows[from + y]!, 0x9e3779b1) ^ (hash >>> 15);
    const mask = this.#slots.length - 1;
    for (let slot = (hash ^ (hash >>> 16)) & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot]! - 1;
      if (number < 0) return slot;
      let y = 0;
      while (y < length && this.#rows[number * length + y] === rows[from + y]) y++;
      if (y === length) return slot;
    }
  }

  #grow(capacity: number): void {
    const rows = new Uint16Array(capacity * this.length);
    rows.set(this.#rows);
    this.#rows = rows;
    this.#slots = new Int32Array(capacity * 2);
    for (let number = 0; number < this.#count; number++)
      this.#slots[this.#slotOf(rows, number * this.length)] = number + 1;
  }
}
