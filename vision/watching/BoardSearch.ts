import type { Frame, Image, Layout, Rect } from '../types.ts';
import type { LocateOptions } from '../locate.ts';
import { digestOf } from './digest.ts';

/** Between two searches at least; more often gains nothing. */
const intervalMs = 330;
/** Searching a large picture on a slow machine may take long: it gets no more than this share of the time. */
const share = 1 / 3;
/** Not to lose a game for longer than this, whatever a search takes. */
const longestWaitMs = 2000;
/** Searches by which a point that was clicked on must have led somewhere. */
const seedLasts = 10;
/** Equal findings before one is trusted, by its confidence. On an almost empty board the edges are easily misjudged. */
const demands = [
  { confidence: 0.9, findings: 2 },
  { confidence: 0.7, findings: 3 },
  { confidence: 0.5, findings: 9 },
] as const;

export type Locate = (image: Image, options?: LocateOptions) => Layout[];

export interface Finding {
  layout: Layout;
  /** Another board in the picture is as good. */
  isTied: boolean;
  /** The user pointed at it. */
  isPointed: boolean;
}

/** Finds the board in whole pictures, at a bounded rate, and trusts it after several equal findings. */
export class BoardSearch {
  private exclude: readonly Rect[];
  private readonly locate: Locate;
  private seed: { point: { x: number; y: number }; searches: number } | null = null;
  private searchedAt = -Infinity;
  private waitMs = intervalMs;
  private digest: number | null = null;
  private finding: Finding | null = null;
  private findings = 0;

  constructor(locate: Locate, exclude: readonly Rect[]) {
    this.locate = locate;
    this.exclude = exclude;
  }

  /** Searches around this point of the picture from now on, at once. */
  point(point: { x: number; y: number }): void {
    this.reset();
    this.seed = { point, searches: 0 };
  }

  /** Parts of the picture to keep out of from now on. */
  keepOutOf(rects: readonly Rect[]): void {
    this.exclude = rects;
    this.digest = null;
  }

  reset(): void {
    this.seed = null;
    this.digest = null;
    this.searchedAt = -Infinity;
    this.finding = null;
    this.findings = 0;
  }

  /** The trusted board, or null: none yet, or it is not time to look again. */
  next(frame: Frame): Finding | null {
    const waited = frame.capturedAt - this.searchedAt;
    if (waited >= 0 && waited < this.waitMs) return null;
    this.searchedAt = frame.capturedAt;
    const started = performance.now();
    this.search(frame);
    const tookMs = performance.now() - started;
    this.waitMs = Math.max(intervalMs, Math.min(longestWaitMs, tookMs / share));
    if (!this.finding || !this.isTrusted(this.finding.layout)) return null;
    const found = this.finding;
    this.reset();
    this.searchedAt = frame.capturedAt;
    return found;
  }

  /** The best board in the picture, once, trusted or not. */
  once(frame: Frame): Layout | null {
    return this.find(frame)?.layout ?? null;
  }

  /** An unchanged picture says again what it said before. */
  private search(frame: Frame): void {
    const digest = digestOf(frame);
    const before = this.finding;
    if (digest !== this.digest) this.finding = this.find(frame);
    this.digest = digest;
    const again = before && this.finding && sameBoard(before.layout, this.finding.layout);
    this.findings = again ? this.findings + 1 : 1;
  }

  private find(frame: Frame): Finding | null {
    const seed = this.seed && ++this.seed.searches <= seedLasts ? this.seed.point : null;
    const [best, second] = this.locate(frame, { exclude: this.exclude, ...(seed && { seed }) });
    const isTied = !seed && second !== undefined && ties(best!, second);
    return best ? { layout: best, isTied, isPointed: seed !== null } : null;
  }

  private isTrusted({ confidence }: Layout): boolean {
    if (this.seed && this.seed.searches <= seedLasts) return true;
    const demand = demands.find((step) => confidence >= step.confidence);
    return demand !== undefined && this.findings >= demand.findings;
  }
}

/** The same cells of the picture, give or take what two searches may differ by. */
export function sameBoard(a: Layout, b: Layout): boolean {
  if (a.game !== b.game || a.columns !== b.columns || a.rows !== b.rows) return false;
  const allowance = Math.max(2, a.board.width / a.columns / 6);
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(a.board[side] - b.board[side]) <= allowance,
  );
}

/** About as sure and about as big: small boards of opponents don't tie with the player's own. */
function ties(best: Layout, second: Layout): boolean {
  const area = ({ board }: Layout) => board.width * board.height;
  return second.confidence >= best.confidence - 0.05 && area(second) >= 0.8 * area(best);
}
