import { identify } from '../../../engine/tetris/rules/pieces.ts';
import type { Location, Piece } from '../../../engine/tetris/types.ts';
import {
  isStraightDrop,
  landings,
  type Explanation,
  type Known,
  type Landing,
  type View,
} from './explanation.ts';
import { cellsOfRow, fits, sameMasks, type Masks } from './masks.ts';
import { countBits } from './mismatch.ts';
import { cutPlaces, placeOf } from './pieceCells.ts';

/** The most cells by which rows may differ while they vanish and others move down. */
const mostMismatches = 12;
/** The bonus for a landing that clears rows straight below the last visible place. */
const straightDropBonus = 4;
/** The best landing must fit better by this many cells than any that leads to another board. */
const leastMargin = 3;

/**
 * The explanation of a frame in which rows are vanishing: cells around them may be anywhere. The piece above them has
 * to be complete and the expected one; then the rules give the board before it is visible.
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
  /** Mismatched cells, minus the other evidence for it. */
  cost: number;
  /** The rows below the vanishing ones, which it does not change, look unchanged. */
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

/** The one piece in the air above everything else; null if it is another one or incomplete. */
function sightAbove(known: Known, filled: Masks, drawn: Masks, type: Piece): Location | null {
  const { columns, rows } = known;
  const seen = Array.from(filled, cellsOfRow).slice(lowestInTheAir(known, drawn)).flat();
  const location =
    seen.length === 4 ? identify(seen) : (cutPlaces(seen, columns, rows, type)[0]?.location ?? null);
  const free = location?.type === type && fits(drawn, columns, placeOf(location).cells);
  return free ? location : null;
}

/** Cells of the rows from `from` up to but not including `to` that differ from the drawn ones. */
function mismatchesOf({ drawn, ignored }: View, filled: Masks, from: number, to: number): number {
  let count = 0;
  for (let y = from; y < to; y++) if (!ignored.includes(y)) count += countBits(drawn[y]! ^ filled[y]!);
  return count;
}

/** The row above which a piece can be distinguished from changes of the stack. */
function lowestInTheAir({ rows }: Known, drawn: Masks): number {
  return Math.max(drawn.findLastIndex((mask) => mask !== 0) + 1, Math.floor(rows / 2));
}
