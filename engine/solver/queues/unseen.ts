import { type Piece, pieces } from '../../tetris/types.ts';

/** How unseen pieces are dealt. */
export interface Dealing {
  /** The rest of the bag after the queue; null if unknown. */
  bag: readonly Piece[] | null;
  /** Each piece is drawn on its own. */
  uniform: boolean;
}

/**
 * The possible continuations of a row of dealt pieces: this many more, as patterns. If it is unknown how much of a
 * bag was dealt before them there is a pattern for each case; a row that no bags of seven deal is treated as uniform.
 */
export function unseenPatterns(row: readonly Piece[], count: number, { bag, uniform }: Dealing): string[] {
  if (count <= 0) return [''];
  const free = Array.from({ length: count }, () => '*').join('');
  if (uniform) return [free];
  if (bag) return [dealt(bag, bag.length, count)];
  const found = pieces.flatMap((_, drawn) => {
    const left = leftAfter(row, drawn);
    return left
      ? [dealt(left, left.length === 0 ? 0 : Math.max(drawn - row.length, 0) || left.length, count)]
      : [];
  });
  return found.length > 0 ? [...new Set(found)] : [free];
}

/** `most` of these, and the rest out of new bags. */
function dealt(left: readonly Piece[], most: number, count: number): string {
  const own = Math.min(most, count);
  const parts = own > 0 ? [`[${left.join('')}]p${own}`] : [];
  for (let rest = count - own; rest > 0; rest -= pieces.length)
    parts.push(`*p${Math.min(rest, pieces.length)}`);
  return parts.join(',');
}

/**
 * Pieces that the bag at the end of a row may still contain, if the first bag of it had `drawn` pieces left; null if
 * such bags don't deal the row.
 */
function leftAfter(row: readonly Piece[], drawn: number): Piece[] | null {
  let bag: Piece[] = [];
  for (const [index, piece] of row.entries()) {
    if ((index - drawn) % pieces.length === 0) bag = [];
    if (bag.includes(piece)) return null;
    bag.push(piece);
  }
  const isWhole = (row.length - drawn) % pieces.length === 0;
  return pieces.filter((piece) => isWhole || !bag.includes(piece));
}
