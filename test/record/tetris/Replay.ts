/**
 * Labels a film by the rules: from an empty board on, each picture must show what lies there and the one piece that
 * falls; where a piece has come down, the board after it follows from the rules and is not read.
 */
import { identify } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Piece } from '../../../engine/tetris/types.ts';
import { lockCells } from '../../e2e/playing/boards.ts';

interface PlayedPiece {
  kind: Piece;
  /** What lies there while it falls, '.' and 'X', top row first. */
  board: string[];
  /** The first picture that shows any of it, even while rows are still vanishing. */
  from: number;
}

/** What one picture shows: which piece, and its cells; null where something moves between two cells or vanishes. */
export type ShownPiece = { piece: number; cells: Cell[] } | null;

export interface Labels {
  pieces: PlayedPiece[];
  shown: ShownPiece[];
}

/** A picture that can't be explained may be followed by so many more. */
const longestEffect = 25;
/** Rows into which a piece comes first. */
const uppermost = 3;

/** The filled cells of `rows` outside `board`; null where something of `board` is not filled. */
function added(rows: readonly string[], board: readonly string[]): Cell[] | null {
  const cells: Cell[] = [];
  for (const [r, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] === '.' && board[r]![x] !== '.') return null;
      if (row[x] !== '.' && board[r]![x] === '.') cells.push([x, rows.length - 1 - r]);
    }
  return cells;
}

/** Where a piece comes to rest straight below. */
export function dropped(board: readonly string[], cells: readonly Cell[]): Cell[] {
  const isFree = (by: number) =>
    cells.every(
      ([x, y]) => y - by >= 0 && (y - by >= board.length || board[board.length - 1 - y + by]![x] === '.'),
    );
  let by = 0;
  while (isFree(by + 1)) by += 1;
  return cells.map(([x, y]) => [x, y - by]);
}

/** A new piece comes in from above: its cells are in the rows that it can reach at once. */
const isEntering = (cells: readonly Cell[], rows: number): boolean =>
  cells.length <= 4 && cells.every(([, y]) => y >= rows - 6);

const kindOf = (cells: readonly Cell[]): Piece | null => identify(cells)?.type ?? null;

export class Replay {
  /** What lies there by the rules. */
  board: string[];
  /** The falling piece as it was seen last. */
  falling: Cell[] | null = null;
  readonly pieces: { kind: Piece | null; board: string[]; from: number }[] = [];
  readonly #shown: ShownPiece[] = [];
  #unexplained = 0;
  /** Since which picture something unexplained stands in the uppermost rows; null where nothing does. */
  #entering: number | null = null;

  constructor(columns: number, rows: number) {
    this.board = Array<string>(rows).fill('.'.repeat(columns));
  }

  /** Takes the next picture's filled cells; says whether it could be explained. Throws once too many could not. */
  next(rows: readonly string[]): boolean {
    const shown = this.#goOn(rows) ?? this.#lock(rows);
    this.#entering = !shown && this.#hasNewOnTop(rows) ? (this.#entering ?? this.#shown.length) : null;
    this.#shown.push(shown);
    this.#unexplained = shown ? 0 : this.#unexplained + 1;
    if (this.#unexplained > longestEffect)
      throw new Error(
        `picture ${this.#shown.length} is not explained by the rules:\n${rows.map((row, r) => `${row} ${this.board[r]}`).join('\n')}`,
      );
    return shown !== null;
  }

  #goOn(rows: readonly string[]): ShownPiece {
    const cells = added(rows, this.board);
    if (!cells || cells.length === 0) return null;
    const kind = kindOf(cells);
    const current = this.pieces.at(-1);
    if (!current) return kind ? this.#begin(cells) : null;
    if (current.kind !== null && kind !== null && kind !== current.kind) return null;
    if (cells.length < 4 && !isEntering(cells, rows.length)) return null;
    if (cells.length > 4 || (cells.length === 4 && !kind)) return null;
    current.kind ??= kind;
    this.falling = cells;
    return { piece: this.pieces.length - 1, cells };
  }

  /** The falling piece has come to rest, and another one comes in. */
  #lock(rows: readonly string[]): ShownPiece {
    if (!this.falling || this.falling.length !== 4) return null;
    const { rows: after } = lockCells(this.board, dropped(this.board, this.falling));
    const cells = added(rows, after);
    if (!cells || cells.length === 0 || !isEntering(cells, rows.length)) return null;
    if (cells.length === 4 && !kindOf(cells)) return null;
    this.board = after;
    return this.#begin(cells);
  }

  #hasNewOnTop(rows: readonly string[]): boolean {
    const landed = this.falling ? dropped(this.board, this.falling) : [];
    const isLanded = (x: number, r: number) =>
      landed.some(([cx, cy]) => cx === x && rows.length - 1 - cy === r);
    return rows
      .slice(0, uppermost)
      .some((row, r) =>
        [...row].some((letter, x) => letter !== '.' && this.board[r]![x] === '.' && !isLanded(x, r)),
      );
  }

  #begin(cells: Cell[]): ShownPiece {
    this.pieces.push({ kind: kindOf(cells), board: this.board, from: this.#entering ?? this.#shown.length });
    this.falling = cells;
    return { piece: this.pieces.length - 1, cells };
  }

  /** Pieces that never came in whole are left out, with the pictures of them. */
  labels(): Labels {
    const named = this.pieces.findIndex(({ kind }) => kind === null);
    const pieces = named < 0 ? this.pieces : this.pieces.slice(0, named);
    const shown = this.#shown.map((one) => (one && one.piece < pieces.length ? one : null));
    return { pieces: pieces as PlayedPiece[], shown };
  }
}
