/** Whether a pattern of filled cells could be a falling-block game, and other facts that tell a board from anything else. */
import type { Contrast } from './contrast.ts';
import type { Looks } from '../cells.ts';
import { edgeCap } from '../edges.ts';
import type { Image } from '../types.ts';
import { columnShare, rowShare } from './comb.ts';
import type { EdgeMap } from './maps.ts';
import type { Proposal } from './propose.ts';
import { countOf, fullLine, shapeOf } from './stackShape.ts';

/** Names of the facts, in the order of `factsOf`. All are about 0..1. */
export const factNames = [
  'walls',
  'top',
  'weakest',
  'across',
  'down',
  'share',
  'size',
  'aspect',
  'rows',
  'puyo',
  'separation',
  'filled',
  'few',
  'outline',
  'inside',
  'sharp',
  'noise',
  'straddling',
  'floating',
  'fullRows',
  'holes',
  'topRows',
  'piece',
  'low',
  'floor',
  'repeated',
  'fullFloor',
  'fullTop',
  'fullWalls',
  'outside',
  'open',
  'phase',
  'halves',
  'square',
  'margin',
  'rank',
  'height',
  'rows18',
] as const;

export function factsOf(
  image: Image,
  proposal: Proposal,
  looks: Looks,
  contrast: Contrast,
  sums: EdgeMap,
): number[] {
  const { grid, sides, across, down } = proposal;
  const { columns, rows, board } = grid;
  const filled = Uint8Array.from(contrast.distances, (distance) => (distance > contrast.threshold ? 1 : 0));
  const count = countOf(filled);
  const shape = shapeOf(filled, columns, rows);
  const edges = outlineOf(filled, proposal, sums);
  const walls = (sides.left + sides.right + sides.bottom) / 3;
  return [
    walls,
    sides.top,
    Math.min(sides.left, sides.right, sides.bottom),
    across,
    down,
    Math.min(across, down),
    Math.log(board.width / 100),
    Math.min(0.25, Math.abs(Math.log(board.height / rows / (board.width / columns)))) * 4,
    rows === 20 || rows === 12 ? 1 : 0,
    grid.game === 'puyo' ? 1 : 0,
    separation(contrast),
    count / filled.length,
    count < 4 ? 1 : 0,
    edges.between,
    edges.inside,
    edges.sharp,
    Math.min(1, contrast.noise / 24),
    straddling(filled, looks, contrast),
    shape.floating,
    shape.fullRows,
    shape.holes,
    shape.topRows,
    shape.piece,
    shape.low,
    shape.floor,
    repeated(filled, looks),
    fullLine(filled, (rows - 1) * columns, 1, columns),
    fullLine(filled, 0, 1, columns),
    Math.max(fullLine(filled, 0, columns, rows), fullLine(filled, columns - 1, columns, rows)),
    ...outsideOf(image, proposal, contrast),
    ...phaseOf(proposal, sums),
    Math.exp(-((Math.log(board.height / rows / (board.width / columns)) / 0.02) ** 2)),
    proposal.margin,
    proposal.rank,
    board.height / image.height,
    rows === 18 ? 1 : 0,
  ];
}

/** How far apart the faintest filled and the most striking empty cells are, as a logarithm. */
function separation({ distances, threshold }: Contrast): number {
  const sorted = Float32Array.from(distances).sort();
  const cut = sorted.findIndex((value) => value > threshold);
  if (cut <= 0) return 0;
  const empty = sorted[Math.floor(cut * 0.95)]!;
  const full = sorted[cut + Math.floor((sorted.length - cut) * 0.1)]!;
  return Math.max(0, Math.min(1, Math.log((full + 6) / (empty + 6)) / 3));
}

/**
 * Where a filled cell meets an empty one there is an edge on the line between them (`between`), more of it there
 * than beside the line (`sharp`), and little within empty cells (`inside`).
 */
function outlineOf(
  filled: Uint8Array,
  { grid }: Proposal,
  { across, down }: EdgeMap,
): { between: number; inside: number; sharp: number } {
  const { board, columns, rows } = grid;
  const w = board.width / columns;
  const h = board.height / rows;
  let between = 0;
  let beside = 0;
  let pairs = 0;
  let inside = 0;
  let cells = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      const x = board.x + column * w;
      const y = board.y + row * h;
      if (column > 0 && filled[cell] !== filled[cell - 1]) {
        between += strongest((d) => across.mean(x + d, y + 0.2 * h, x + d + 1, y + 0.8 * h));
        beside += across.mean(x - 0.35 * w, y + 0.2 * h, x + 0.35 * w, y + 0.8 * h) * 0.7 * w;
        pairs += 1;
      }
      if (row > 0 && filled[cell] !== filled[cell - columns]) {
        between += strongest((d) => down.mean(x + 0.2 * w, y + d, x + 0.8 * w, y + d + 1));
        beside += down.mean(x + 0.2 * w, y - 0.35 * h, x + 0.8 * w, y + 0.35 * h) * 0.7 * h;
        pairs += 1;
      }
      if (!filled[cell]) {
        inside += across.mean(x + 0.25 * w, y + 0.25 * h, x + 0.75 * w, y + 0.75 * h);
        cells += 1;
      }
    }
  return {
    between: pairs ? between / pairs / edgeCap : 0,
    inside: cells ? Math.min(1, (inside / cells / edgeCap) * 4) : 1,
    sharp: beside ? Math.min(1, between / beside) : 0,
  };
}

const strongest = (at: (offset: number) => number): number => Math.max(at(-1), at(0), at(1));

/** Cells cut through by a block's edge are half filled: their texture is about as large as their distance. */
function straddling(filled: Uint8Array, looks: Looks, contrast: Contrast): number {
  let total = 0;
  let count = 0;
  filled.forEach((value, cell) => {
    if (!value) return;
    total += Math.min(1, looks.textures[cell]! / contrast.distances[cell]!);
    count += 1;
  });
  return count ? total / count : 1;
}

/** Share of the filled cells whose colour appears in another filled cell: games have few colours. */
function repeated(filled: Uint8Array, { colours, textures }: Looks): number {
  const cells: number[] = [];
  for (let cell = 0; cell < filled.length; cell += 1) if (filled[cell]) cells.push(cell);
  if (cells.length < 4) return 0;
  const step = Math.max(1, Math.floor(cells.length / mostCompared));
  let found = 0;
  let count = 0;
  for (let i = 0; i < cells.length; i += step, count += 1) {
    const a = cells[i]!;
    for (const b of cells) {
      if (a === b) continue;
      const away =
        Math.abs(colours[a * 3]! - colours[b * 3]!) +
        Math.abs(colours[a * 3 + 1]! - colours[b * 3 + 1]!) +
        Math.abs(colours[a * 3 + 2]! - colours[b * 3 + 2]!) +
        Math.abs(textures[a]! - textures[b]!);
      if (away >= 18) continue;
      found += 1;
      break;
    }
  }
  return found / count;
}

/** So many filled cells stand for all of them. */
const mostCompared = 40;

/**
 * How much of what lies just outside looks like the board's background: on all sides, and most on a side that
 * has no clear edge, where the board probably goes on.
 */
function outsideOf(image: Image, { grid, sides }: Proposal, contrast: Contrast): [number, number] {
  const { board, columns, rows } = grid;
  const w = board.width / columns;
  const h = board.height / rows;
  const like = (column: number, row: number): number => {
    const inner = Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column));
    const x = board.x + (column + 0.5) * w;
    const y = board.y + (row + 0.5) * h;
    return awayFrom(image, x, y, w, h, contrast.background, inner) < contrast.threshold ? 1 : 0;
  };
  const mean = (count: number, of: (i: number) => number): number => {
    let total = 0;
    for (let i = 0; i < count; i += 1) total += of(i);
    return total / count;
  };
  const atBorder = (rect: boolean): number => (rect ? 0 : 1);
  const left = mean(rows, (r) => like(-1, r)) * atBorder(board.x < w / 2);
  const right = mean(rows, (r) => like(columns, r)) * atBorder(board.x + board.width > image.width - w / 2);
  const top = mean(columns, (c) => like(c, -1)) * atBorder(board.y < h / 2);
  const bottom =
    mean(columns, (c) => like(c, rows)) * atBorder(board.y + board.height > image.height - h / 2);
  return [
    (left + right + top + bottom) / 4,
    Math.max(
      left * (1 - sides.left),
      right * (1 - sides.right),
      bottom * (1 - sides.bottom),
      0.6 * top * (1 - sides.top),
    ),
  ];
}

/** How much better the edges fit here than on a grid moved by a quarter cell, and on lines half way between. */
function phaseOf({ grid }: Proposal, sums: EdgeMap): [number, number] {
  const { board, columns, rows } = grid;
  const w = board.width / columns;
  const h = board.height / rows;
  const across = (by: number): number =>
    shareOf(columnShare(sums.across, { ...board, x: board.x + by * w }, columns));
  const down = (by: number): number => shareOf(rowShare(sums.down, { ...board, y: board.y + by * h }, rows));
  const quarter = Math.min(
    across(0) - Math.max(across(-0.25), across(0.25)),
    down(0) - Math.max(down(-0.25), down(0.25)),
  );
  return [Math.max(-0.5, Math.min(0.5, quarter)), Math.max(0, across(0.5), down(0.5))];
}

const shareOf = (share: number | null): number => share ?? 0;

/** How far the mean of nine points around (x, y) is from an empty cell's colour. */
function awayFrom(
  image: Image,
  x: number,
  y: number,
  w: number,
  h: number,
  background: Float32Array,
  cell: number,
): number {
  const sums = [0, 0, 0];
  for (let v = -1; v <= 1; v += 1)
    for (let u = -1; u <= 1; u += 1) {
      const px = Math.max(0, Math.min(image.width - 1, Math.round(x + 0.2 * u * w)));
      const py = Math.max(0, Math.min(image.height - 1, Math.round(y + 0.2 * v * h)));
      for (let c = 0; c < 3; c += 1) sums[c]! += image.data[(py * image.width + px) * 4 + c]!;
    }
  return Math.hypot(...sums.map((sum, c) => sum / 9 - background[cell * 3 + c]!));
}
