import { emptyBoard, storedRows } from '../../tetris/rules/board.ts';
import type { KickRules } from '../../tetris/rules/kicks.ts';
import { type MoveOptions, findPlacements, findSpawn } from '../../tetris/moves/movegen.ts';
import { identify } from '../../tetris/rules/pieces.ts';
import { type Board, type Cell, type Location, type Piece } from '../../tetris/types.ts';
import { type LaidPiece } from '../solve.ts';

const standardColumns = 10;
const standardRows = 20;
/** Rows that stay free above a terrain, and rows above which nothing blocks a piece that turns. */
const headroom = 2;
const turningRoom = 4;
const mostColumns = 16;
const mostRows = 24;

export interface BuildRules {
  /** Full rows vanish; what is above them comes down. */
  clears: boolean;
  /** `srs` if absent. */
  kicks?: KickRules;
}

/** The field in which a terrain is built: ten columns or as many as it needs, the terrain at its left wall, on its floor. */
export function siteBoard(columns: number, cells: readonly Cell[], fixed: readonly Cell[]): Board | null {
  const height = 1 + Math.max(...cells.map(([, y]) => y), ...fixed.map(([, y]) => y));
  if (columns > mostColumns || height > mostRows) return null;
  const board = emptyBoard(Math.max(columns, standardColumns), Math.max(standardRows, height + headroom));
  for (const [x, y] of fixed) board.masks[y]! |= 1 << x;
  return board;
}

/** More pieces would have too many sets. */
export const mostSitePieces = 30;

interface Target {
  piece: Piece;
  /** Lowest row, and its cells in the rows from there up. */
  bottom: number;
  rows: number[];
  location: Location;
}

/** The places of the pieces of one tiling. Sets of its pieces are bits, by their index in the tiling. */
export class BuildSite {
  readonly kinds: readonly Piece[];
  readonly all: number;
  readonly #targets: readonly Target[];
  readonly #addable = new Map<number, number>();
  readonly #droppable = new Map<number, number>();

  constructor(
    private readonly board: Board,
    laid: readonly LaidPiece[],
    private readonly rules: BuildRules,
  ) {
    this.kinds = laid.map(({ piece }) => piece);
    this.all = 2 ** laid.length - 1;
    this.#targets = laid.map(targetOf);
  }

  /** The pieces that can be brought to their places when exactly `built` are placed: supported, and by keys only. */
  addable(built: number): number {
    return this.#known(this.#addable, built, 'slides');
  }

  /** Those of them that a hard drop places. */
  droppable(built: number): number {
    return this.#known(this.#droppable, built, 'drops');
  }

  #known(memory: Map<number, number>, built: number, reach: 'slides' | 'drops'): number {
    let found = memory.get(built);
    if (found === undefined) memory.set(built, (found = this.#find(built, reach)));
    return found;
  }

  #find(built: number, reach: 'slides' | 'drops'): number {
    const { masks, lowered } = this.#boardAfter(built);
    const landings = new Map<Piece, Set<string>>();
    const lands = ({ piece, location }: Target, down: number): boolean => {
      let found = landings.get(piece);
      if (!found)
        landings.set(
          piece,
          (found = landingsOf({ ...this.board, masks }, piece, { reach, kicks: this.rules.kicks ?? 'srs' })),
        );
      return found.has(keyOf({ ...location, y: location.y - down }));
    };
    let addable = 0;
    this.#targets.forEach((target, index) => {
      if (built & (1 << index)) return;
      const down = lowered[target.bottom]!;
      const bottom = target.bottom - down;
      if (!isSupported(masks, target, bottom)) return;
      const isOpen = this.#hasOpenSky(masks, target, bottom);
      if (isOpen ?? lands(target, down)) addable |= 1 << index;
      else if (isOpen === false && reach === 'slides' && lands(target, down)) addable |= 1 << index;
    });
    return addable;
  }

  /** Whether a hard drop from an open sky ends there; null if the stack is too close to the spawn to decide. */
  #hasOpenSky(masks: Uint16Array, { rows }: Target, bottom: number): boolean | null {
    let shadow = 0;
    for (let y = bottom; y < storedRows; y++) {
      shadow |= rows[y - bottom] ?? 0;
      if (masks[y]! & shadow) return false;
    }
    for (let y = this.board.rows - turningRoom; y < storedRows; y++) if (masks[y] !== 0) return null;
    return true;
  }

  /** The board with these pieces, and for each row of the terrain the number of rows by which it has moved down. */
  #boardAfter(built: number): { masks: Uint16Array; lowered: Int8Array } {
    const masks = this.board.masks.slice();
    this.#targets.forEach(({ bottom, rows }, index) => {
      if (built & (1 << index)) rows.forEach((row, up) => (masks[bottom + up]! |= row));
    });
    const lowered = new Int8Array(masks.length);
    if (!this.rules.clears) return { masks, lowered };
    const kept = new Uint16Array(masks.length);
    const full = (1 << this.board.columns) - 1;
    let cleared = 0;
    masks.forEach((mask, y) => {
      lowered[y] = cleared;
      if (mask === full) cleared++;
      else kept[y - cleared] = mask;
    });
    return { masks: kept, lowered };
  }
}

function targetOf({ piece, cells }: LaidPiece): Target {
  const bottom = Math.min(...cells.map(([, y]) => y));
  const rows: number[] = [];
  for (const [x, y] of cells) rows[y - bottom] = (rows[y - bottom] ?? 0) | (1 << x);
  return { piece, bottom, rows, location: identify(cells)! };
}

function isSupported(masks: Uint16Array, { rows }: Target, bottom: number): boolean {
  return rows.some((row, up) => bottom + up === 0 || (masks[bottom + up - 1]! & row) !== 0);
}

function landingsOf(board: Board, piece: Piece, rules: MoveOptions): Set<string> {
  const spawn = findSpawn(board, piece, rules.kicks);
  return new Set(spawn ? findPlacements(board, spawn, rules).map(({ location }) => keyOf(location)) : []);
}

function keyOf({ orientation, x, y }: Location): string {
  return `${orientation} ${x} ${y}`;
}
