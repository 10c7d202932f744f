import type { Frame, Layout, Rect } from '../types.ts';
import { digestOf } from './digest.ts';
import { isWhole } from './parts.ts';
import { PendingSearch, type Answer, type Locate } from './PendingSearch.ts';

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
  private readonly pending: PendingSearch;
  private seed: { point: { x: number; y: number }; searches: number } | null = null;
  private searchedAt = -Infinity;
  private waitMs = intervalMs;
  private full: { width: number; height: number } | null = null;
  private digest: number | null = null;
  private finding: Finding | null = null;
  private findings = 0;

  constructor(locate: Locate, exclude: readonly Rect[]) {
    this.pending = new PendingSearch(locate);
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
    this.pending.drop();
  }

  reset(): void {
    this.seed = null;
    this.digest = null;
    this.searchedAt = -Infinity;
    this.finding = null;
    this.findings = 0;
    this.pending.drop();
  }

  /** A whole picture is of use at `now`, in milliseconds of the frames' clock. */
  isDue(now: number): boolean {
    const waited = now - this.searchedAt;
    return !this.pending.isRunning && (waited < 0 || waited >= this.waitMs);
  }

  /** The trusted board, or null: none yet. Only whole frames are searched. */
  next(frame: Frame): Finding | null {
    if (this.full && !sameSize(this.full, frame.full)) this.restart();
    this.full = frame.full;
    if (isWhole(frame) && this.isDue(frame.capturedAt)) this.begin(frame);
    const answer = this.pending.take();
    if (answer) this.weigh(answer);
    if (!this.finding || !this.isTrusted(this.finding.layout)) return null;
    const found = this.finding;
    this.reset();
    this.searchedAt = frame.capturedAt;
    return found;
  }

  private restart(): void {
    this.finding = null;
    this.digest = null;
    this.pending.drop();
  }

  /** An unchanged picture says again what it said before. */
  private begin(frame: Frame): void {
    this.searchedAt = frame.capturedAt;
    const digest = digestOf(frame);
    const isUnchanged = digest === this.digest;
    this.digest = digest;
    if (isUnchanged) this.findings++;
    else this.pending.begin(frame, { exclude: this.exclude, ...this.nextSeed() });
  }

  private nextSeed(): { seed?: { x: number; y: number } } {
    if (!this.seed || ++this.seed.searches > seedLasts) return {};
    return { seed: this.seed.point };
  }

  private weigh({ layouts: [best, second], tookMs }: Answer): void {
    this.waitMs = Math.max(intervalMs, Math.min(longestWaitMs, tookMs / share));
    const before = this.finding;
    const isPointed = this.seed !== null && this.seed.searches <= seedLasts;
    const isTied = !isPointed && second !== undefined && ties(best!, second);
    this.finding = best ? { layout: best, isTied, isPointed } : null;
    const again = before && best && sameBoard(before.layout, best);
    this.findings = again ? this.findings + 1 : 1;
  }

  private isTrusted({ confidence }: Layout): boolean {
    if (this.seed && this.seed.searches <= seedLasts) return true;
    const demand = demands.find((step) => confidence >= step.confidence);
    return demand !== undefined && this.findings >= demand.findings;
  }
}

export function sameSize(a: Frame['full'], b: Frame['full']): boolean {
  return a.width === b.width && a.height === b.height;
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
