/** Ways to a perfect clear as text rows and fumens. */
import type { ClearRequest, ClearWay } from '../../../engine/protocol/solver/clearJobs.ts';
import { fumenColumns, makeFumen } from '../../../engine/tetris/notation/fumen.ts';
import type { KickRules } from '../../../engine/tetris/rules/kicks.ts';
import type { ClearWish } from '../terrain/share.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** More pages make a link that few programs open. */
export const mostPages = 2000;

/** Masks of rows from the bottom up, bit 0 the left column, of everything that is painted. */
function fieldOf(terrain: Terrain): number[] {
  return terrain
    .map((row) => [...row].reduce((mask, letter, x) => (letter === '.' ? mask : mask | (1 << x)), 0))
    .reverse();
}

export function requestOf(terrain: Terrain, wish: ClearWish, kicks: KickRules): ClearRequest {
  return { columns: terrain[0]!.length, field: fieldOf(terrain), ...wish, kicks };
}

/** The rows to clear, top row first: what is there already as `there`, the pieces as their letters. */
export function rowsOf(
  { field, lines }: Pick<ClearRequest, 'field' | 'lines'>,
  { pieces }: ClearWay,
  there: 'X' | 'G',
): string[] {
  const rows = Array.from({ length: lines }, (_, y) =>
    Array.from({ length: fumenColumns }, (__, x) => (((field[y] ?? 0) >>> x) & 1 ? there : '.') as string),
  );
  for (const { piece, cells } of pieces) for (const [x, y] of cells) rows[y]![x] = piece;
  return rows.reverse().map((row) => row.join(''));
}

/** A page for each way, with how many queues play it as comment. */
export function fumenOfWays(request: ClearRequest, ways: readonly ClearWay[], total: number): string {
  return makeFumen(
    ways.map((way) => ({
      rows: rowsOf(request, way, 'X'),
      comment: `${way.count} / ${total}`,
      // Every page has its own field; full rows would vanish from the next one.
      lock: false,
    })),
  );
}
