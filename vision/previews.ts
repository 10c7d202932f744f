/** The pieces to come and the held one, drawn on any side of a board. */
import type { Piece } from '../engine/tetris/types.ts';
import { findDrawnPieces, type Drawn } from './blobs.ts';
import type { Grid } from './grid.ts';
import { clip } from './image.ts';
import type { Image, Layout, Rect } from './types.ts';

export interface Previews {
  next: Drawn[];
  hold: Drawn | null;
}

/** So many cells beside the board are searched, and above it. */
const beside = 9;
const above = 5;
/** A list of all seven kinds is a count of pieces played, not a queue. */
const everyKind = 7;
/** A lone bar or a lone small square is no queue. */
const leastWorth = 0.4;
/** Bars and squares with smaller squares than this, in board cells, are as likely words or boxes. */
const plainUnit = 0.68;
const solid = 0.8;

/** Searches all around the board. */
export function findPreviews(image: Image, grid: Grid): Previews {
  const { board, columns } = grid;
  const cell = board.width / columns;
  const gap = cell * 0.25;
  const search = (x: number, y: number, width: number, height: number): Drawn[] =>
    inReadingOrder(findDrawnPieces(image, clip({ x, y, width, height }, image), cell));
  const top = board.y - cell;
  const height = board.height + 2 * cell;
  const right = queueIn(search(board.x + board.width + gap, top, beside * cell, height), cell);
  const left = queueIn(search(board.x - gap - beside * cell, top, beside * cell, height), cell);
  const over =
    right.length || left.length > 1
      ? []
      : queueIn(search(board.x, board.y - above * cell - gap, board.width, above * cell), cell);
  // A lone bar above a board is mostly the edge of a panel.
  const shown = worthOf(over, cell) < 0.5 ? [] : over;
  return assign(left, shown, right, grid);
}

/** Looks only where previews were found before; there a lone bar is a piece like any other. */
export function readPreviews(image: Image, layout: Layout): Previews {
  if (layout.next.length === 0) return findPreviews(image, layout);
  const cell = layout.board.width / layout.columns;
  const search = (slots: readonly Rect[]): Drawn[] => {
    const unit = Math.max(...slots.map(({ width }) => width)) / slotUnits / cell;
    const region = clip(grow(unionOf(slots), cell), image);
    return queueIn(inReadingOrder(findDrawnPieces(image, region, cell, 4.6 * unit * unit)), cell, 0);
  };
  return { next: search(layout.next), hold: layout.hold ? (search([layout.hold])[0] ?? null) : null };
}

/** Squares of a piece along a slot's side. */
const slotUnits = 4;

/** The square in which a drawn piece can appear in any orientation. */
export function slotOf({ rect, unit }: Drawn): Rect {
  const side = slotUnits * unit;
  return { x: middle(rect) - side / 2, y: rect.y + rect.height / 2 - side / 2, width: side, height: side };
}

function unionOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const inReadingOrder = (drawn: Drawn[]): Drawn[] =>
  drawn.sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);

/** How much a drawing of this kind looks like a piece and not like a box, a bar or a word. */
function worth({ piece, rect, unit, filled }: Drawn, cell: number): number {
  if (piece !== 'I' && piece !== 'O') return 1;
  if (unit < plainUnit * cell || filled < solid) return 0.1;
  return piece === 'O' ? 0.5 : rect.height > rect.width ? 0.15 : 0.45;
}

/**
 * The drawings that stand in one column and have one size, the first perhaps larger: the column that looks most
 * like pieces. None where all seven kinds stand there.
 */
function queueIn(drawn: readonly Drawn[], cell: number, least = leastWorth): Drawn[] {
  let best: Drawn[] = [];
  let most = 0;
  for (const model of drawn) {
    const list = drawn.filter((other) => isBeside(model, other));
    const value = worthOf(list, cell);
    if (value > most + 1e-6) [best, most] = [list, value];
  }
  const kinds = new Set(best.map(({ piece }) => piece));
  return most < least || kinds.size === everyKind || best.length > 7 ? [] : best;
}

/** Bars and squares add nothing to each other: buttons come in rows too. */
function worthOf(list: readonly Drawn[], cell: number): number {
  const plain = list.filter(({ piece }) => piece === 'I' || piece === 'O').map((one) => worth(one, cell));
  return list.length - plain.length + Math.max(0, ...plain) + 0.01 * plain.length;
}

function isBeside(model: Drawn, other: Drawn): boolean {
  const larger = Math.log(other.unit / model.unit);
  const isFirst = other.rect.y < model.rect.y;
  return (
    Math.abs(middle(model.rect) - middle(other.rect)) < 1.6 * model.unit &&
    larger > -0.22 &&
    larger < (isFirst ? 0.6 : 0.22)
  );
}

const middle = (rect: Rect): number => rect.x + rect.width / 2;

/** The list that looks most like pieces is the queue; a single piece on the other side is held. */
function assign(left: Drawn[], over: Drawn[], right: Drawn[], { board, columns }: Grid): Previews {
  const cell = board.width / columns;
  const [onLeft, onRight] = [worthOf(left, cell), worthOf(right, cell)];
  const isCount = new Set(left.map(({ piece }) => piece)).size > 5 && left.length < 8;
  const isTwoPlayers = !isCount && Math.min(onLeft, onRight) > 1.9;
  if (isTwoPlayers) return { next: [], hold: null };
  const isOneEach = left.length === 1 && right.length === 1;
  if (onRight > 0 && (onRight >= onLeft || isCount || isOneEach))
    return { next: right, hold: isCount ? null : heldOf(left, board) };
  if (over.length > 0) return { next: over.slice(0, 1), hold: heldOf(left, board) };
  if (onLeft > 0) return { next: left, hold: heldOf(right, board) };
  return { next: [], hold: null };
}

/** The uppermost, if it stands in the upper half and only bars and squares stand below it. */
function heldOf(list: readonly Drawn[], board: Rect): Drawn | null {
  const [first, ...rest] = list;
  if (!first || first.rect.y > board.y + board.height / 2) return null;
  return rest.every(({ piece }) => piece === 'I' || piece === 'O') ? first : null;
}

export const piecesOf = (drawn: readonly Drawn[]): Piece[] => drawn.map(({ piece }) => piece);
