/** Our own hints as they stand over a watched game: where the whole screen is captured they are captured too. */
import { puyoColourOf } from '../../../../electron/contract/colours/puyo.ts';
import { discLine, discOf, markOf, type Ellipse } from '../../../../electron/contract/hint/disc.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { dot, grey, outline, type Colour } from '../drawing/paint.ts';
import { columns, heightsOf, rows } from './puyoScene.ts';
import { boxIn } from './puyoStyle.ts';
import type { Chance } from '../drawing/random.ts';

const casing = grey(24);

interface Pen {
  image: Image;
  /** Picture pixels of a device-independent one. */
  perPixel: number;
  /** With glow, fill and casing; else plain lines, as without a compositor. */
  isSoft: boolean;
}

/** The place of a pair, at times a second one, and the outline of what it joins, anywhere on the stack. */
export function drawPuyoHints(
  image: Image,
  board: Rect,
  cells: readonly (readonly string[])[],
  chance: Chance,
): void {
  const pen = { image, perPixel: chance.of([0.75, 1, 1, 1.25, 1.5, 2]), isSoft: chance.is(0.8) };
  if (chance.is(0.4)) outlineGroup(pen, board, cells, chance);
  if (chance.is(0.3)) drawPlace(pen, board, cells, 'second', chance);
  drawPlace(pen, board, cells, 'hint', chance);
}

type Role = keyof typeof discLine;

function drawPlace(
  pen: Pen,
  board: Rect,
  cells: readonly (readonly string[])[],
  role: Role,
  chance: Chance,
): void {
  const heights = heightsOf(cells.map((row) => [...row]));
  const x = chance.whole(0, columns - 1);
  const isUpright = chance.is(0.5) || x === columns - 1;
  const marks = chance.is(0.5) ? (['ring', 'dot'] as const) : (['dot', 'ring'] as const);
  const colours = marks.map(() => colourOf(chance.of(['R', 'G', 'B', 'Y', 'P'])));
  marks.forEach((mark, at) => {
    const column = isUpright ? x : x + at;
    const y = heights[column]!++;
    if (y < rows) drawMark(pen, boxIn(board)([column, y]), mark, colours[at]!, role);
  });
}

function drawMark(pen: Pen, cell: Rect, mark: 'ring' | 'dot', colour: Colour, role: Role): void {
  const [outer, inner] = [discOf(cell), markOf({ cell, mark })];
  const width = discLine[role];
  if (role === 'second') {
    ring(pen, outer, width, colour, 0.6);
    return mark === 'ring' ? ring(pen, inner, width, colour, 1) : filled(pen, inner, colour, 1);
  }
  if (pen.isSoft) {
    filled(pen, outer, colour, 0.18);
    ring(pen, outer, 9, colour, 0.1);
    ring(pen, outer, 5, colour, 0.16);
    ring(pen, outer, 4, casing, 0.4);
  }
  ring(pen, outer, width, colour, 1);
  if (mark === 'dot') return filled(pen, inner, colour, 1);
  if (pen.isSoft) ring(pen, inner, 4, casing, 0.4);
  ring(pen, inner, width, colour, 1);
}

function outlineGroup(
  { image, perPixel }: Pen,
  board: Rect,
  cells: readonly (readonly string[])[],
  chance: Chance,
): void {
  const [x, row] = [chance.whole(0, columns - 1), chance.whole(0, rows - 1)];
  const kind = cells[row]![x]!;
  if (kind === '.') return;
  const below = cells[row + 1]?.[x] === kind ? 1 : 0;
  const rect = boxIn(board)([x, rows - 1 - row]);
  const high = { ...rect, height: rect.height * (1 + below) };
  outline(image, high, Math.max(1, Math.round(2 * perPixel)), colourOf(kind), 0.6);
}

/** A line `width` device-independent pixels wide along the ellipse. */
function ring(pen: Pen, at: Ellipse, width: number, colour: Colour, alpha: number): void {
  const half = Math.max(0.5, (width * pen.perPixel) / 2);
  cover(pen.image, at, half, colour, alpha, (inside) => half - Math.abs(inside) + 0.5);
}

function filled({ image }: Pen, at: Ellipse, colour: Colour, alpha: number): void {
  cover(image, at, 0, colour, alpha, (inside) => inside + 0.5);
}

/** `share` answers how much of a pixel is covered that lies so many pixels inside the ellipse. */
function cover(
  image: Image,
  { x, y, rx, ry }: Ellipse,
  beyond: number,
  colour: Colour,
  alpha: number,
  share: (inside: number) => number,
): void {
  for (let v = Math.floor(y - ry - beyond); v <= y + ry + beyond; v += 1)
    for (let u = Math.floor(x - rx - beyond); u <= x + rx + beyond; u += 1) {
      const away = Math.hypot((u + 0.5 - x) / rx, (v + 0.5 - y) / ry);
      const covered = Math.min(1, share((1 - away) * Math.min(rx, ry)));
      if (covered > 0) dot(image, u, v, colour, alpha * covered);
    }
}

function colourOf(kind: string): Colour {
  const value = Number.parseInt(puyoColourOf(kind).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
