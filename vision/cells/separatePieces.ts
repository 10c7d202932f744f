/** Separates the falling piece and its ghost from the locked blocks by shape, place and colour. */
import { cellIndex, type CellIndex } from '../../engine/cell.ts';
import { pieces, type Piece } from '../../engine/tetris/types.ts';
import { filledCells, type Contrast } from './ground/background.ts';
import type { CellLooks } from './cellLooks.ts';
import { findGhost, findLoneGhost } from './ghost.ts';
import { findMark } from './hints/mark.ts';
import { placesOver } from './hints/placesOver.ts';
import { isCursor } from './covers.ts';
import { couldBeLetters } from './letters.ts';
import { isOpenAbove, kindOf, partsOf, splitByColour, type Part } from './cellGroups.ts';

export interface Falling {
  piece: Piece;
  cells: CellIndex[];
  /** Other cells attached to it: a cursor, a spark. */
  with: CellIndex[];
  /** 0..1: how clearly these cells are the falling piece. See `clarities`. */
  clarity: number;
}

/** How clearly cells are the falling piece. Below 1 it is a guess. */
export const clarities = {
  /** Nothing else is in the air, or attached to it, except a cursor. */
  alone: 1,
  /** The cells that the upper edge cuts off are visible above it; a picture of something else may end exactly there. */
  shownAbove: 0.9,
  /** Other things are in the air. */
  amongOthers: 0.8,
  /** It touches the stack, and nothing supports it from below. */
  unheld: 0.8,
  /** Only one of the pieces that could be cut off like this has its ghost there. */
  byGhost: 0.75,
  /** Its colour distinguishes it from the cells attached to it. */
  byColour: 0.7,
  /** It could be letters that happen to be arranged like a piece's cells. */
  written: 0.5,
  /** It rests on the stack, and no other piece is near the top. */
  highest: 0.5,
} as const;

/** The contents of a board's cells: 1 = a locked block; the falling piece and its ghost are removed. */
export interface Contents {
  locked: Uint8Array;
  falling: Falling | null;
  ghost: CellIndex[] | null;
  /** Cells that only a hint for a placement marks; removed as well. */
  hint: CellIndex[];
  /** The cells of a piece that the upper edge cuts off and that can't be identified; removed as well. */
  cut: CellIndex[];
  /** The number of cells in the air outside the falling piece. */
  loose: number;
}

export function separatePieces(looks: CellLooks, contrast: Contrast): Contents {
  const { columns, rows } = looks;
  const locked = filledCells(contrast);
  const looseOnes = (): Part[] => partsOf(locked, columns, rows).filter((part) => !part.floor);
  let loose = looseOnes();
  let hanging = findHanging(loose, locked, looks, contrast);
  const lone = hanging ? null : findLoneGhost(locked, looks, contrast);
  if (lone) {
    takeOut(locked, lone);
    loose = looseOnes();
    hanging = findHanging(loose, locked, looks, contrast);
  }
  const falling =
    hanging ??
    findCut(loose, locked, looks, contrast, lone) ??
    (lone ? null : findOnTop(loose, locked, looks));
  const cut = falling ? [] : loose.filter((part) => isCut(part, columns)).flatMap(({ cells }) => cells);
  if (falling) takeOut(locked, [...falling.cells, ...falling.with]);
  takeOut(locked, cut);
  if (!falling)
    for (const part of loose) if (isBetweenCells(part, looks, contrast)) takeOut(locked, part.cells);
  const marks = falling && !lone ? takeMarks(locked, falling, looks, contrast) : { ghost: lone, hint: [] };
  return {
    locked,
    falling,
    ...marks,
    cut,
    loose: looseOnes().reduce((sum, part) => sum + part.cells.length, 0),
  };
}

/** Empties these cells of `locked`; those above the board are ignored. */
export function takeOut(locked: Uint8Array, cells: readonly number[]): void {
  for (const cell of cells) if (cell >= 0) locked[cell] = 0;
}

/** Removes and returns the piece's ghost, and a mark for its placement. */
function takeMarks(
  locked: Uint8Array,
  falling: Falling,
  looks: CellLooks,
  contrast: Contrast,
): Pick<Contents, 'ghost' | 'hint'> {
  const alone = findGhost(locked, falling, looks, contrast);
  if (alone) takeOut(locked, alone);
  const mark = findMark(locked, falling, alone, looks, contrast);
  const [ghost, hint] = [alone ?? mark?.ghost ?? null, mark?.cells ?? []];
  if (mark) takeOut(locked, [...hint, ...(ghost ?? [])]);
  return { ghost, hint };
}

/** A group of four cells that touches nothing; or four of one colour in a group that something else touches. */
function findHanging(
  loose: readonly Part[],
  filled: Uint8Array,
  looks: CellLooks,
  contrast: Contrast,
): Falling | null {
  const { columns } = looks;
  const inAir = loose.length === 1 ? clarities.alone : clarities.amongOthers;
  const found: Falling[] = [];
  for (const part of loose) {
    const whole = kindOf(part.cells, columns);
    if (whole) {
      const clarity = couldBeLetters(part.cells, filled, looks, contrast) ? clarities.written : inAir;
      found.push({ piece: whole, cells: part.cells, with: [], clarity });
    } else if (part.cells.length <= 8)
      for (const cells of splitByColour(part.cells, looks)) {
        const piece = kindOf(cells, columns);
        const others = part.cells.filter((cell) => !cells.includes(cell));
        if (!piece) continue;
        const isFree = others.length <= 2 && others.every((cell) => isCursor(cell, looks, contrast));
        const clarity = Math.min(inAir, isFree ? clarities.alone : clarities.byColour);
        found.push({ piece, cells, with: others, clarity });
      }
  }
  return (
    found.sort((a, b) => b.clarity - a.clarity || Math.min(...a.cells) - Math.min(...b.cells))[0] ?? null
  );
}

/** A piece that is only partly on the board: the ghost shows which one it is. */
function findCut(
  loose: readonly Part[],
  locked: Uint8Array,
  looks: CellLooks,
  contrast: Contrast,
  ghost: readonly number[] | null,
): Falling | null {
  const { columns } = looks;
  const part = loose.find((one) => isCut(one, columns));
  if (!part) return null;
  const without = locked.slice();
  for (const cell of part.cells) without[cell] = 0;
  const found = completions(part.cells, columns).filter((falling) =>
    ghost ? isAbove(falling.cells, ghost, columns) : findGhost(without, falling, looks, contrast),
  );
  return found.length === 1 ? found[0]! : null;
}

/** The same shape, straight above the other. */
function isAbove(cells: readonly number[], below: readonly number[], columns: number): boolean {
  const order = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  const drops = order(below).map((cell, i) => cell - order(cells)[i]!);
  return drops.every((drop) => drop === drops[0] && drop > 0 && drop % columns === 0);
}

/** Fewer cells than a piece has, at the upper edge. */
function isCut({ cells }: Part, columns: number): boolean {
  return cells.length < 4 && cells[0]! < columns && cells.every((cell) => cell < columns * 3);
}

/** Every piece whose cells on the board are exactly these. */
export function completions(visible: readonly number[], columns: number): Falling[] {
  return pieces.flatMap((piece) =>
    placesOver(piece, visible[0]!, columns)
      .map((place) => place.map(cellIndex))
      .filter((cells) => {
        const on = cells.filter((cell) => cell >= 0);
        return on.length === visible.length && on.every((cell) => visible.includes(cell));
      })
      .map((cells) => ({ piece, cells, with: [], clarity: clarities.byGhost })),
  );
}

/** A piece that touches the stack is recognised by its colour above this height, as a share of the board's. */
const nearTop = 0.3;

/**
 * If the piece touches the stack only its colour distinguishes it: four cells near the top, nothing above them. Of
 * several the falling one is the one without support from below.
 */
function findOnTop(loose: readonly Part[], filled: Uint8Array, looks: CellLooks): Falling | null {
  if (loose.length > 0) return null;
  const { columns, rows } = looks;
  const found = partsOf(filled, columns, rows)
    .flatMap((part) => splitByColour(part.cells, looks))
    .filter((cells) => kindOf(cells, columns) !== null && isOpenAbove(cells, filled, columns));
  const hanging = found.filter((cells) => !isHeld(cells, filled, columns));
  const high = found.filter((cells) => Math.min(...cells) < columns * rows * nearTop);
  const only = hanging.length === 1 ? hanging[0] : high.length === 1 ? high[0] : undefined;
  if (!only) return null;
  const clarity = hanging.length === 1 ? clarities.unheld : clarities.highest;
  return { piece: kindOf(only, columns)!, cells: only, with: [], clarity };
}

/** The floor or another block is under one of the cells. */
const isHeld = (cells: readonly number[], filled: Uint8Array, columns: number): boolean =>
  cells.some((cell) => {
    const below = cell + columns;
    return below >= filled.length || (filled[below] === 1 && !cells.includes(below));
  });

/** A cell that is half filled varies by more than this share of its distance from an empty one. */
const halfFilled = 0.25;

/** A piece that glides from cell to cell fills some cells by half. */
function isBetweenCells({ cells }: Part, looks: CellLooks, contrast: Contrast): boolean {
  if (cells.length > 9) return false;
  const cut = cells.filter((cell) => looks.textures[cell]! > halfFilled * contrast.distances[cell]!);
  return cells.length < 4 || cut.length >= 2;
}
