/** The falling piece and its ghost, told from the locked blocks by shape, place and colour. */
import { distinctTurns, identify, shapes } from '../engine/tetris/pieces.ts';
import { pieces, type Cell, type Piece } from '../engine/tetris/types.ts';
import type { Contrast } from './background.ts';
import { colourDistance, type Looks } from './cells.ts';
import { partsOf, splitByColour, type Part } from './parts.ts';

/** Cells are indices, row-major, top row first; those above the board are negative. */
export interface Falling {
  piece: Piece;
  cells: number[];
  /** Other cells that hang on to it: a cursor, a spark. */
  with: number[];
  /** 0..1: how sure it is that these cells are the falling piece. */
  sure: number;
}

/** What a board's cells hold: 1 = a locked block; the falling piece and its ghost are taken out. */
export interface Contents {
  locked: Uint8Array;
  falling: Falling | null;
  ghost: number[] | null;
  /** The cells of a piece that the upper edge cuts off and that can't be named; taken out as well. */
  cut: number[];
  /** Cells that hang in the air and are not the falling piece. */
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
  const loose = partsOf(locked, columns, rows).filter((part) => !part.floor);
  const falling =
    findHanging(loose, looks) ?? findCut(loose, locked, looks, contrast) ?? findOnTop(loose, locked, looks);
  const remove = (cells: readonly number[]): void => cells.forEach((cell) => cell >= 0 && (locked[cell] = 0));
  const cut = falling ? [] : loose.filter((part) => isCut(part, columns)).flatMap(({ cells }) => cells);
  if (falling) remove([...falling.cells, ...falling.with]);
  remove(cut);
  if (!falling) for (const part of loose) if (isBetweenCells(part, looks, contrast)) remove(part.cells);
  const ghost = falling && findGhost(locked, falling, looks, contrast);
  if (ghost) remove(ghost);
  const left = partsOf(locked, columns, rows).filter((part) => !part.floor);
  return { locked, falling, ghost, cut, loose: left.reduce((sum, part) => sum + part.cells.length, 0) };
}

/** A part of four cells that touches nothing; or four of one colour in a part that something else touches. */
function findHanging(loose: readonly Part[], looks: Looks): Falling | null {
  const { columns } = looks;
  const found: Falling[] = [];
  for (const part of loose) {
    const whole = kindOf(part.cells, columns);
    if (whole) found.push({ piece: whole, cells: part.cells, with: [], sure: loose.length === 1 ? 1 : 0.8 });
    else if (part.cells.length <= 8)
      for (const cells of splitByColour(part.cells, looks)) {
        const piece = kindOf(cells, columns);
        const others = part.cells.filter((cell) => !cells.includes(cell));
        if (piece) found.push({ piece, cells, with: others, sure: 0.7 });
      }
  }
  return found.sort((a, b) => b.sure - a.sure || Math.min(...a.cells) - Math.min(...b.cells))[0] ?? null;
}

/** A piece that has come down only in part: the ghost tells what is still above the board. */
function findCut(
  loose: readonly Part[],
  locked: Uint8Array,
  looks: Looks,
  contrast: Contrast,
): Falling | null {
  const { columns } = looks;
  const part = loose.find((one) => isCut(one, columns));
  if (!part) return null;
  const without = locked.slice();
  for (const cell of part.cells) without[cell] = 0;
  const found = completions(part.cells, columns).filter((falling) =>
    findGhost(without, falling, looks, contrast),
  );
  return found.length === 1 ? found[0]! : null;
}

/** Fewer cells than a piece has, at the upper edge. */
function isCut({ cells }: Part, columns: number): boolean {
  return cells.length < 4 && cells[0]! < columns && cells.every((cell) => cell < columns * 3);
}

/** Every piece whose cells on the board are exactly these. */
function completions(visible: readonly number[], columns: number): Falling[] {
  const found: Falling[] = [];
  for (const piece of pieces)
    for (const turns of distinctTurns[piece])
      for (let x = 0; x < columns; x += 1)
        for (let y = -3; y < 2; y += 1) {
          const places = shapes[piece][turns]!.map(([dx, dy]): Cell => [x + dx, y - dy]);
          if (places.some(([cx]) => cx < 0 || cx >= columns)) continue;
          const cells = places.map(([cx, cy]) => cy * columns + cx);
          const on = cells.filter((cell) => cell >= 0);
          if (on.length === visible.length && on.every((cell) => visible.includes(cell)))
            found.push({ piece, cells, with: [], sure: 0.75 });
        }
  return found;
}

/** Where the piece touches the stack only its colour tells it: four cells near the top, nothing above them. */
function findOnTop(loose: readonly Part[], filled: Uint8Array, looks: Looks): Falling | null {
  if (loose.length > 0) return null;
  const { columns, rows } = looks;
  const found = partsOf(filled, columns, rows)
    .flatMap((part) => splitByColour(part.cells, looks))
    .filter((cells) => kindOf(cells, columns) !== null && isOpenAbove(cells, filled, columns))
    .filter((cells) => Math.min(...cells) < columns * rows * 0.3);
  const only = found.length === 1 ? found[0]! : null;
  return only && { piece: kindOf(only, columns)!, cells: only, with: [], sure: 0.5 };
}

function isOpenAbove(cells: readonly number[], filled: Uint8Array, columns: number): boolean {
  return cells.every((cell) => {
    for (let above = cell - columns; above >= 0; above -= columns)
      if (filled[above] && !cells.includes(above)) return false;
    return true;
  });
}

/** A piece that glides from cell to cell fills some cells by half. */
function isBetweenCells({ cells }: Part, looks: Looks, contrast: Contrast): boolean {
  if (cells.length > 9) return false;
  const cut = cells.filter((cell) => looks.textures[cell]! > 0.25 * contrast.distances[cell]!);
  return cells.length < 4 || cut.length >= 2;
}

/**
 * The ghost stands where the falling piece would land if the ghost were not there. Its cells look alike, paler
 * than the falling piece or grey (a locked piece of the same kind would not), and unlike what lies beside them.
 */
function findGhost(locked: Uint8Array, falling: Falling, looks: Looks, contrast: Contrast): number[] | null {
  const { columns, rows } = looks;
  const faint = Math.max(6, 2.5 * contrast.noise);
  for (let drop = 1; drop < rows + 4; drop += 1) {
    const cells = falling.cells.map((cell) => cell + drop * columns);
    if (cells.some((cell) => cell >= columns * rows)) return null;
    if (cells.some((cell) => cell < 0)) continue;
    const own = cells.filter((cell) => !falling.cells.includes(cell));
    if (!isGhostly(own, falling, looks, contrast, faint)) continue;
    if (!isFreeAbove(cells, locked, falling.cells, columns)) return null;
    if (lands(cells, locked, falling.cells, columns, rows) && stands(own, locked, looks)) return cells;
  }
  return null;
}

/** Nothing lies between the falling piece and these cells below it. */
function isFreeAbove(
  cells: readonly number[],
  locked: Uint8Array,
  falling: readonly number[],
  columns: number,
): boolean {
  return cells.every((cell) => {
    for (let above = cell - columns; above >= 0 && !falling.includes(above); above -= columns)
      if (locked[above] && !cells.includes(above)) return false;
    return true;
  });
}

function isGhostly(
  own: readonly number[],
  falling: Falling,
  looks: Looks,
  contrast: Contrast,
  faint: number,
): boolean {
  const like = falling.cells.find((cell) => cell >= 0);
  if (own.length === 0 || own.some((cell) => contrast.distances[cell]! < faint)) return false;
  if (own.some((cell) => colourDistance(looks, cell, own[0]!) > 40)) return false;
  if (like === undefined) return true;
  const pale = own.every((cell) => contrast.distances[cell]! < 0.8 * contrast.distances[like]!);
  return (pale || isGrey(looks, own[0]!)) && own.every((cell) => colourDistance(looks, cell, like) > 25);
}

function isGrey({ colours }: Looks, cell: number): boolean {
  const channels = colours.subarray(cell * 3, cell * 3 + 3);
  return Math.max(...channels) - Math.min(...channels) < 20;
}

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

/** No locked cell beside the ghost's cells has their look. */
function stands(own: readonly number[], locked: Uint8Array, looks: Looks): boolean {
  const { columns } = looks;
  return own.every((cell) =>
    [
      cell - columns,
      cell + columns,
      cell % columns > 0 ? cell - 1 : -1,
      cell % columns < columns - 1 ? cell + 1 : -1,
    ].every((next) => !locked[next] || own.includes(next) || colourDistance(looks, next, own[0]!) > 22),
  );
}
