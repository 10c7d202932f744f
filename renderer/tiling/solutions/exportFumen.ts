/** Tilings as fumens: a page for each, or one of them piece by piece. */
import {
  fumenColumns,
  fumenRows,
  makeFumen,
  type FumenDraft,
} from '../../../engine/tetris/notation/fumen.ts';
import { identify } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import type { Placed } from '../TilingList.ts';

/** More pages make a link that few programs open. */
export const mostPages = 2000;

export function fitsFumen(cells: readonly Cell[]): boolean {
  return cells.every(([x, y]) => x < fumenColumns && y < fumenRows);
}

function rowsOf(fixed: readonly Cell[], tiling: Uint16Array, placed: Placed): string[] {
  const rows = Array.from({ length: fumenRows }, () => Array<string>(fumenColumns).fill('.'));
  for (const [x, y] of fixed) rows[y]![x] = 'X';
  for (const placement of tiling)
    for (const [x, y] of placed.cellsOf(placement)) rows[y]![x] = placed.pieceOf(placement);
  return rows.reverse().map((row) => row.join(''));
}

/** One page for each tiling, with its number as comment. */
export function fumenOfMany(
  tilings: readonly { number: number; tiling: Uint16Array }[],
  fixed: readonly Cell[],
  placed: Placed,
): string {
  const pages = tilings.map(({ number, tiling }): FumenDraft => ({
    rows: rowsOf(fixed, tiling, placed),
    comment: `${number}`,
    // Full rows would vanish from the next page; every page has its own field anyway.
    lock: false,
  }));
  return makeFumen(pages);
}

/** One page for each piece, in the order in which they can be placed; full rows stay unless `clears`. */
export function fumenInOrder(
  tiling: Uint16Array,
  order: readonly number[],
  fixed: readonly Cell[],
  placed: Placed,
  clears: boolean,
): string {
  const sorted = placed.sorted(tiling);
  let field: string[] = rowsOf(fixed, new Uint16Array(0), placed);
  const down = Array.from({ length: fumenRows }, () => 0);
  const pages = order.map((index): FumenDraft => {
    const placement = sorted[index]!;
    const cells = placed.cellsOf(placement).map(([x, y]): Cell => [x, y - down[y]!]);
    const page: FumenDraft = { rows: field, piece: identify(cells), lock: clears };
    field = withPiece(field, cells, placed.pieceOf(placement));
    if (clears) field = withoutFull(field, down);
    return page;
  });
  return makeFumen([...pages, { rows: field, lock: false }]);
}

function withPiece(rows: readonly string[], cells: readonly Cell[], letter: string): string[] {
  return rows.map((row, line) =>
    [...row]
      .map((old, x) => (cells.some(([ownX, y]) => ownX === x && rows.length - 1 - y === line) ? letter : old))
      .join(''),
  );
}

/** Takes full rows out, and notes for each row of the terrain by how many it has come down. */
function withoutFull(rows: readonly string[], down: number[]): string[] {
  const full = rows.flatMap((row, line) => (row.includes('.') ? [] : [rows.length - 1 - line]));
  const before = [...down];
  before.forEach((by, y) => (down[y] = by + full.filter((row) => row < y - by).length));
  const kept = rows.filter((row) => row.includes('.'));
  return [...Array.from({ length: full.length }, () => '.'.repeat(fumenColumns)), ...kept];
}
