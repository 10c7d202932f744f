import type { Piece } from '../../../tetris/types.ts';
import { Alea } from './Alea.ts';

const undrawn: readonly Piece[] = ['I', 'O', 'T', 'L', 'J', 'S', 'Z'];
const isAwkward = (piece: Piece | undefined): boolean => piece === 'S' || piece === 'Z';

/** The first pieces of a game of Jstris, at least so many: bags of seven, the first of which never begins with S or Z. */
export function bagsOf(seed: string, count: number): Piece[] {
  const random = new Alea(seed);
  const pieces = drawBag(random);
  if (isAwkward(pieces[0])) {
    const other = isAwkward(pieces[1]) ? 2 : 1;
    [pieces[0], pieces[other]] = [pieces[other]!, pieces[0]!];
  }
  while (pieces.length < count) pieces.push(...drawBag(random));
  return pieces;
}

function drawBag(random: Alea): Piece[] {
  const left = [...undrawn];
  return undrawn.map(() => left.splice(Math.floor(random.nextFraction() * left.length), 1)[0]!);
}
