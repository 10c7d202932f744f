import { describe, expect, it } from 'vitest';
import { openingNames, openings, ordersOfBag } from '../../../engine/drill/openings.ts';
import { wayTo } from '../../../engine/drill/way.ts';
import { mirrorRows } from '../../../engine/tetris/notation/text.ts';
import { emptyBoard, parseBoard } from '../../../engine/tetris/rules/board.ts';
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { BuildSite, siteBoard } from '../../../engine/tiling/building/buildSite.ts';
import { bitsOf } from '../../../engine/tiling/building/buildable.ts';
import { parseRegion } from '../../../engine/tiling/region.ts';
import { Tiler } from '../../../engine/tiling/solve.ts';
import { allTilings } from '../tiling/lines.ts';

function ordersOf(left: readonly Piece[]): Piece[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((piece) =>
    ordersOf(left.filter((other) => other !== piece)).map((rest) => [piece, ...rest]),
  );
}

const orders = ordersOf(pieces);

function sitesOf(rows: readonly string[]): BuildSite[] {
  const tiler = new Tiler({ region: parseRegion(rows) });
  const board = siteBoard(tiler.region.columns, tiler.region.cells, [])!;
  return allTilings(tiler).map((laid) => new BuildSite(board, laid, { clears: false }));
}

/** Pieces of the site that a dealt one can be next. */
const placed = (site: BuildSite, built: number, piece: Piece): number[] =>
  [...bitsOf(site.addable(built))]
    .filter((index) => site.kinds[index] === piece)
    .map((index) => built | (1 << index));

/** One piece after the other, as a player has them: placed, or kept while the one that was kept is placed. */
function isBuilt(
  site: BuildSite,
  order: readonly Piece[],
  withHold: boolean,
  built = 0,
  held?: Piece,
): boolean {
  if (built === site.all) return true;
  const [piece, ...rest] = order;
  if (!piece) return held !== undefined && placed(site, built, held).includes(site.all);
  if (placed(site, built, piece).some((next) => isBuilt(site, rest, withHold, next, held))) return true;
  if (!withHold) return false;
  if (!held) return isBuilt(site, rest, withHold, built, piece);
  return placed(site, built, held).some((next) => isBuilt(site, rest, withHold, next, piece));
}

function masksOf(rows: readonly string[]): number[] {
  return [...parseBoard(rows).masks.subarray(0, rows.length)];
}

describe.each(openingNames)('the opening %s', (name) => {
  const { rows, orders: told, never } = openings[name];
  const sites = sitesOf(rows);
  const builds = (order: readonly Piece[], withHold: boolean) =>
    sites.some((site) => isBuilt(site, order, withHold));

  it('is built by as many orders of the bag as it says, in one of its tilings', () => {
    expect(orders).toHaveLength(ordersOfBag);
    expect(orders.filter((order) => builds(order, true))).toHaveLength(told.hold);
    expect(orders.filter((order) => builds(order, false))).toHaveLength(told.alone);
    expect(builds([...never] as Piece[], true)).toBe(false);
  });

  it('has a way with exactly these orders', () => {
    const goal = { kind: 'build', masks: masksOf(rows) } as const;
    for (const order of orders.filter((_, at) => at % 41 === 0)) {
      const way = wayTo(goal, { board: emptyBoard(), queue: order, hold: null, canHold: true });
      expect(way !== null).toBe(builds(order, true));
    }
  });

  it('goes without a full row, and has another form in the mirror', () => {
    expect(rows.every((row) => row.includes('.'))).toBe(true);
    expect(mirrorRows(rows)).not.toEqual(rows);
  });
});
