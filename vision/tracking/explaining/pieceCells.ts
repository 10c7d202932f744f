import { cellsOf, distinctTurns, shapes } from '../../../engine/tetris/rules/pieces.ts';
import { orientations, type Cell, type Location, type Piece } from '../../../engine/tetris/types.ts';
import { freeLevels } from './levels.ts';
import { cellsOfRow, fits, type Masks } from './masks.ts';

export interface Place {
  location: Location;
  cells: Cell[];
}

/** All places between the walls whose rotation centre is in the rows `lowest` to `highest`. */
function* placesOf(type: Piece, columns: number, lowest: number, highest: number): Generator<Place> {
  for (const turns of distinctTurns[type])
    for (let y = lowest; y <= highest; y++)
      for (let x = -1; x <= columns; x++) {
        const cells = shapes[type][turns]!.map(([dx, dy]) => [x + dx, y + dy] as const);
        if (cells.every(([column, row]) => column >= 0 && column < columns && row >= 0))
          yield { location: { type, orientation: orientations[turns]!, x, y }, cells };
      }
}

const directions: readonly Cell[] = [
  [-1, 0],
  [1, 0],
  [0, 1],
];

export function placeOf(location: Location): Place {
  return { location, cells: cellsOf(location) };
}

export function topOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map(([, y]) => y));
}

export function bottomOf(cells: readonly Cell[]): number {
  return Math.min(...cells.map(([, y]) => y));
}

/** Every place where the piece can lock, tucks and spins included, with no cell above row `highest`. */
export function restingPlaces(board: Masks, columns: number, type: Piece, highest: number): Place[] {
  const levels = freeLevels(board, columns, type, highest + 1);
  return levels.flatMap((free, turn) => {
    const orientation = orientations[distinctTurns[type][turn]!]!;
    return Array.from(free, (level, y) => cellsOfRow(level & ~(free[y - 1] ?? 0), y))
      .flat()
      .map(([x, y]) => placeOf({ type, orientation, x, y }))
      .filter(({ cells }) => topOf(cells) <= highest);
  });
}

/** The places where a piece shows exactly the `seen` cells and the rest of it is cut off by the upper edge of the frame. */
export function cutPlaces(seen: readonly Cell[], columns: number, rows: number, type: Piece): Place[] {
  if (seen.length === 0 || topOf(seen) !== rows - 1) return [];
  return [...placesOf(type, columns, rows - 3, rows + 2)].filter(({ cells }) => {
    const visible = cells.filter(([, y]) => y < rows);
    return visible.length === seen.length && visible.every((cell) => includesCell(seen, cell));
  });
}

/** Whether the cell is one of these. */
export function includesCell(cells: readonly Cell[], [x, y]: Cell): boolean {
  return cells.some(([column, row]) => column === x && row === y);
}

/** Can't move left, right or up by one. */
export function cannotMove(board: Masks, columns: number, { cells }: Place): boolean {
  return directions.every(
    ([dx, dy]) =>
      !fits(
        board,
        columns,
        cells.map(([x, y]) => [x + dx, y + dy] as const),
      ),
  );
}
