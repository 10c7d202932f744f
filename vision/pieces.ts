/** The falling piece and its ghost, told from the locked blocks by shape and place. */
import { identify } from '../engine/tetris/pieces.ts';
import type { Cell, Piece } from '../engine/tetris/types.ts';
import type { Contrast } from './background.ts';
import type { Looks } from './cells.ts';
import { partsOf } from './parts.ts';

export interface Falling {
  piece: Piece;
  /** Indices of the cells, row-major, top row first. */
  cells: number[];
  /** 0..1: how sure it is that these cells are the falling piece. */
  sure: number;
}

/** What a board's cells hold: 1 = a locked block; the falling piece and its ghost are taken out. */
export interface Contents {
  locked: Uint8Array;
  falling: Falling | null;
  ghost: number[] | null;
  /** Groups of cells that hang in the air and are not the falling piece. */
  loose: number;
}

/** The kind of four cells given as indices of a grid of `columns`; null where they are no piece. */
export function kindOf(cells: readonly number[], columns: number): Piece | null {
  if (cells.length !== 4) return null;
  const place = (cell: number): Cell => [cell % columns, -Math.floor(cell / columns)];
  return identify(cells.map(place))?.type ?? null;
}

export function sortOut(looks: Looks, contrast: Contrast): Contents {
  const { columns, rows } = looks;
  const locked = Uint8Array.from(contrast.distances, (distance) => (distance > contrast.threshold ? 1 : 0));
  const falling = findFalling(locked, looks);
  if (!falling) return { locked, falling: null, ghost: null, loose: looseParts(locked, columns, rows) };
  for (const cell of falling.cells) locked[cell] = 0;
  const ghost = findGhost(locked, falling, looks, contrast);
  if (ghost) for (const cell of ghost) locked[cell] = 0;
  return { locked, falling, ghost, loose: looseParts(locked, columns, rows) };
}

const looseParts = (filled: Uint8Array, columns: number, rows: number): number =>
  partsOf(filled, columns, rows).filter((part) => !part.floor).length;

/** A part of four cells that touches nothing; else four cells of one colour on top of the stack. */
function findFalling(filled: Uint8Array, looks: Looks): Falling | null {
  const { columns, rows } = looks;
  const loose = partsOf(filled, columns, rows).filter((part) => !part.floor);
  const hanging = loose
    .filter((part) => part.cells.length === 4)
    .sort((a, b) => Math.min(...a.cells) - Math.min(...b.cells));
  const first = hanging[0];
  if (first) {
    const piece = kindOf(first.cells, columns);
    if (piece) return { piece, cells: first.cells, sure: loose.length === 1 ? 1 : 0.8 };
  }
  return oneColour(filled, looks, loose.length);
}

/** Where the piece touches the stack only its colour tells it: four cells, nothing above them. */
function oneColour(filled: Uint8Array, looks: Looks, loose: number): Falling | null {
  if (loose > 0) return null;
  const { columns, rows } = looks;
  const found = colourParts(filled, looks).filter(
    (cells) => cells.length === 4 && kindOf(cells, columns) !== null && isOpenAbove(cells, filled, columns),
  );
  const tops = found.filter((cells) => Math.min(...cells) < columns * rows * 0.3);
  const only = tops.length === 1 ? tops[0]! : null;
  return only ? { piece: kindOf(only, columns)!, cells: only, sure: 0.5 } : null;
}

function isOpenAbove(cells: readonly number[], filled: Uint8Array, columns: number): boolean {
  return cells.every((cell) => {
    for (let above = cell - columns; above >= 0; above -= columns)
      if (filled[above] && !cells.includes(above)) return false;
    return true;
  });
}

/** Filled cells that hang together and have about the same colour. */
function colourParts(filled: Uint8Array, looks: Looks): number[][] {
  const { columns, rows } = looks;
  const seen = new Uint8Array(filled.length);
  const found: number[][] = [];
  for (let start = 0; start < filled.length; start += 1) {
    if (!filled[start] || seen[start]) continue;
    const cells = [start];
    seen[start] = 1;
    for (let i = 0; i < cells.length; i += 1)
      for (const next of neighbours(cells[i]!, columns, rows))
        if (filled[next] && !seen[next] && colourDistance(looks, start, next) < 24) {
          seen[next] = 1;
          cells.push(next);
        }
    found.push(cells);
  }
  return found;
}

function neighbours(cell: number, columns: number, rows: number): number[] {
  const column = cell % columns;
  const found = [cell - columns, cell + columns].filter((next) => next >= 0 && next < columns * rows);
  if (column > 0) found.push(cell - 1);
  if (column < columns - 1) found.push(cell + 1);
  return found;
}

export function colourDistance(looks: Looks, a: number, b: number): number {
  const c = looks.colours;
  return (
    Math.hypot(c[a * 3]! - c[b * 3]!, c[a * 3 + 1]! - c[b * 3 + 1]!, c[a * 3 + 2]! - c[b * 3 + 2]!) +
    Math.abs(looks.textures[a]! - looks.textures[b]!)
  );
}

/**
 * The ghost stands where the falling piece would land if the ghost were not there. Its cells look alike, and
 * not like the falling piece: a locked piece of the same kind would.
 */
function findGhost(locked: Uint8Array, falling: Falling, looks: Looks, contrast: Contrast): number[] | null {
  const { columns, rows } = looks;
  const faint = Math.max(6, 2.5 * contrast.noise);
  for (let drop = 1; drop < rows; drop += 1) {
    const cells = falling.cells.map((cell) => cell + drop * columns);
    if (cells.some((cell) => cell >= columns * rows)) return null;
    const own = cells.filter((cell) => !falling.cells.includes(cell));
    const blocked = own.some((cell) => locked[cell] && !looksLikeGhost(cell, own, falling, looks));
    if (blocked) return null;
    const visible = own.every((cell) => contrast.distances[cell]! > faint);
    if (visible && lands(cells, locked, falling.cells, columns, rows) && isGhost(own, falling, looks))
      return cells;
  }
  return null;
}

const looksLikeGhost = (cell: number, own: readonly number[], falling: Falling, looks: Looks): boolean =>
  colourDistance(looks, cell, falling.cells[0]!) > 30 && own.length > 0;

/** One row further down something else is in the way. */
function lands(
  cells: readonly number[],
  locked: Uint8Array,
  falling: readonly number[],
  columns: number,
  rows: number,
): boolean {
  return cells.some((cell) => {
    const below = cell + columns;
    if (below >= columns * rows) return true;
    return locked[below] === 1 && !cells.includes(below) && !falling.includes(below);
  });
}

function isGhost(own: readonly number[], falling: Falling, looks: Looks): boolean {
  if (own.length === 0) return false;
  const alike = own.every((cell) => colourDistance(looks, cell, own[0]!) < 40);
  const other = own.every((cell) => colourDistance(looks, cell, falling.cells[0]!) > 30);
  return alike && other;
}
