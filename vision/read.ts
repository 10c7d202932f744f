/** Reads the cells and pieces of a board whose place is known. */
import type { Cell } from '../engine/tetris/types.ts';
import { contrastCells, type Contrast } from './background.ts';
import { lookAtCells, type Looks } from './cells.ts';
import { sortOut, type Contents } from './pieces.ts';
import { piecesOf, readPreviews, type Previews } from './previews.ts';
import type { Doubt, Image, Layout, Observation, TetrisObservation } from './types.ts';

export interface ReadOptions {
  seq?: number;
}

/** What the picture says about the board at `layout`. */
export function read(image: Image, layout: Layout, options: ReadOptions = {}): Observation {
  const looks = lookAtCells(image, layout);
  const contrast = contrastCells(looks);
  const contents = sortOut(looks, contrast);
  const previews = readPreviews(image, layout);
  return observe(layout, looks, contrast, contents, previews, options.seq ?? 0);
}

function observe(
  layout: Layout,
  looks: Looks,
  contrast: Contrast,
  contents: Contents,
  previews: Previews,
  seq: number,
): TetrisObservation {
  const { columns, rows, board } = layout;
  const { falling, ghost } = contents;
  const doubts: Doubt[] = [];
  const next = piecesOf(previews.next);
  if (!falling) doubts.push('falling piece not readable');
  if (next.length === 0) doubts.push('next piece not readable');
  const confidence = layout.confidence * certainty(contrast, contents);
  return {
    seq,
    game: 'tetris',
    board,
    columns,
    rows,
    cells: textOf(contents.locked, columns),
    current: falling
      ? { piece: falling.piece, cells: falling.cells.map((cell) => cellAt(cell, columns, rows)) }
      : null,
    ghost: ghost?.map((cell) => cellAt(cell, columns, rows)) ?? null,
    hold: previews.hold?.piece ?? null,
    next,
    confidence,
    doubts,
  };
}

/** Less where the board's look leaves room for doubt. */
function certainty(contrast: Contrast, { falling, loose }: Contents): number {
  const piece = falling ? falling.sure : 0.7;
  const tidy = Math.max(0.5, 1 - 0.12 * loose);
  return piece * tidy * (contrast.empty > 0.15 ? 1 : 0.5);
}

const cellAt = (cell: number, columns: number, rows: number): Cell => [
  cell % columns,
  rows - 1 - Math.floor(cell / columns),
];

function textOf(locked: Uint8Array, columns: number): string[] {
  const text = [...locked].map((value) => (value ? 'X' : '.')).join('');
  return text.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
}
