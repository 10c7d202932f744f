/** A web worker that covers terrains, and tells how tilings can be built. Every long task ends when a new one comes. */
import { bagShare, mostShared } from '../tiling/building/bagShare.ts';
import { countOrders, findOrder, firstBags, mostCounted } from '../tiling/building/buildable.ts';
import { BuildSite, mostSitePieces, siteBoard } from '../tiling/building/buildSite.ts';
import { explain } from '../tiling/explain.ts';
import { makeRegion } from '../tiling/region.ts';
import { Tiler } from '../tiling/solve.ts';
import { type TilingAnswer, type TilingRequest, type TilingTask, buildKinds } from './tilingJobs.ts';

interface Port {
  postMessage(message: TilingAnswer, transfer?: ArrayBufferLike[]): void;
  onmessage: ((event: MessageEvent<TilingRequest>) => void) | null;
}

const port = self as unknown as Port;
const postEveryMs = 40;
let newest = 0;

port.onmessage = ({ data }) => {
  const turn = ++newest;
  if (data.do === 'stop') return;
  work(data, turn).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    port.postMessage({ tells: 'error', id: data.id, of: data.do, error: said });
  });
};

function work(request: Exclude<TilingRequest, { do: 'stop' }>, turn: number): Promise<void> {
  switch (request.do) {
    case 'solve':
      return solve(request, turn);
    case 'judge':
      return judge(request, turn);
    case 'detail':
      return detail(request, turn);
  }
}

const channel = new MessageChannel();

/** Lets messages in. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });
}

function tilerOf({ columns, rows, cells, bounds }: TilingTask): Tiler {
  return new Tiler({ region: makeRegion(columns, rows, cells), bounds });
}

async function solve({ id, task, most }: TilingRequest & { do: 'solve' }, turn: number): Promise<void> {
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  const tiler = tilerOf(task);
  const { piece, cells } = tiler.placements;
  port.postMessage({ tells: 'placements', id, piece, cells });
  let found = 0;
  let waiting: Int32Array[] = [];
  let posted = -postEveryMs;
  const post = (progress: number): void => {
    const tilings = joined(waiting);
    waiting = [];
    posted = elapsed();
    port.postMessage({ tells: 'tilings', id, tilings, found, progress, elapsedMs: posted }, [tilings.buffer]);
  };
  for (const { tilings, count, progress } of tiler.tilings()) {
    if (found < most) waiting.push(tilings.subarray(0, (most - found) * tiler.pieces));
    found += count;
    if (elapsed() - posted > postEveryMs || (posted < 0 && count > 0)) post(progress);
    await pause();
    if (turn !== newest) return endSolve(id, found, false, null, elapsed(), post);
  }
  const hindrance = found === 0 ? finishNow(explain(tiler)) : null;
  endSolve(id, found, true, hindrance, elapsed(), post);
}

function endSolve(
  id: number,
  found: number,
  complete: boolean,
  hindrance: (TilingAnswer & { tells: 'end' })['hindrance'],
  elapsedMs: number,
  post: (progress: number) => void,
): void {
  post(1);
  port.postMessage({ tells: 'end', id, found, complete, hindrance, elapsedMs });
}

function joined(parts: readonly Int32Array[]): Uint16Array<ArrayBuffer> {
  const all = new Uint16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function finishNow<T>(slices: Generator<number, T>): T {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

function siteOf(tiler: Tiler, task: TilingTask, tiling: ArrayLike<number>): BuildSite | null {
  const board = siteBoard(task.columns, task.cells, task.fixed);
  if (!board || tiler.pieces > mostSitePieces) return null;
  return new BuildSite(board, tiler.piecesOf(tiling), { clears: task.clears, kicks: task.kicks });
}

async function judge(request: TilingRequest & { do: 'judge' }, turn: number): Promise<void> {
  const { id, task, from, tilings } = request;
  const tiler = tilerOf(task);
  const count = tilings.length / tiler.pieces;
  let kinds: number[] = [];
  let first = from;
  let posted = performance.now();
  for (let at = 0; at < count; at++) {
    kinds.push(kindOf(siteOf(tiler, task, tilings.subarray(at * tiler.pieces, (at + 1) * tiler.pieces))));
    if (performance.now() - posted < postEveryMs && at + 1 < count) continue;
    port.postMessage({ tells: 'judged', id, from: first, kinds: Uint8Array.from(kinds) });
    first += kinds.length;
    kinds = [];
    posted = performance.now();
    await pause();
    if (turn !== newest) return;
  }
}

function kindOf(site: BuildSite | null): number {
  if (!site) return buildKinds.unknown;
  if (findOrder(site, true)) return buildKinds.drops;
  return findOrder(site) ? buildKinds.slides : buildKinds.never;
}

/** Orders first; the shares, which take longer, in a second answer. */
async function detail(request: TilingRequest & { do: 'detail' }, turn: number): Promise<void> {
  const { id, task, number, tiling } = request;
  const tiler = tilerOf(task);
  const site = siteOf(tiler, task, tiling);
  if (!site) return port.postMessage({ tells: 'detail', id, number, detail: null, final: true });
  const isCounted = tiler.pieces <= mostCounted;
  const known = {
    order: findOrder(site),
    hardDrops: findOrder(site, true) !== null,
    orders: isCounted ? countOrders(site) : null,
    firstBags: isCounted ? firstBags(site) : [],
    share: null,
    shareWithHold: null,
  };
  const final = !known.order || tiler.pieces > mostShared;
  port.postMessage({ tells: 'detail', id, number, detail: known, final });
  await pause();
  if (final || turn !== newest) return;
  const share = bagShare(site, false);
  await pause();
  if (turn !== newest) return;
  const shares = { share, shareWithHold: bagShare(site, true) };
  port.postMessage({ tells: 'detail', id, number, detail: { ...known, ...shares }, final: true });
}
