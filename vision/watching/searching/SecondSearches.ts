import { common } from '../../pixels/rects.ts';
import { isSure } from '../../trust.ts';
import type { Layout } from '../../types.ts';
import { sameBoard } from './BoardSearch.ts';

/** Milliseconds after the finding: most of what misleads a search (start screens, empty boards) is gone by then. */
const usual = [1500, 4000, 9000, 20_000];
/** And where pieces have just begun to move on a place that isn't sure. */
const early = 300;
/** A different board has to be found again so much later. */
const againMs = 400;

/** Share of the joined area: another board of the picture is no better measure of this one. */
const leastOverlap = 0.6;

/**
 * A board may have been measured in a picture that showed little of it. It is measured again a few times: a measure
 * that comes out twice, and more surely, is the better one.
 */
export class SecondSearches {
  private readonly foundAt: number;
  private readonly schedule: readonly number[];
  private looks = 0;
  private rival: { layout: Layout; at: number } | null = null;

  /** `foundAt` and all `now` in milliseconds of the frames' clock. `isEarly`: pieces have just begun to move there. */
  constructor(foundAt: number, isEarly = false) {
    this.foundAt = foundAt;
    this.schedule = isEarly ? [early, ...usual] : usual;
  }

  /** A better measure came out once: it is looked for again. */
  get hasRival(): boolean {
    return this.rival !== null;
  }

  isDue(now: number): boolean {
    if (this.rival) return now - this.rival.at >= againMs;
    const due = this.schedule[this.looks];
    return due !== undefined && now - this.foundAt >= due;
  }

  /** What a fresh search found; answers the board to watch instead, or null. */
  looked(found: readonly Layout[], current: Layout, now: number): Layout | null {
    const fresh = found.find(({ board }) => common(board, current.board) >= leastOverlap) ?? null;
    const before = this.rival;
    if (fresh && isSure(fresh) && mayReplacePairs(fresh, current)) return fresh;
    this.rival = fresh && isBetter(fresh, current) ? { layout: fresh, at: now } : null;
    if (before && this.rival && sameBoard(before.layout, this.rival.layout)) return fresh;
    if (!this.rival) this.looks = this.schedule.findIndex((due) => due > now - this.foundAt);
    if (this.looks < 0) this.looks = this.schedule.length;
    return null;
  }
}

/** Where pairs were taken to move, the pictures since say more than the first one did: they showed pieces. */
const mayReplacePairs = (fresh: Layout, current: Layout): boolean =>
  current.game === 'puyo' && fresh.game === 'tetris' && !isSure(current);

const isBetter = (fresh: Layout, current: Layout): boolean =>
  mayReplacePairs(fresh, current) || (fresh.confidence > current.confidence && !sameBoard(fresh, current));
