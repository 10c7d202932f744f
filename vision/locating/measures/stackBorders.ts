/** Whether the edges of a picture are at the borders of a pattern of filled cells. */
import { edgeCap, type EdgeMap } from '../../pixels/edges.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';

/**
 * Between a filled cell and an empty one there is an edge on the line between them (`between`), more of it there than
 * beside the line (`sharp`), and little within empty cells (`inside`).
 */
export function outlineOf(
  filled: Uint8Array,
  { board, columns, rows }: Grid<PicturePixels>,
  { across, down, width, height }: EdgeMap,
): { between: number; inside: number; sharp: number } {
  const w = board.width / columns;
  const h = board.height / rows;
  const xs = marked.x;
  const ys = marked.y;
  setMarks(xs, board.x, w, columns, width);
  setMarks(ys, board.y, h, rows, height);
  let between = 0;
  let beside = 0;
  let pairs = 0;
  let inside = 0;
  let cells = 0;
  for (let row = 0, cell = 0; row < rows; row += 1) {
    const v = row * marks;
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const u = column * marks;
      if (column > 0 && filled[cell] !== filled[cell - 1]) {
        const [top, bottom] = [ys[v + fifth]!, ys[v + fifth + 1]!];
        let most = 0;
        for (let i = u; i < u + 6; i += 2)
          most = Math.max(most, across.meanOf(xs[i]!, top, xs[i + 1]!, bottom));
        between += most;
        beside += across.meanOf(xs[u + around]!, top, xs[u + around + 1]!, bottom) * parts.around * w;
        pairs += 1;
      }
      if (row > 0 && filled[cell] !== filled[cell - columns]) {
        const [left, right] = [xs[u + fifth]!, xs[u + fifth + 1]!];
        let most = 0;
        for (let i = v; i < v + 6; i += 2)
          most = Math.max(most, down.meanOf(left, ys[i]!, right, ys[i + 1]!));
        between += most;
        beside += down.meanOf(left, ys[v + around]!, right, ys[v + around + 1]!) * parts.around * h;
        pairs += 1;
      }
      if (!filled[cell]) {
        inside += across.meanOf(xs[u + core]!, ys[v + core]!, xs[u + core + 1]!, ys[v + core + 1]!);
        cells += 1;
      }
    }
  }
  return {
    between: pairs ? between / pairs / edgeCap : 0,
    inside: cells ? Math.min(1, (inside / cells / edgeCap) * 4) : 1,
    sharp: beside ? Math.min(1, between / beside) : 0,
  };
}

/** Pairs of places along one axis for each cell: three lines of a pixel, and the ends of these parts. */
const marks = 12;
const fifth = 6;
const around = 8;
const core = 10;

/** Boards have no more rows or columns than this. */
export const mostCells = 24;
/** Reused for every board. */
const marked = { x: new Int32Array(mostCells * marks), y: new Int32Array(mostCells * marks) };

/** In cells: the part along a border without its corners; the width across a border; the inside of an empty cell. */
const parts = { fifth: [0.2, 0.8], around: 0.7, core: [0.25, 0.75] } as const;

/** The pixel ranges of a part of each cell, within the picture. */
function setMarks(places: Int32Array, start: number, size: number, count: number, limit: number): void {
  for (let i = 0, mark = 0; i < count; i += 1, mark += marks) {
    const at = start + i * size;
    for (let d = -1; d <= 1; d += 1) setPart(places, mark + 2 * (d + 1), at + d, at + d + 1, limit);
    setPart(places, mark + fifth, at + parts.fifth[0] * size, at + parts.fifth[1] * size, limit);
    setPart(places, mark + around, at - (parts.around / 2) * size, at + (parts.around / 2) * size, limit);
    setPart(places, mark + core, at + parts.core[0] * size, at + parts.core[1] * size, limit);
  }
}

function setPart(places: Int32Array, mark: number, from: number, to: number, limit: number): void {
  places[mark] = Math.max(0, Math.round(from));
  places[mark + 1] = Math.min(limit, Math.round(to));
}
