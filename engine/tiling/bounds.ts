/** How many of each piece a tiling may use. Counts are in the order of `pieces`: I O T S Z J L. */
import { pieces, type Piece } from '../tetris/types.ts';

export interface Bounds {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** Pieces that come before the bags (`carried`), and pieces missing from the first bags (`missing`: in how many of them). */
export interface BagChanges {
  carried?: Partial<Record<Piece, number>>;
  missing?: Partial<Record<Piece, number>>;
}

interface Round {
  /** Indices of the pieces of which it has one each. */
  pieces: number[];
}

/**
 * The bag rule for `count` pieces: rounds are filled from one bag after the other, all of them used up except the
 * last, of which each piece may be used or not. Carried pieces form additional rounds before the bags, with at most
 * one of a kind in each. Rounds that end exactly at `count` are used up too.
 */
export function bagBounds(count: number, { carried = {}, missing = {} }: BagChanges = {}): Bounds {
  const least = pieces.map(() => 0);
  const most = pieces.map(() => 0);
  let filled = 0;
  for (const round of rounds(carried, missing)) {
    if (filled >= count) break;
    const usedUp = filled + round.pieces.length <= count;
    for (const piece of round.pieces) {
      most[piece]!++;
      if (usedUp) least[piece]!++;
    }
    filled += round.pieces.length;
  }
  return { least, most };
}

function* rounds(
  carried: NonNullable<BagChanges['carried']>,
  missing: NonNullable<BagChanges['missing']>,
): Generator<Round> {
  const withAtLeast = (counts: Partial<Record<Piece, number>>, number: number): number[] =>
    pieces.flatMap((piece, index) => ((counts[piece] ?? 0) >= number ? [index] : []));
  for (let round = 1; withAtLeast(carried, round).length > 0; round++)
    yield { pieces: withAtLeast(carried, round) };
  for (let bag = 1; ; bag++) {
    const lacking = withAtLeast(missing, bag);
    yield { pieces: pieces.flatMap((_, index) => (lacking.includes(index) ? [] : [index])) };
  }
}

/** Any number of every piece. */
export function anyBounds(count: number): Bounds {
  return { least: pieces.map(() => 0), most: pieces.map(() => count) };
}

/** True if the bounds exclude nothing for `count` pieces. */
export function isFree({ least, most }: Bounds, count: number): boolean {
  return least.every((number) => number === 0) && most.every((number) => number >= count);
}

/** Every multiset of `count` pieces within the bounds, up to `limit` of them; null if there are more. */
export function multisets(count: number, { least, most }: Bounds, limit = 20_000): number[][] | null {
  const found: number[][] = [];
  const chosen: number[] = [];
  const visit = (left: number): boolean => {
    const at = chosen.length;
    if (at === pieces.length) {
      if (left === 0) found.push([...chosen]);
      return found.length <= limit;
    }
    const rest = (counts: readonly number[]) => counts.slice(at + 1).reduce((sum, number) => sum + number, 0);
    const from = Math.max(least[at]!, left - rest(most));
    const to = Math.min(most[at]!, left - rest(least));
    for (let number = from; number <= to; number++) {
      chosen.push(number);
      const goOn = visit(left - number);
      chosen.pop();
      if (!goOn) return false;
    }
    return true;
  };
  return visit(count) ? found : null;
}

/** A multiset in words: "2I 1O 2T". */
export function multisetText(counts: readonly number[]): string {
  return pieces.flatMap((piece, index) => (counts[index] ? [`${counts[index]}${piece}`] : [])).join(' ');
}
