import { identify } from '../../../engine/tetris/rules/pieces.ts';
import type { Location, Piece } from '../../../engine/tetris/types.ts';
import { landings, type Explanation, type Known, type Landing, type View } from './explanation.ts';
import { cellsOfRow, fits, sameMasks, type Masks } from './masks.ts';
import { countBits } from './mismatch.ts';
import { cutPlaces, placeOf } from './pieceCells.ts';

/** Cells that rows may differ in while they vanish and others come down. */
const mostMismatches = 12;
/** A landing straight below where the piece was seen last, which clears rows, is that much likelier. */
const straightDropBonus = 4;
/** By so many cells the best landing must fit better than any that leads to another board. */
const leastMargin = 3;

/**
 * The explanation of a frame in which rows are vanishing: cells around them may be anywhere. The piece above
 * them has to be whole, and the one that is expected; then the rules tell the board before it is to be seen.
 */
export function explainRowsStillClearing(
  known: Known,
  filled: Masks,
  expected: Piece | null,
): Explanation | null {
  const { stack, piece } = known;
  const vanishing = stack.views.find(({ ignored }) => ignored.length > 0);
  if (vanishing && piece) {
    const location = sightAbove(known, filled, vanishing.drawn, piece);
    return location && { kind: 'same', location, stack };
  }
  return expected && explainClearing(known, filled, expected);
}

interface Fit {
  landing: Landing;
  location: Location;
  /** Mismatched cells, less what else speaks for it. */
  cost: number;
  /** Rows that it leaves alone, below those that vanish, are seen as they were. */
  leavesRest: boolean;
}

function explainClearing(known: Known, filled: Masks, expected: Piece): Explanation | null {
  const found = landings(known).flatMap((landing) => fitOf(known, filled, landing, expected));
  found.sort((a, b) => a.cost - b.cost);
  const [best] = found;
  if (!best?.leavesRest || best.cost > mostMismatches) return null;
  const { board } = best.landing.stack;
  const rival = found.find(({ landing }) => !sameMasks(landing.stack.board, board));
  if (rival && rival.cost < best.cost + leastMargin) return null;
  const { landing, location } = best;
  return { kind: 'next', piece: expected, location, landing, inFlux: true };
}

function fitOf(known: Known, filled: Masks, landing: Landing, expected: Piece): Fit[] {
  const [settled, vanishing] = landing.stack.views;
  if (!settled || !vanishing) return [];
  const location = sightAbove(known, filled, vanishing.drawn, expected);
  const untouched = Math.max(0, Math.min(...vanishing.ignored) - 1);
  if (!location) return [];
  const below = mismatchesOf(vanishing, filled, 0, untouched);
  const top = lowestInTheAir(known, vanishing.drawn);
  const mismatches = [settled, vanishing].map((view) => mismatchesOf(view, filled, untouched, top));
  const bonus = isStraightDrop(known.at, landing) ? straightDropBonus : 0;
  const cost = below + Math.min(...mismatches) - bonus;
  return [{ landing, location, cost, leavesRest: below === 0 }];
}

function isStraightDrop(from: Location | null, { placed }: Landing): boolean {
  return placed?.location.x === from?.x && placed?.location.orientation === from?.orientation;
}

/** The one piece above all that lies and flies; null where it is another or not whole. */
function sightAbove(known: Known, filled: Masks, drawn: Masks, type: Piece): Location | null {
  const { columns, rows } = known;
  const seen = Array.from(filled, cellsOfRow).slice(lowestInTheAir(known, drawn)).flat();
  const location =
    seen.length === 4 ? identify(seen) : (cutPlaces(seen, columns, rows, type)[0]?.location ?? null);
  const free = location?.type === type && fits(drawn, columns, placeOf(location).cells);
  return free ? location : null;
}

/** Cells of the rows `from` up to but not including `to` that are not as drawn. */
function mismatchesOf({ drawn, ignored }: View, filled: Masks, from: number, to: number): number {
  let count = 0;
  for (let y = from; y < to; y++) if (!ignored.includes(y)) count += countBits(drawn[y]! ^ filled[y]!);
  return count;
}

/** The row above which a piece may be told from what happens to the stack. */
function lowestInTheAir({ rows }: Known, drawn: Masks): number {
  return Math.max(drawn.findLastIndex((mask) => mask !== 0) + 1, Math.floor(rows / 2));
}
