import { bagShare, mostShared } from '../../../engine/tiling/building/bagShare.ts';
import { countOrders, findOrder, firstBags, mostCounted } from '../../../engine/tiling/building/buildable.ts';
import { BuildSite, mostSitePieces, siteBoard } from '../../../engine/tiling/building/buildSite.ts';
import type { KickRules } from '../../../engine/tetris/rules/kicks.ts';
import { type Tiler } from '../../../engine/tiling/solve.ts';
import { type Terrain } from './terrain.ts';

/** What is told of how a tiling can be built: fields of a JSON object without its braces, and words. */
export interface BuildFields {
  json: string;
  text: string;
}

/** `order` and `firstBags` have the places of pieces in the list of the tiling's pieces. */
export function buildFields(
  tiler: Tiler,
  tiling: Int32Array,
  { fixed }: Terrain,
  { clears = false, shares = false, rules: kicks }: { clears?: boolean; shares?: boolean; rules: KickRules },
): BuildFields {
  const { columns, cells } = tiler.region;
  const board = siteBoard(columns, cells, fixed);
  if (!board || tiler.pieces > mostSitePieces)
    return { json: '"buildable":null', text: 'too large to judge how it can be built' };
  const site = new BuildSite(board, tiler.piecesOf(tiling), { clears, kicks });
  const order = findOrder(site);
  if (!order) return { json: '"buildable":false,"orders":0', text: 'can’t be built' };
  const hardDrops = findOrder(site, true) !== null;
  const orders = tiler.pieces <= mostCounted ? countOrders(site) : null;
  const fields = {
    buildable: true,
    order,
    orders,
    hardDrops,
    ...(tiler.pieces <= mostCounted && { firstBags: firstBags(site) }),
    ...(shares &&
      tiler.pieces <= mostShared && { share: bagShare(site, false), shareWithHold: bagShare(site, true) }),
  };
  const names = order.map((index) => site.kinds[index]!).join('');
  const share =
    fields.shareWithHold === undefined
      ? ''
      : `, ${percent(fields.share!)} of bag orders, ${percent(fields.shareWithHold)} with hold`;
  return {
    json: JSON.stringify(fields).slice(1, -1),
    text: `${names}, ${orders ?? 'many'} orders${hardDrops ? ', by hard drops' : ', not by hard drops alone'}${share}`,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
