import { middleOf } from '../../pixels/rects.ts';
import { fitOutline, type Outline } from '../drawnOutline.ts';
import { isWhole } from '../pictureParts.ts';
import type { Frame, Image, Layout, Point, Rect } from '../../types.ts';
import { BoardSearch, type Finding } from './BoardSearch.ts';
import { PendingSearch, type Locate } from './PendingSearch.ts';
import { RememberedLayouts, type KnownLayout } from './RememberedLayouts.ts';
import { Probation } from './Probation.ts';

/** A board to watch from now on. `probation` is null if it is trusted already. */
export interface Found extends Omit<Finding, 'isTrusted'> {
  probation: Probation | null;
}

/** The recognition functions for finding boards. */
export interface FindingEyes {
  locate: Locate;
  verify: (image: Image, layout: Layout) => number;
}

/**
 * Finds the board while none is watched: the one that the user drew or clicked on, a previous one, or the best one of
 * a search.
 */
export class BoardFinder {
  /** Continues besides a board that is in doubt. */
  readonly search: BoardSearch;
  private readonly rememberedLayouts: RememberedLayouts;
  private readonly fitting: PendingSearch;
  /** Drawn by the user, and not fitted to the picture yet. */
  private outline: Outline | null = null;

  constructor({ locate, verify }: FindingEyes, exclude: readonly Rect[], remembered: readonly KnownLayout[]) {
    this.search = new BoardSearch(locate, exclude);
    this.rememberedLayouts = new RememberedLayouts(remembered, verify);
    this.fitting = new PendingSearch(locate);
  }

  /** null: not found yet. `pieceBefore`: the number of the piece that fell before the board was lost. */
  findIn(frame: Frame, pieceBefore: number): Found | null {
    if (this.outline) return this.fit(this.outline, frame);
    const finding = this.search.searchIn(frame);
    const known = finding?.isPointed ? null : this.rememberedLayouts.candidateIn(frame);
    if (known)
      return {
        layout: known.layout,
        isTied: false,
        isPointed: false,
        other: null,
        probation: probationOf(known, pieceBefore),
      };
    return finding && foundBy(finding, pieceBefore);
  }

  /** The board is the one around this point of the full picture. */
  click(point: Point): void {
    this.reset();
    this.search.point(point);
  }

  /** The board is the one that the user has drawn; if one is found there, its measure is used. */
  draw(outline: Outline): void {
    this.reset();
    this.outline = outline;
  }

  reset(): void {
    this.outline = null;
    this.fitting.drop();
    this.search.reset();
  }

  /** A trusted board has disappeared: every previous one may be there again. */
  restart(): void {
    this.search.reset();
    this.rememberedLayouts.restart();
  }

  private fit(outline: Outline, frame: Frame): Found | null {
    if (isWhole(frame) && !this.fitting.isRunning)
      this.fitting.begin(frame, { seed: middleOf(outline.board), game: outline.game });
    const answer = this.fitting.takeAnswer();
    if (!answer) return null;
    this.outline = null;
    return {
      layout: fitOutline(outline, answer),
      isTied: false,
      isPointed: true,
      other: null,
      probation: null,
    };
  }
}

/** At a place where games were played, the first position is enough. */
const probationOf = ({ layout, isNew }: KnownLayout, pieceBefore: number): Probation =>
  isNew ? Probation.of(layout, pieceBefore) : new Probation(0, pieceBefore);

/** The result of a search, as a board to watch. */
export function foundBy({ isTrusted, ...found }: Finding, pieceBefore: number): Found {
  return { ...found, probation: isTrusted ? null : Probation.of(found.layout, pieceBefore) };
}
