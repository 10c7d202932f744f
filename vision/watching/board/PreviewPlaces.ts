import type { Piece } from '../../../engine/tetris/types.ts';
import type { Drawn } from '../../previews/drawnPieces.ts';
import { moved } from '../../pixels/rects.ts';
import { slotOf } from '../../previews/previews.ts';
import type { Point, Rect } from '../../types.ts';

/** After this many correct announcements, in most cases, a place is certainly the next piece's. */
const hitsToProve = 3;
const shareToProve = 0.6;
/** A place that did not change while this many pieces came is not a preview. */
const spawnsToRefute = 2;
/** The width of one piece grows by less than this between two looks. */
const leastGrowth = 1.15;
/** Middles of places in one column are closer than this part of the first one's width. */
const sameColumn = 0.4;
/**
 * The same place if the middles are closer than this part of its width: pieces of different width are shifted by half
 * a square.
 */
const sameMiddle = 0.3;
/** The least time between two looks. */
const intervalMs = 150;

/** A place beside the board where pieces are drawn. */
interface Place {
  slot: Rect;
  /** Seen in the last look, but not yet in two. */
  glimpse: Piece | null;
  /** The last two pieces that were there, the latest first: a preview may move on before the piece is visible. */
  recent: Piece[];
  changes: boolean;
  /** The pieces that came as drawn here, and all pieces since something was drawn here. */
  hits: number;
  spawns: number;
  /** A piece has come, and the present drawing here is not known yet. */
  isAwaited: boolean;
  /** Pieces that came while the drawing here stayed the same. */
  stays: number;
}

/**
 * Learns the places of the next pieces: the drawings there change and announce the pieces. A single picture may
 * mistake an ornament or a button for one; all coordinates are the full picture's.
 */
export class PreviewPlaces {
  private located: readonly Rect[];
  private readonly places: Place[] = [];
  private lookedAt = -Infinity;

  /** `located`: their places in a single picture, the next piece first. */
  constructor(located: readonly Rect[]) {
    this.located = located;
  }

  /** Their places in a later picture, as the first one had none. */
  locate(located: readonly Rect[]): void {
    this.located = located;
  }

  /** Everything is so many pixels further right and down. */
  slideBy(by: Point): void {
    this.located = this.located.map((box) => moved(box, by));
    for (const place of this.places) place.slot = moved(place.slot, by);
  }

  /** No more looks are needed. */
  get isProven(): boolean {
    const { first } = this;
    return first !== null && first.hits >= hitsToProve && first.hits >= shareToProve * first.spawns;
  }

  /** The first place of `next` has shown one piece after another, so that its drawing is one, however plain. */
  get hasChanged(): boolean {
    const [slot] = this.next;
    return slot !== undefined && this.places.some((place) => place.changes && sameSpot(place.slot, slot));
  }

  /** The places of the next pieces, the first one first; those of the first picture until others are better. */
  get next(): readonly Rect[] {
    const { first, located } = this;
    if (first && this.isProven) return this.columnBelow(first).map(({ slot }) => slot);
    const kept = located.filter((slot) => !this.isRefuted(slot));
    const isKnown = first && kept.some((slot) => sameSpot(slot, first.slot));
    if (!first || isKnown || first.hits <= this.hitsToReplace(kept))
      return kept.length < located.length ? kept : located;
    return this.columnBelow(first).map(({ slot }) => slot);
  }

  /** Another place must have announced more pieces than this. One may be a coincidence, in the box of another board. */
  private hitsToReplace(located: readonly Rect[]): number {
    const own = this.places.filter(({ slot }) => located.some((one) => sameSpot(one, slot)));
    const isAlive = own.some(({ changes, hits }) => changes || hits > 0);
    return Math.max(0, ...own.map(({ hits }) => hits)) + (isAlive ? 1 : 0);
  }

  /** Whether it is time to look around the board again, at `at` milliseconds. */
  wants(at: number): boolean {
    return !this.isProven && at - this.lookedAt >= intervalMs;
  }

  /** Everything that looks like a piece around the board. Two consecutive looks confirm it. */
  locateIn(drawn: readonly Drawn[], at: number): void {
    this.lookedAt = at;
    const seen = new Map(drawn.map((one) => [this.placeOf(slotOf(one)), one]));
    for (const place of this.places) {
      const one = seen.get(place);
      const piece = one?.piece ?? null;
      if (one && piece === place.glimpse) this.confirm(place, one);
      place.glimpse = piece;
    }
  }

  /** The piece is there for a second look. A preview may grow as it comes in, or be read as a part of itself. */
  private confirm(place: Place, one: Drawn): void {
    const slot = slotOf(one);
    if (slot.width > place.slot.width * leastGrowth) place.slot = slot;
    const isSame = one.piece === place.recent[0];
    if (isSame && place.isAwaited) place.stays++;
    place.isAwaited = false;
    if (isSame) return;
    place.changes ||= place.recent.length > 0;
    place.recent = [one.piece, ...place.recent].slice(0, 2);
  }

  /** A new piece falls. */
  spawned(piece: Piece): void {
    for (const place of this.places)
      if (place.recent.length > 0) {
        place.spawns++;
        place.isAwaited = true;
        if (place.recent.includes(piece)) place.hits++;
      }
  }

  /** The place that changes and has announced the most; of equal ones the topmost. */
  private get first(): Place | null {
    const changing = this.places.filter(({ changes }) => changes);
    changing.sort((a, b) => b.hits - a.hits || a.slot.y - b.slot.y);
    return changing[0] ?? null;
  }

  private columnBelow(first: Place): Place[] {
    const { x, y, width } = first.slot;
    return this.places
      .filter(
        ({ slot, changes }) =>
          changes && slot.y >= y && Math.abs(middle(slot) - x - width / 2) < sameColumn * width,
      )
      .sort((a, b) => a.slot.y - b.slot.y);
  }

  /** The same piece may come repeatedly, as announced. */
  private isRefuted(slot: Rect): boolean {
    const place = this.places.find((one) => sameSpot(one.slot, slot));
    if (!place || place.changes) return false;
    return place.stays >= spawnsToRefute && place.hits < place.spawns;
  }

  private placeOf(slot: Rect): Place {
    const known = this.places.find((place) => sameSpot(place.slot, slot));
    if (known) return known;
    const place: Place = { slot, glimpse: null, recent: [], changes: false, ...nothingSeen };
    this.places.push(place);
    return place;
  }
}

const nothingSeen = { hits: 0, spawns: 0, isAwaited: false, stays: 0 } as const;

const middle = ({ x, width }: Rect): number => x + width / 2;

function sameSpot(a: Rect, b: Rect): boolean {
  const reach = sameMiddle * Math.max(a.width, b.width);
  return Math.abs(middle(a) - middle(b)) < reach && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < reach;
}
