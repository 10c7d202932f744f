/** Boards one after the other as a GIF, painted in palette numbers, so that no browser is needed. */
import { GIFEncoder } from 'gifenc';

const [cell, margin] = [20, 10] as const;
const [page, line, firstKind] = [0, 1, 2] as const;

export interface Film {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  pictures: number;
}

/** A board, all of a film of one size: text rows, top first; and for how many milliseconds it is seen. */
export interface Still {
  rows: readonly string[];
  delay: number;
}

/** null where there is nothing to be seen. `colourOf` a cell's letter: #rrggbb. */
export function encodeFilm(stills: readonly Still[], colourOf: (kind: string) => string): Film | null {
  const [first] = stills;
  if (!first) return null;
  const kinds = [...new Set(stills.flatMap(({ rows }) => [...rows.join('')]))].filter((kind) => kind !== '.');
  const palette = ['#0E1013', '#262B34', ...kinds.map(colourOf)].map(rgbOf);
  const width = first.rows[0]!.length * cell + 2 * margin;
  const height = first.rows.length * cell + 2 * margin;
  const encoder = GIFEncoder();
  for (const { rows, delay } of stills)
    encoder.writeFrame(paint(rows, kinds, width, height), width, height, { palette, delay, repeat: 0 });
  encoder.finish();
  return { bytes: encoder.bytes(), width, height, pictures: stills.length };
}

function paint(rows: readonly string[], kinds: readonly string[], width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(page);
  for (const [y, row] of rows.entries())
    for (const [x, kind] of [...row].entries()) {
      const [left, top] = [margin + x * cell, margin + y * cell];
      fill(pixels, width, left, top, cell, line);
      fill(pixels, width, left + 1, top + 1, cell - 1, kind === '.' ? page : firstKind + kinds.indexOf(kind));
    }
  return pixels;
}

function fill(
  pixels: Uint8Array,
  width: number,
  left: number,
  top: number,
  side: number,
  colour: number,
): void {
  for (let y = top; y < top + side; y++) pixels.fill(colour, y * width + left, y * width + left + side);
}

function rgbOf(colour: string): [number, number, number] {
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
