/** Folds the change along one axis cell by cell. */
import { addressesOf, makeRoom, newKernel } from '../../wasm/instance.ts';

/** The change of a cell is counted in this many parts. */
export const parts = 24;

const kernel = newKernel();
const { at, end } = addressesOf({ folded: 8 * parts, before: 0 });
makeRoom(kernel, end);

let memory = kernel.memory.buffer;
let folded = new Float64Array(memory, at.folded, parts);

/** The change that is folded from now on. `before`: for each place on the axis the sum of all change before it. */
export function beginFolding(before: Int32Array): void {
  makeRoom(kernel, at.before + before.byteLength);
  if (kernel.memory.buffer !== memory) {
    memory = kernel.memory.buffer;
    folded = new Float64Array(memory, at.folded, parts);
  }
  new Int32Array(memory, at.before, before.length).set(before);
}

/**
 * Sums the change of all cells of this pitch between `start` and `end`, and returns the total. A cell begins at
 * `origin`, which is not after `start`, and not a whole number if cells begin within pixels.
 */
export const fold = (start: number, end: number, pitch: number, origin = start): number =>
  kernel.fold(at.before, start, end, origin, pitch, at.folded);

/** The last sum of a part; the parts form a ring. */
export const foldedAt = (part: number): number => folded[part < 0 ? part + parts : part % parts]!;

/** The first part with the greatest sum together with its two neighbours. */
export const fullestPart = (): number => kernel.fullest(at.folded);

/** Change along an axis is examined between two frames, which must not count as content. */
export function between(before: Int32Array, from: number, to: number): [start: number, end: number] {
  return [Math.max(0, Math.round(from) + inset), Math.min(before.length - 1, Math.round(to) - inset)];
}

const inset = 3;
