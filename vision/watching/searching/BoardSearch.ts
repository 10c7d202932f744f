import { isCommon } from '../../locating/network/gridScore.ts';
import { isAboutAsSure, isSure, trust } from '../../trust.ts';
import type { Frame, Layout, Point, Rect, Size } from '../../types.ts';
import { digestOf } from './digest.ts';
import { isWhole } from '../pictureParts.ts';
import { isAboutAsBig, otherField } from '../otherField.ts';
import { PendingSearch, type Locate } from './PendingSearch.ts';
import { SearchPause } from './SearchPause.ts';

/** A clicked point must have led to a board within this many searches. */
const seedLasts = 10;
/**
 * The weight of one result by its confidence; a sum of all of them proves a board. On an almost empty board the edges
 * are easily misjudged, so that a doubtful result has to last.
 */
const weights = [
  { from: trust.sureEnoughToDraw, weight: 1 / 2 },
  { from: trust.likely, weight: 1 / 3 },
  { from: trust.likelierThanNot, weight: 1 / 9 },
] as const;
/** A sum that proves a board: 1, minus the rounding error of ninths. */
const proof = 0.99;

export interface Finding {
  layout: Layout;
  /** Another board in the picture is equally good. */
  isTied: boolean;
  /** The user clicked it. */
  isPointed: boolean;
  /** The other side of a match. */
  other: Layout | null;
  /** By the searches alone. */
  isTrusted: boolean;
}

/** Searches for the board in whole pictures, at a limited rate, and trusts it after several equal results. */
export class BoardSearch {
  private exclude: readonly Rect[];
  private readonly pending: PendingSearch;
  private seed: { point: Point; searches: number } | null = null;
  private searchedAt = -Infinity;
  private readonly pause = new SearchPause();
  private full: Size | null = null;
  private digest: number | null = null;
  private finding: Omit<Finding, 'isTrusted'> | null = null;
  /** The sum of the weights for the result. */
  private support = 0;

  constructor(locate: Locate, exclude: readonly Rect[]) {
    this.pending = new PendingSearch(locate);
    this.exclude = exclude;
  }

  /** Searches around this point of the picture from now on, at once. */
  point(point: Point): void {
    this.reset();
    this.seed = { point, searches: 0 };
  }

  /** Parts of the picture to exclude from now on. */
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
    this.support = 0;
    this.pending.drop();
  }

  /** A whole picture is of use at `now`, in milliseconds of the frames' clock. */
  isDue(now: number): boolean {
    const waited = now - this.searchedAt;
    return !this.pending.isRunning && (waited < 0 || waited >= this.pause.ms);
  }

  /** The best board so far, or null. Only whole frames are searched. */
  searchIn(frame: Frame): Finding | null {
    if (this.full && !sameSize(this.full, frame.full)) this.restart();
    this.full = frame.full;
    if (isWhole(frame)) this.pause.compare(frame);
    if (isWhole(frame) && this.isDue(frame.capturedAt)) this.begin(frame);
    const found = this.pending.takeAnswer();
    if (found) this.weigh(found, frame.capturedAt - this.searchedAt);
    if (!this.finding) return null;
    return { ...this.finding, isTrusted: this.finding.isPointed || this.support > proof };
  }

  /** Enough for now: a later search starts from the beginning. */
  rest(now: number): void {
    this.reset();
    this.searchedAt = now;
  }

  private restart(): void {
    this.finding = null;
    this.support = 0;
    this.digest = null;
    this.pending.drop();
  }

  /** An unchanged picture would give the same result. */
  private begin(frame: Frame): void {
    this.searchedAt = frame.capturedAt;
    const digest = digestOf(frame);
    const isUnchanged = digest === this.digest;
    this.digest = digest;
    if (!isUnchanged) this.pending.begin(frame, { exclude: this.exclude, ...this.nextSeed() });
    else if (this.finding) this.support += weightOf(this.finding.layout);
  }

  private nextSeed(): { seed?: Point } {
    if (!this.seed || ++this.seed.searches > seedLasts) return {};
    return { seed: this.seed.point };
  }

  /**
   * A search with a different result halves the sum for the previous one, and replaces it when its own weight is
   * greater. `tookMs` is counted by the frames' clock, so that the same frames always lead to the same result.
   */
  private weigh(found: readonly Layout[], tookMs: number): void {
    const [best, ...others] = firstPlayersFirst(found);
    this.pause.searched({ tookMs, isInVain: !best });
    const { finding } = this;
    const isAgain = best !== undefined && finding !== null && sameBoard(finding.layout, best);
    const weight = best ? weightOf(best) : 0;
    if (!isAgain) this.support /= 2;
    if (!best || (finding && !isAgain && this.support > weight)) return;
    this.support = isAgain ? this.support + weight : weight;
    const isPointed = this.seed !== null && this.seed.searches <= seedLasts;
    const [second] = others;
    const isTied = !isPointed && second !== undefined && ties(best, second);
    this.finding = { layout: best, isTied, isPointed, other: otherField(others, best) };
  }
}

/** An unusual size is proven only by the events on the board, unless it is sure. */
function weightOf(layout: Layout): number {
  if (!isCommon(layout) && !isSure(layout)) return 0;
  return weights.find((step) => layout.confidence >= step.from)?.weight ?? 0;
}

export function sameSize(a: Frame['full'], b: Frame['full']): boolean {
  return a.width === b.width && a.height === b.height;
}

/** The same cells of the picture, within the accuracy of two searches. */
export function sameBoard(a: Layout, b: Layout): boolean {
  if (a.game !== b.game || a.columns !== b.columns || a.rows !== b.rows) return false;
  const allowance = Math.max(2, a.board.width / a.columns / 6);
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(a.board[side] - b.board[side]) <= allowance,
  );
}

/** Of the two sides of a match that are about equally sure the left one comes first: by custom it is the first player's. */
function firstPlayersFirst(found: readonly Layout[]): readonly Layout[] {
  const [best, ...others] = found;
  const other = best ? otherField(others, best) : null;
  if (!best || !other || other.board.x > best.board.x || !isAboutAsSure(other, best)) return found;
  return [other, ...found.filter((one) => one !== other)];
}

/** About equal confidence and size: small boards of opponents don't tie with the player's own. */
const ties = (best: Layout, second: Layout): boolean =>
  isAboutAsSure(second, best) && isAboutAsBig(second, best);
