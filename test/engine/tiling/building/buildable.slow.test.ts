import { describe, expect, it } from 'vitest';
import type { Board, Cell } from '../../../../engine/tetris/types.ts';
import { spawnAt } from '../../../../engine/tetris/rules/pieces.ts';
import { rulesOf } from '../../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import { bagShare } from '../../../../engine/tiling/building/bagShare.ts';
import { bitsOf, countOrders, findOrder, firstBags } from '../../../../engine/tiling/building/buildable.ts';
import { BuildSite, siteBoard } from '../../../../engine/tiling/building/buildSite.ts';
import { parseRegion } from '../../../../engine/tiling/region.ts';
import { type LaidPiece, Tiler } from '../../../../engine/tiling/solve.ts';
import { plainPlacements } from '../../tetris/moves/plainMoves.ts';
import fixture from '../../../fixtures/tilings.json' with { type: 'json' };
import { allTilings } from '../lines.ts';

/** A terrain of nine pieces with a roof over empty cells: 27 of its 82 tilings can be built. */
const overhang = ['#######...', '########..', '###..####.', '##....####', '###..#####'];

function sitesOf(
  rows: string[],
  { clears = false, fixed = [] }: { clears?: boolean; fixed?: readonly Cell[] } = {},
): { site: BuildSite; laid: LaidPiece[]; board: Board }[] {
  const tiler = new Tiler({ region: parseRegion(rows) });
  const board = siteBoard(tiler.region.columns, tiler.region.cells, fixed)!;
  return allTilings(tiler).map((laid) => ({ site: new BuildSite(board, laid, { clears }), laid, board }));
}

describe('the build orders of tilings', () => {
  it.each(fixture.builds)('agree with published counts: $name', (one) => {
    const sites = sitesOf(one.field).map(({ site }) => site);
    expect(sites).toHaveLength(one.bag);
    expect(sites.filter((site) => findOrder(site))).toHaveLength(one.buildableSoftdropSRS);
    expect(sites.filter((site) => findOrder(site, true))).toHaveLength(one.buildableHarddrop);
    expect(sites.reduce((sum, site) => sum + countOrders(site), 0)).toBe(one.ordersSum);
  });

  it('agree with a plain search for moves from every set of pieces', () => {
    for (const { site, laid, board } of sitesOf(overhang).slice(0, 4)) {
      let built = 0;
      for (let placed = 0; placed < 5; placed++) {
        expect(site.addable(built)).toBe(plainAddable(board, laid, built));
        const [next] = [...bitsOf(site.addable(built))];
        if (next === undefined) break;
        built |= 1 << next;
      }
    }
  });

  it('distinguish hard drops from slides', () => {
    const kinds = sitesOf(overhang).map(({ site }) => kindOf(site));
    expect(kinds.filter((kind) => kind === 'drops')).toHaveLength(27);
    expect(kinds.filter((kind) => kind === 'never')).toHaveLength(55);
    const beneathRoof = (columns: number) => {
      const fixed = Array.from({ length: columns }, (_, x): Cell => [x, 1]);
      return sitesOf(['####'], { fixed }).map(({ site }) => kindOf(site));
    };
    expect([0, 4, 10].flatMap(beneathRoof)).toEqual(['drops', 'slides', 'never']);
  });

  it('are orders in which every piece can be added', () => {
    const orders = sitesOf(overhang).map(({ site }) => ({ site, order: findOrder(site) }));
    const found = orders.filter(({ order }) => order !== null);
    expect(found).toHaveLength(27);
    for (const { site, order } of found) expect(built(site, order!)).toBe(site.all);
  });

  it('let full rows vanish during the build', () => {
    const rows = ['....####..', '##########', '##########'];
    expect(sitesOf(rows).map(({ site }) => countOrders(site))).toEqual([166]);
    expect(sitesOf(rows, { clears: true }).map(({ site }) => countOrders(site))).toEqual([201]);
  });

  it('give the seven pieces that can be the first bag', () => {
    const bags = sitesOf(overhang)
      .slice(0, 20)
      .flatMap(({ site }) => firstBags(site).map((bag) => ({ site, ...bag })));
    expect(bags).toHaveLength(6);
    for (const { site, pieces, orders } of bags) {
      expect(new Set(pieces.map((index) => site.kinds[index]))).toHaveLength(7);
      expect(orders).toBeGreaterThan(0);
      expect(orders).toBeLessThanOrEqual(countOrders(site));
    }
  });

  it('give the share of bag orders that a walk through all of them finds', () => {
    const { site } = sitesOf(['####', '####', '####'])[0]!;
    for (const withHold of [false, true])
      expect(bagShare(site, withHold)).toBeCloseTo(plainShare(site, withHold), 12);
    expect(bagShare(site, true)).toBeGreaterThan(bagShare(site, false));
  });

  it('are not computed for regions larger than a field', () => {
    expect(siteBoard(17, [[0, 0]], [])).toBeNull();
    expect(siteBoard(10, [[0, 24]], [])).toBeNull();
  });
});

const kindOf = (site: BuildSite): string =>
  findOrder(site, true) ? 'drops' : findOrder(site) ? 'slides' : 'never';

/** The pieces that are placed at the end of an order, each of which must be possible when its turn comes. */
function built(site: BuildSite, order: readonly number[]): number {
  return order.reduce((before, index) => {
    expect(site.addable(before) & (1 << index)).not.toBe(0);
    return before | (1 << index);
  }, 0);
}

function plainAddable(board: Board, laid: readonly LaidPiece[], built: number): number {
  const masks = board.masks.slice();
  laid.forEach(({ cells }, index) => {
    if (built & (1 << index)) for (const [x, y] of cells) masks[y]! |= 1 << x;
  });
  const key = (cells: readonly (readonly number[])[]) => cells.map(String).sort().join(' ');
  return laid.reduce((set, { piece, cells }, index) => {
    if (built & (1 << index)) return set;
    const found = plainPlacements({ ...board, masks }, spawnAt(piece, 10, 19), rulesOf({}));
    return found.some(({ location }) => key(cellsOf(location)) === key(cells)) ? set | (1 << index) : set;
  }, 0);
}

/** Deals every order of one bag and tries everything. */
function plainShare(site: BuildSite, withHold: boolean): number {
  const orders = permutations([...'IOTSZJL']);
  const can = (order: readonly string[], at: number, built: number, held: string | null): boolean => {
    if (built === site.all) return true;
    const place = (piece: string, next: number, hold: string | null): boolean =>
      [...bitsOf(site.addable(built))].some(
        (index) => site.kinds[index] === piece && can(order, next, built | (1 << index), hold),
      );
    const piece = order[at];
    if (piece === undefined) return withHold && held !== null && place(held, at, null);
    if (place(piece, at + 1, held)) return true;
    if (!withHold) return false;
    return held === null ? can(order, at + 1, built, piece) : place(held, at + 1, piece);
  };
  return orders.filter((order) => can(order, 0, 0, null)).length / orders.length;
}

function permutations(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
