/** What a patch shows of each cell, in numbers; added up in WebAssembly, as there are many pixels and many patches. */
import { mostPatched } from '../../pixels/Shelf.ts';
import { addressesOf, makeRoom, newKernel } from '../../wasm/instance.ts';
import { patchCell } from './patch.ts';

/** Of a cell: edges across and down at each of its pixels, unevenness, what sets it off from its neighbours and from most. */
export const perCell = 2 * patchCell + 6;

/** Cells from (x0, y0) up to (x1, y1), the margin's counted as well. */
export interface Region {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const mostCells = mostPatched / patchCell ** 2;
/** What is read past the end of a patch, and of a line. */
const slack = { patch: 64, line: 128 };
const bytes = 4;

const kernel = newKernel();
const { at, end } = addressesOf({
  patch: 3 * mostPatched + slack.patch,
  line: 4 * bytes * mostPatched + slack.line,
  cells: bytes * mostCells * perCell,
  colours: bytes * mostCells * 3,
  means: bytes * perCell,
});
makeRoom(kernel, end);

const { buffer } = kernel.memory;
const pixels = new Uint8Array(buffer, at.patch, 3 * mostPatched);
const colours = new Float32Array(buffer, at.colours, mostCells * 3);
const means = new Float32Array(buffer, at.means, perCell);

/** The cells of one patch; there is one at a time. */
export class PatchCells {
  readonly #wide: number;

  constructor(patch: Uint8Array, wide: number, high: number, inside: Region) {
    this.#wide = wide;
    pixels.set(patch);
    kernel.lookAtCells(at.patch, wide, high, at.line, at.cells, at.colours);
    kernel.compareCells(at.cells, at.colours, wide, high, usualCell(colours, wide, inside));
  }

  /** The means of the numbers of all cells in a region; they stand until the next call. */
  meansOf({ x0, y0, x1, y1 }: Region): Float32Array {
    kernel.meansOf(at.cells, this.#wide, x0, y0, x1, y1, at.means);
    return means;
  }
}

/** Levels of a channel that count as one colour, and so many such steps. */
const coarseness = 24;
const levels = 11;
const counts = new Uint16Array(levels ** 3);

/** The first cell of a region whose colour most others nearly have. */
export function usualCell(of: Float32Array, wide: number, { x0, y0, x1, y1 }: Region): number {
  counts.fill(0);
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) counts[colourOf(of, y * wide + x)]! += 1;
  let best = { cell: y0 * wide + x0, count: 0 };
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1) {
      const count = counts[colourOf(of, y * wide + x)]!;
      if (count > best.count) best = { cell: y * wide + x, count };
    }
  return best.cell;
}

function colourOf(of: Float32Array, cell: number): number {
  const red = (of[3 * cell]! / coarseness) | 0;
  const green = (red * levels + of[3 * cell + 1]! / coarseness) | 0;
  return (green * levels + of[3 * cell + 2]! / coarseness) | 0;
}
