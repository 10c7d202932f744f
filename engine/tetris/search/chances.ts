import { type Piece, type TetrisState, pieces } from '../types.ts';

const bagSize = 7;

/**
 * How likely each piece is to come right after the queue, in the order of `pieces`. Drawn from the state's own `bag` where
 * that is known. Else from a bag of seven of which some of the visible pieces may be the first: every beginning of a bag
 * that fits the queue counts the same. A queue that comes from no such bag says nothing.
 */
export function nextChances({ queue, bag }: Pick<TetrisState, 'queue' | 'bag'>): number[] {
  if (bag && bag.length > 0) return share(bag);
  const beginnings = Array.from({ length: bagSize }, (_, drawn) => drawn).filter((drawn) =>
    fits(queue, drawn),
  );
  if (beginnings.length === 0) return share(pieces);
  const sums = pieces.map(() => 0);
  for (const drawn of beginnings) {
    const gone = queue.slice(Math.max(0, queue.length - drawn));
    share(drawn === 0 ? pieces : pieces.filter((piece) => !gone.includes(piece))).forEach(
      (chance, index) => (sums[index]! += chance / beginnings.length),
    );
  }
  return sums;
}

function share(from: readonly Piece[]): number[] {
  return pieces.map((piece) => from.filter((other) => other === piece).length / from.length);
}

/** The last `drawn` pieces of the queue come from one bag, the seven before them from another one, and so on. */
function fits(queue: readonly Piece[], drawn: number): boolean {
  for (let end = queue.length, size = drawn; end > 0; size = bagSize) {
    const bag = queue.slice(Math.max(0, end - size), end);
    if (new Set(bag).size < bag.length) return false;
    end -= size;
  }
  return true;
}
