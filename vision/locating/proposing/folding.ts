/** The change along one axis laid over itself, cell by cell. */

/** The change of a cell is counted in so many parts. */
export const parts = 24;

/** What `fold` has added up last, part by part. */
export const folded = new Float64Array(parts);

/** Adds up the change of all cells of this pitch between `start` and `end`, and tells how much it is. `before`: see `latticesOf`. */
export function fold(before: Int32Array, start: number, end: number, pitch: number): number {
  folded.fill(0);
  const scale = parts / pitch;
  let last = before[start]!;
  for (let i = start; i < end; i += 1) {
    const value = before[i + 1]! - last;
    if (value === 0) continue;
    last += value;
    const at = (i - start) * scale;
    const low = at | 0;
    const share = at - low;
    folded[low % parts]! += value * (1 - share);
    folded[(low + 1) % parts]! += value * share;
  }
  return last - before[start]!;
}

/** Change along an axis is looked at between two frames, which must not count as content. */
export function between(before: Int32Array, from: number, to: number): [start: number, end: number] {
  return [Math.max(0, Math.round(from) + inset), Math.min(before.length - 1, Math.round(to) - inset)];
}

const inset = 3;
