/** Sets of numbers from 0 on, as words of 32 bits. */
export type Bits = Uint32Array<ArrayBuffer>;

export function allBits(count: number): Bits {
  const bits = new Uint32Array((count + 31) >>> 5).fill(-1);
  if (count & 31) bits[bits.length - 1] = 2 ** (count & 31) - 1;
  return bits;
}

/** Adds `from`, shifted up by `offset`, to `into`. */
export function addBits(into: Bits, from: Bits, offset: number): void {
  const word = offset >>> 5;
  const shift = offset & 31;
  for (let at = 0; at < from.length; at++) {
    into[word + at]! |= from[at]! << shift;
    const carried = shift > 0 ? from[at]! >>> (32 - shift) : 0;
    if (carried !== 0) into[word + at + 1]! |= carried;
  }
}

/** Keeps in `into` only the numbers that are also in `from`. */
export function andBits(into: Bits, from: Bits): void {
  for (let at = 0; at < into.length; at++) into[at]! &= from[at]!;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) count++;
  return count;
}

export const hasBit = (bits: Bits, number: number): boolean =>
  (bits[number >>> 5]! & (1 << (number & 31))) !== 0;

export function sameBits(a: Bits, b: Bits): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** Whether all of `some` are in `all`. */
export function contains(all: Bits, some: Bits): boolean {
  for (let at = 0; at < some.length; at++) if ((some[at]! & ~all[at]!) !== 0) return false;
  return true;
}
