import { manyKinds } from '../../puyo/cells/tints.ts';
import { common } from '../../pixels/rects.ts';
import type { Observation, Rect } from '../../types.ts';
import type { GameTracker } from './GameTracker.ts';

/** The time between two searches for the previews while their place is unknown. */
const nextSearchMs = 700;
/** After this many consecutive pairs that were not shown as the next one, the previews are wrong. */
const mostUnannounced = 2;
/** A game in which none were found while this many pieces fell shows none. */
const piecesToRule = 3;

/** When the places of the next pieces are searched for again. */
export class NextSearch {
  private searchedAt = -Infinity;
  private searchedPiece = -1;
  private isStale = false;
  /** Whether the board has shown many kinds of puyo; null before the first reading. */
  private isColourful: boolean | null = null;
  /** Its colours are known since the last search; and whether that is the only reason for this one. */
  private hasNewColours = false;
  private isForColours = false;
  /** The pieces under which all searches have found none. */
  private readonly fruitless = new Set<number>();

  /** The game shows no next pieces, as far as is known. */
  get findsNone(): boolean {
    return this.fruitless.size >= piecesToRule;
  }

  /** The previews were looked for beside cells of another size. */
  cellsChanged(): void {
    this.isStale = true;
  }

  /**
   * A reading, and the number of places in use: while a Puyo board shows few colours, things in other ones may be taken
   * for a second pair.
   */
  saw(observation: Observation, places: number): void {
    if (observation.game !== 'puyo') return;
    const isColourful = kindsOf(observation.cells) >= manyKinds;
    if (isColourful && this.isColourful === false && places > 1) this.hasNewColours = true;
    this.isColourful ||= isColourful;
  }

  /**
   * Once for each pair that came in after others than those shown, once the cells have changed, and once the colours
   * are known.
   */
  isWanted({ unannouncedPairs, piece }: GameTracker): boolean {
    return (
      this.isStale ||
      this.hasNewColours ||
      (unannouncedPairs >= mostUnannounced && piece !== this.searchedPiece)
    );
  }

  /** `at` in milliseconds. */
  isDue(at: number): boolean {
    return at - this.searchedAt >= nextSearchMs;
  }

  /** There is a search now, while this piece falls. */
  begin(at: number, piece: number): void {
    [this.searchedAt, this.searchedPiece] = [at, piece];
    this.isForColours = this.hasNewColours && !this.isStale;
    this.isStale = this.hasNewColours = false;
  }

  /**
   * The search has found `found`; returns the places to use, which were `known` before. Known colours only show what
   * is no pair: then no place is new, and the first one stays, as its pair may have a further colour.
   */
  end(found: readonly Rect[], known: readonly Rect[]): readonly Rect[] {
    if (found.length > 0) this.fruitless.clear();
    else this.fruitless.add(this.searchedPiece);
    const isPart = found.length < known.length && isSameFirst(found, known);
    const isTaken = found.length > 0 && (isPart || known.length === 0 || !this.isForColours);
    return isTaken ? found : known;
  }
}

/** Two searches give the same place within this share of its area. */
const samePlace = 0.5;

const isSameFirst = ([found]: readonly Rect[], [known]: readonly Rect[]): boolean =>
  found !== undefined && known !== undefined && common(found, known) > samePlace;

const kindsOf = (cells: readonly string[]): number => new Set(cells.join('').replace(/[.O]/g, '')).size;
