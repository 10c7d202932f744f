/** Drills: where they begin, and what is to be done. The same seed makes the same drill. */
import { deal, newBag } from '../tetris/rules/bag.ts';
import { emptyBoard, isFilled, makeText, parseBoard } from '../tetris/rules/board.ts';
import { findPlacements, findSpawn } from '../tetris/moves/movegen.ts';
import { lock } from '../tetris/rules/lock.ts';
import { cellsOf } from '../tetris/rules/pieces.ts';
import { mirrorRows } from '../tetris/notation/text.ts';
import { randomStream } from '../tetris/random.ts';
import { pieces, type Board, type Cell, type Piece } from '../tetris/types.ts';
import { openingNames, openings, type OpeningName } from './openings.ts';
import type { DrillGoal } from './goal.ts';
import { wayTo } from './way.ts';

/** What is asked for: an opening or any of them, or a perfect clear with so many pieces. */
export type DrillWish =
  | { readonly kind: 'opening'; readonly name: OpeningName | 'any' }
  | { readonly kind: 'perfect'; readonly pieces: number };

export interface Drill {
  /** null: none of the openings. */
  readonly opening: OpeningName | null;
  readonly goal: DrillGoal;
  /** Text rows that lie there at first, the lowest ones alone, top row first. */
  readonly cells: readonly string[];
  /** The pieces that come first. */
  readonly queue: readonly Piece[];
  /** What is held at first. */
  readonly hold: Piece | null;
}

export function makeDrill(wish: DrillWish, seed: number): Drill {
  const random = randomStream(seed);
  for (;;) {
    const drill = wish.kind === 'opening' ? tryOpening(wish.name, random) : tryPerfect(wish.pieces, random);
    if (drill) return drill;
  }
}

/** An opening or its mirror image, and a bag; null where the bag doesn't build it. */
function tryOpening(name: OpeningName | 'any', random: () => number): Drill | null {
  const opening = name === 'any' ? oneOf(openingNames, random) : name;
  const { rows } = openings[opening];
  const masks = masksOf(random() < 0.5 ? rows : mirrorRows(rows));
  const goal: DrillGoal = { kind: 'build', masks };
  const queue = dealt(pieces.length, random);
  const way = wayTo(goal, { board: emptyBoard(), queue, hold: null, canHold: true });
  return way && { opening, goal, cells: [], queue, hold: null };
}

/** Four rows are ten pieces; so many of them are laid before a way is looked for. */
const [clearedRows, allPieces, laidPieces] = [4, 10, 4] as const;
/** One more piece may stay in hold. */
const knownPieces = allPieces + 1;

/**
 * The first pieces are laid side by side, and of a way to clear what they begin so much is played that so many pieces are left;
 * null where there is none.
 */
function tryPerfect(left: number, random: () => number): Drill | null {
  const queue = dealt(knownPieces, random);
  const laid = laidOut(queue.slice(0, laidPieces), random);
  const begun = laid && { board: laid, queue: queue.slice(laidPieces), hold: null, canHold: true };
  const way = begun && wayTo({ kind: 'clear', pieces: allPieces - laidPieces }, begun);
  const begin = way?.at(-left - 1)?.after;
  if (!begin) return null;
  const cells = makeText(begin.board).filter((row) => row.includes('X'));
  const { queue: rest, hold } = begin;
  return { opening: null, goal: { kind: 'clear', pieces: left }, cells, queue: rest, hold };
}

/** Each piece somewhere in the rows to clear, on what is filled from the floor up; null where one has no such place. */
function laidOut(dropped: readonly Piece[], random: () => number): Board | null {
  let board = emptyBoard();
  for (const piece of dropped) {
    const flat = findPlacements(board, findSpawn(board, piece)!)
      .map(({ location }) => cellsOf(location))
      .filter((cells) => isFlat(board, cells));
    if (flat.length === 0) return null;
    board = lock(board, oneOf(flat, random)).board;
  }
  return board;
}

const isFlat = (board: Board, cells: readonly Cell[]): boolean =>
  cells.every(
    ([x, y]) =>
      y < clearedRows && (isFilled(board, x, y - 1) || cells.some(([a, b]) => a === x && b === y - 1)),
  );

/** So many pieces out of bags of seven. */
function dealt(count: number, random: () => number): Piece[] {
  let bag = newBag(Math.floor(random() * 2 ** 32));
  return Array.from({ length: count }, () => {
    const { piece, bag: rest } = deal(bag);
    bag = rest;
    return piece;
  });
}

function masksOf(rows: readonly string[]): number[] {
  return Array.from(parseBoard(rows).masks.subarray(0, rows.length));
}

function oneOf<One>(list: readonly One[], random: () => number): One {
  return list[Math.floor(random() * list.length)]!;
}
