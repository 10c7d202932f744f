/** A terrain as it is painted: rows of text, top first; '#' is to be covered, 'X' is there already, '.' is empty. */
import type { Cell } from '../../../engine/tetris/types.ts';

export type Terrain = readonly string[];

export const mostColumns = 40;
export const mostRows = 40;
export type Paint = '#' | 'X' | '.';

export function emptyTerrain(columns = 10, rows = 10): Terrain {
  return Array.from({ length: rows }, () => '.'.repeat(columns));
}

export function letterAt(terrain: Terrain, [x, y]: Cell): string {
  return terrain[terrain.length - 1 - y]?.[x] ?? '.';
}

export function painted(terrain: Terrain, [x, y]: Cell, paint: Paint): Terrain {
  const line = terrain.length - 1 - y;
  if (terrain[line]?.[x] === undefined || terrain[line][x] === paint) return terrain;
  return terrain.with(line, terrain[line].slice(0, x) + paint + terrain[line].slice(x + 1));
}

/** The cells with this letter, from the bottom row up. */
export function cellsWith(terrain: Terrain, letter: Paint): Cell[] {
  return terrain.flatMap((row, line) =>
    [...row].flatMap((own, x): Cell[] => (own === letter ? [[x, terrain.length - 1 - line]] : [])),
  );
}

/** Left becomes right. */
export function mirrored(terrain: Terrain): Terrain {
  return terrain.map((row) => [...row].reverse().join(''));
}

/** Moved by one cell; what would leave the picture stays away from the move: it does nothing then. */
export function shifted(terrain: Terrain, dx: number, dy: number): Terrain {
  const all = [...cellsWith(terrain, '#'), ...cellsWith(terrain, 'X')];
  const columns = terrain[0]!.length;
  const leaves = all.some(
    ([x, y]) => x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= terrain.length,
  );
  if (leaves) return terrain;
  return terrain.map((row, line) =>
    [...row].map((_, x) => letterAt(terrain, [x - dx, terrain.length - 1 - line - dy])).join(''),
  );
}

/** Grows or shrinks at the right and at the top. */
export function resized(terrain: Terrain, columns: number, rows: number): Terrain {
  const width = Math.max(1, Math.min(mostColumns, columns));
  const height = Math.max(1, Math.min(mostRows, rows));
  const wide = terrain.map((row) => row.slice(0, width).padEnd(width, '.'));
  const added = Array.from({ length: Math.max(0, height - wide.length) }, () => '.'.repeat(width));
  return [...added, ...wide.slice(Math.max(0, wide.length - height))];
}

/** Without empty rows on top, but with as many as `least` rows. */
export function trimmed(rows: Terrain, least: number): Terrain {
  const top = rows.findIndex((row) => /[^.]/.test(row));
  const kept = top < 0 ? [] : rows.slice(top);
  const width = rows[0]?.length ?? 10;
  return [...emptyTerrain(width, Math.max(0, least - kept.length)), ...kept];
}
