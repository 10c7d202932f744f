/** A typed array that grows by doubling. */
export class Growing {
  data: Int32Array;
  length = 0;

  constructor(room = 1024) {
    this.data = new Int32Array(room);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.reserve(2 * this.length);
    this.data[this.length++] = value;
  }

  /** Makes room for so many values; what is beyond `length` is zero. */
  reserve(room: number): void {
    if (room <= this.data.length) return;
    const larger = new Int32Array(Math.max(room, 2 * this.data.length));
    larger.set(this.data.subarray(0, this.length));
    this.data = larger;
  }
}
