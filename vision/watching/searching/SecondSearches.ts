import { common } from '../../pixels/rects.ts';
import { isSure } from '../../trust.ts';
import type { Layout } from '../../types.ts';
import { sameBoard } from './BoardSearch.ts';

/**
 * Milliseconds after the board was found: most misleading pictures (start screens, empty boards) have disappeared by
 * then.
 */
const usual = [1500, 4000, 9000, 20_000];
/** The first time if pieces have just begun to move at a place that isn't sure. */
const early = 300;
/** The time after which a different board has to be found again. */
const againMs = 400;

/** Share of the joined area: another board of the picture is no better measure of this one. */
const leastOverlap = 0.6;

/**
 * A board may have been measured in a picture that showed little of it. It is measured again a few times: a measure
 * that comes out twice, with more certainty, is the better one.
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

  /** A better measure came out once: it is searched for again. */
  get hasRival(): boolean {
    return this.rival !== null;
  }

  isDue(now: number): boolean {
    if (this.rival) return now - this.rival.at >= againMs;
    const due = this.schedule[this.looks];
    return due !== undefined && now - this.foundAt >= due;
  }

  /** Takes what a new search found; returns the board to watch instead, or null. */
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

/** If pairs were thought to move, the later pictures are more reliable than the first one: they showed pieces. */
const mayReplacePairs = (fresh: Layout, current: Layout): boolean =>
  current.game === 'puyo' && fresh.game === 'tetris' && !isSure(current);

const isBetter = (fresh: Layout, current: Layout): boolean =>
  mayReplacePairs(fresh, current) || (fresh.confidence > current.confidence && !sameBoard(fresh, current));
