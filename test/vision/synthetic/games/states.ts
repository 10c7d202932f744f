/** Positions as they come about in play: a stack that grew piece by piece, a falling piece, what comes next. */
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { orientations, pieces, type Cell, type Piece } from '../../../../engine/tetris/types.ts';
import type { Chance } from '../drawing/random.ts';

export interface TetrisScene {
  columns: number;
  rows: number;
  /** Per cell, top row first: null empty, a piece, or 'G' for garbage. */
  stack: (Piece | 'G' | null)[][];
  /** Which of the locked pieces a cell belongs to; 0 for none. */
  ids: number[][];
  /** Cells may lie above the board, y >= rows. */
  falling: { piece: Piece; cells: Cell[] } | null;
  ghost: Cell[] | null;
  next: Piece[];
  hold: Piece | null;
}

type Pile = Pick<TetrisScene, 'stack' | 'ids'>;

export function randomTetris(chance: Chance, rows: number, columns = 10): TetrisScene {
  const stack: TetrisScene['stack'] = Array.from({ length: rows }, () => Array(columns).fill(null));
  const pile = { stack, ids: Array.from({ length: rows }, () => Array<number>(columns).fill(0)) };
  if (chance.is(0.15)) addGarbage(stack, chance.whole(1, chance.is(0.2) ? rows - 6 : 7), chance);
  else if (chance.is(0.04)) scatter(stack, chance.whole(3, rows - 8), chance);
  const many = Math.floor(rows * chance.next() ** 1.4 * (chance.is(0.1) ? 4 : 1.6));
  for (let i = 0; i < many; i += 1) if (!dropSomewhere(pile, i + 1, chance)) break;
  const falling = chance.is(0.95) ? placeFalling(stack, chance) : null;
  return {
    columns,
    rows,
    ...pile,
    falling,
    ghost: falling && landing(stack, falling.cells),
    next: Array.from({ length: chance.whole(1, 6) }, () => chance.of(pieces)),
    hold: chance.is(0.5) ? chance.of(pieces) : null,
  };
}

function addGarbage(stack: TetrisScene['stack'], count: number, chance: Chance): void {
  const columns = stack[0]!.length;
  let hole = chance.whole(0, columns - 1);
  for (let i = 1; i <= count; i += 1) {
    if (chance.is(0.3)) hole = chance.whole(0, columns - 1);
    stack[stack.length - i] = Array.from({ length: columns }, (_, x) => (x === hole ? null : 'G'));
  }
}

/** Single blocks all over the lower rows, as some games begin. */
function scatter(stack: TetrisScene['stack'], count: number, chance: Chance): void {
  const columns = stack[0]!.length;
  for (let i = 1; i <= count; i += 1)
    stack[stack.length - i] = Array.from({ length: columns }, (_, x) =>
      x !== i % columns && chance.is(0.5) ? chance.of(pieces) : null,
    );
}

const isFree = (stack: TetrisScene['stack'], cells: readonly Cell[]): boolean =>
  cells.every(([x, y]) => {
    const row = stack.length - 1 - y;
    return x >= 0 && x < stack[0]!.length && y >= 0 && (row < 0 || stack[row]![x] === null);
  });

const shifted = (cells: readonly Cell[], down: number): Cell[] => cells.map(([x, y]) => [x, y - down]);

/** Where the cells come to rest when they fall straight down. */
export function landing(stack: TetrisScene['stack'], cells: readonly Cell[]): Cell[] {
  let down = 0;
  while (isFree(stack, shifted(cells, down + 1))) down += 1;
  return shifted(cells, down);
}

/** The lowest of a few tries, so that the stack grows as a player's does; full rows go. */
function dropSomewhere({ stack, ids }: Pile, id: number, chance: Chance): boolean {
  const piece = chance.of(pieces);
  let best: Cell[] | null = null;
  for (let i = 0; i < 5; i += 1) {
    const cells = cellsOf({
      type: piece,
      orientation: chance.of(orientations),
      x: chance.whole(0, stack[0]!.length - 1),
      y: stack.length - 3,
    });
    if (!isFree(stack, cells)) continue;
    const rest = landing(stack, cells);
    const height = (of: readonly Cell[]): number => of.reduce((sum, [, y]) => sum + y, 0);
    if (!best || height(rest) < height(best)) best = rest;
  }
  if (!best || best.some(([, y]) => y > stack.length - 4)) return false;
  for (const [x, y] of best) {
    stack[stack.length - 1 - y]![x] = piece;
    ids[stack.length - 1 - y]![x] = id;
  }
  for (let row = 0; row < stack.length; row += 1)
    if (stack[row]!.every((cell) => cell !== null)) {
      stack.splice(row, 1);
      stack.unshift(Array(stack[0]!.length).fill(null));
      ids.splice(row, 1);
      ids.unshift(Array<number>(stack[0]!.length).fill(0));
    }
  return true;
}

/** A piece in the air, at least one row above anything it could touch; now and then not all of it is in sight. */
function placeFalling(stack: TetrisScene['stack'], chance: Chance): TetrisScene['falling'] {
  const rows = stack.length;
  const above = chance.is(0.12);
  for (let i = 0; i < 40; i += 1) {
    const piece = chance.of(pieces);
    const y = above ? rows - chance.whole(0, 1) : chance.is(0.5) ? rows - 2 : chance.whole(3, rows - 2);
    const cells = cellsOf({
      type: piece,
      orientation: chance.of(orientations),
      x: chance.whole(1, stack[0]!.length - 2),
      y,
    });
    const isSeen = cells.some(([, top]) => top < rows);
    const isWhole = cells.every(([, top]) => top < rows);
    if (isSeen && isWhole !== above && isFree(stack, cells) && isApart(stack, cells)) return { piece, cells };
  }
  return null;
}

const isApart = (stack: TetrisScene['stack'], cells: readonly Cell[]): boolean =>
  cells.every(([x, y]) => {
    const row = stack.length - 1 - y;
    const at = (dx: number, dy: number): unknown => stack[row + dy]?.[x + dx];
    return y > 0 && !at(0, 1) && !at(0, -1) && !at(-1, 0) && !at(1, 0);
  });
