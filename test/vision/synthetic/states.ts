/** Positions as they come about in play: a stack that grew piece by piece, a falling piece, what comes next. */
import { cellsOf } from '../../../engine/tetris/pieces.ts';
import { orientations, pieces, type Cell, type Piece } from '../../../engine/tetris/types.ts';
import type { Chance } from './random.ts';

export interface TetrisScene {
  columns: number;
  rows: number;
  /** Per cell, top row first: null empty, a piece, or 'G' for garbage. */
  stack: (Piece | 'G' | null)[][];
  falling: { piece: Piece; cells: Cell[] } | null;
  ghost: Cell[] | null;
  next: Piece[];
  hold: Piece | null;
}

export function randomTetris(chance: Chance, rows: number): TetrisScene {
  const columns = 10;
  const stack: TetrisScene['stack'] = Array.from({ length: rows }, () => Array(columns).fill(null));
  if (chance.is(0.15)) addGarbage(stack, chance.whole(1, 7), chance);
  const many = Math.floor(rows * chance.next() ** 1.4 * 1.6);
  for (let i = 0; i < many; i += 1) if (!dropSomewhere(stack, chance)) break;
  const falling = chance.is(0.95) ? placeFalling(stack, chance) : null;
  return {
    columns,
    rows,
    stack,
    falling,
    ghost: falling && landing(stack, falling.cells),
    next: Array.from({ length: chance.whole(1, 6) }, () => chance.of(pieces)),
    hold: chance.is(0.5) ? chance.of(pieces) : null,
  };
}

function addGarbage(stack: TetrisScene['stack'], count: number, chance: Chance): void {
  let hole = chance.whole(0, 9);
  for (let i = 1; i <= count; i += 1) {
    if (chance.is(0.3)) hole = chance.whole(0, 9);
    stack[stack.length - i] = Array.from({ length: 10 }, (_, x) => (x === hole ? null : 'G'));
  }
}

const isFree = (stack: TetrisScene['stack'], cells: readonly Cell[]): boolean =>
  cells.every(([x, y]) => {
    const row = stack.length - 1 - y;
    return x >= 0 && x < 10 && y >= 0 && row >= 0 && stack[row]![x] === null;
  });

const shifted = (cells: readonly Cell[], down: number): Cell[] => cells.map(([x, y]) => [x, y - down]);

/** Where the cells come to rest when they fall straight down. */
export function landing(stack: TetrisScene['stack'], cells: readonly Cell[]): Cell[] {
  let down = 0;
  while (isFree(stack, shifted(cells, down + 1))) down += 1;
  return shifted(cells, down);
}

/** The lowest of a few tries, so that the stack grows as a player's does; full rows go. */
function dropSomewhere(stack: TetrisScene['stack'], chance: Chance): boolean {
  const piece = chance.of(pieces);
  let best: Cell[] | null = null;
  for (let i = 0; i < 5; i += 1) {
    const cells = cellsOf({
      type: piece,
      orientation: chance.of(orientations),
      x: chance.whole(0, 9),
      y: stack.length - 3,
    });
    if (!isFree(stack, cells)) continue;
    const rest = landing(stack, cells);
    const height = (of: readonly Cell[]): number => of.reduce((sum, [, y]) => sum + y, 0);
    if (!best || height(rest) < height(best)) best = rest;
  }
  if (!best || best.some(([, y]) => y > stack.length - 6)) return false;
  for (const [x, y] of best) stack[stack.length - 1 - y]![x] = piece;
  for (let row = 0; row < stack.length; row += 1)
    if (stack[row]!.every((cell) => cell !== null)) {
      stack.splice(row, 1);
      stack.unshift(Array(10).fill(null));
    }
  return true;
}

/** A piece in the air, at least one row above anything it could touch. */
function placeFalling(stack: TetrisScene['stack'], chance: Chance): TetrisScene['falling'] {
  for (let i = 0; i < 40; i += 1) {
    const piece = chance.of(pieces);
    const y = chance.is(0.5) ? stack.length - 2 : chance.whole(3, stack.length - 2);
    const cells = cellsOf({ type: piece, orientation: chance.of(orientations), x: chance.whole(1, 8), y });
    if (isFree(stack, cells) && isApart(stack, cells)) return { piece, cells };
  }
  return null;
}

const isApart = (stack: TetrisScene['stack'], cells: readonly Cell[]): boolean =>
  cells.every(([x, y]) => {
    const row = stack.length - 1 - y;
    return (
      y > 0 && !stack[row + 1]?.[x] && !stack[row - 1]?.[x] && !stack[row]![x - 1] && !stack[row]![x + 1]
    );
  });
