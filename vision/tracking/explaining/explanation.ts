import { identify } from '../../../engine/tetris/rules/pieces.ts';
import { pieces, type Cell, type Location, type Piece } from '../../../engine/tetris/types.ts';
import { cellsOfRow, filledBy, fits, removeRows, rests, sameMasks, withCells, type Masks } from './masks.ts';
import { reachable } from './reachable.ts';
import { bottomOf, cutPlaces, placeOf, restingPlaces, topOf, type Place } from './pieceCells.ts';

/** One way in which the locked cells may be drawn; the `ignored` rows may show anything. */
export interface View {
  drawn: Masks;
  ignored: readonly number[];
}

/** The locked cells by the rules, and how they may be drawn while full rows are still on the screen. */
export interface Stack {
  board: Masks;
  views: readonly View[];
}

/** The known position before a frame is examined. */
export interface Known {
  columns: number;
  rows: number;
  stack: Stack;
  /** null: it has locked and the next one is not visible yet. */
  piece: Piece | null;
  /** Its last visible place; null: still above the frame. */
  at: Location | null;
}

export interface Landing {
  stack: Stack;
  /** null: it was known to have locked before. */
  placed: Place | null;
  cleared: number;
}

/**
 * The meaning of one frame, given the known position. same: the piece is at `location`; swap: another piece is in its
 * place; next: it has locked and another one is there (`location` null: above the frame; `inFlux`: full rows are
 * still on the screen); locked: it has locked and its rows are gone. `garbage`: the number of rows that have risen.
 */
export type Explanation = { garbage?: number } & (
  | { kind: 'same'; location: Location | null; stack: Stack }
  | { kind: 'swap'; location: Location; stack: Stack }
  | { kind: 'next'; piece: Piece; location: Location | null; landing: Landing; inFlux: boolean }
  | { kind: 'locked'; landing: Landing }
);

export function stackOf(board: Masks): Stack {
  return { board, views: [{ drawn: board, ignored: [] }] };
}

/** Its piece is visible, and does not rest on the stack. */
export const isInTheAir = ({ stack, columns, at }: Known): boolean =>
  at !== null && !rests(stack.board, columns, placeOf(at).cells);

/**
 * The only legal explanation of the `filled` cells of a frame, or null if there is none or more than one. `expected`
 * is the piece that the preview has announced.
 */
export function explain(known: Known, filled: Masks, expected: Piece | null): Explanation | null {
  return explainSamePiece(known, filled) ?? explainNextPiece(known, filled, expected);
}

function explainSamePiece(known: Known, filled: Masks): Explanation | null {
  const { piece, at, columns, rows, stack } = known;
  for (const view of stack.views) {
    const seen = extraCells(view, filled, rows);
    if (!seen) continue;
    const location = seen.length && piece ? sightPiece(seen, known, piece, at) : null;
    if (!location && (seen.length || at)) continue;
    if (location && !fits(stack.board, columns, placeOf(location).cells)) continue;
    const now = { board: stack.board, views: stack.views.slice(0, stack.views.indexOf(view) + 1) };
    const same = !location || (location.type === piece && !hasRisen(at, location));
    return same ? { kind: 'same', location, stack: now } : { kind: 'swap', location, stack: now };
  }
  return null;
}

/** The most rows by which a rotation system's kicks lift a piece. */
export const mostLift = 2;

export function hasRisen(from: Location | null, to: Location): boolean {
  return from !== null && topOf(placeOf(to).cells) > topOf(placeOf(from).cells) + mostLift;
}

function explainNextPiece(known: Known, filled: Masks, expected: Piece | null): Explanation | null {
  const found = landings(known).flatMap((landing) => explainLanding(known, landing, filled, expected));
  const announced = found.filter(({ piece }) => piece === expected);
  const best = announced.length ? announced : found;
  if (best.length) return best.every((other) => sameOutcome(other, best[0]!)) ? best[0]! : null;
  return explainClear(known, filled);
}

function sameOutcome(a: NextPiece, b: NextPiece): boolean {
  return (
    sameMasks(a.landing.stack.board, b.landing.stack.board) &&
    a.piece === b.piece &&
    sameLocation(a.location, b.location)
  );
}

export type NextPiece = Extract<Explanation, { kind: 'next' }>;

/** Rows that have disappeared don't come back: anything in their place is something else. */
export const stackAfter = ({ landing: { stack }, inFlux }: NextPiece): Stack =>
  inFlux ? stack : stackOf(stack.board);

function explainLanding(
  { columns, rows }: Known,
  landing: Landing,
  filled: Masks,
  expected: Piece | null,
): NextPiece[] {
  for (const view of landing.stack.views) {
    const seen = extraCells(view, filled, rows);
    const location = seen?.length ? sightPiece(seen, { columns, rows }, expected, null) : null;
    const inFlux = view.ignored.length > 0;
    if (!location || (inFlux && bottomOf(seen!) < rows / 2)) continue;
    if (fits(landing.stack.board, columns, placeOf(location).cells))
      return [{ kind: 'next', piece: location.type, location, landing, inFlux }];
  }
  return [];
}

/**
 * The piece is gone and rows have vanished or are vanishing, and the next piece is not there yet. If the stack is
 * unchanged, the piece is only hard to see, e.g. between two cells.
 */
function explainClear(known: Known, filled: Masks): Explanation | null {
  if (known.stack.views.some((view) => extraCells(view, filled, known.rows)?.length === 0)) return null;
  const found = landings(known).filter(
    ({ cleared, stack }) =>
      cleared > 0 && stack.views.some((view) => extraCells(view, filled, known.rows)?.length === 0),
  );
  const [first] = found;
  const sure = first && found.every(({ stack }) => sameMasks(stack.board, first.stack.board));
  return sure ? { kind: 'locked', landing: first } : null;
}

/** Every cell of the stack is unchanged, and there are no more extra cells than a piece has. */
export function looksUntouched({ stack, rows }: Known, filled: Masks): boolean {
  return stack.views.some((view) => extraCells(view, filled, rows) !== null);
}

/** The previews have moved on and nothing new is visible: the next piece is still above the frame. */
export function explainHiddenPiece(known: Known, filled: Masks, expected: Piece): Explanation | null {
  const { piece, at, columns, rows, stack } = known;
  const cells = at && piece ? placeOf(at).cells : [];
  const drawn = stack.views.map((view) => ({ ...view, drawn: withCells(view.drawn, cells) }));
  if (!drawn.some((view) => extraCells(view, filled, rows)?.length === 0)) return null;
  if (!piece) return nextAbove(expected, { stack, placed: null, cleared: 0 });
  const landed = at !== null && rests(stack.board, columns, cells);
  return landed ? nextAbove(expected, land(stack.board, columns, placeOf(at))) : null;
}

function nextAbove(piece: Piece, landing: Landing): Explanation {
  return { kind: 'next', piece, location: null, landing, inFlux: true };
}

/**
 * Every possible landing of the piece. Its last visible place is ignored, because a ghost may have been mistaken for
 * it while it was between two cells.
 */
export function landings({ columns, rows, stack, piece }: Known): Landing[] {
  if (!piece) return [{ stack, placed: null, cleared: 0 }];
  const canReach = reachable(stack.board, columns, piece, rows);
  return restingPlaces(stack.board, columns, piece, rows + 1)
    .filter(canReach)
    .map((place) => land(stack.board, columns, place));
}

/** The piece has landed right below its last visible place. */
export const isStraightDrop = (from: Location | null, { placed }: Landing): boolean =>
  placed?.location.x === from?.x && placed?.location.orientation === from?.orientation;

/** The board after the piece has locked there; its full rows may be on the screen for a while. */
export function land(board: Masks, columns: number, placed: Place): Landing {
  const drawn = withCells(board, placed.cells);
  const full = filledBy(board, columns, placed.cells);
  const after = stackOf(removeRows(drawn, full));
  const views = full.length ? [...after.views, { drawn, ignored: full }] : after.views;
  return { stack: { board: after.board, views }, placed, cleared: full.length };
}

/** The filled cells outside the stack; null if a cell of the stack is missing. */
function extraCells({ drawn, ignored }: View, filled: Masks, rows: number): Cell[] | null {
  const extra: Cell[] = [];
  for (let y = 0; y < filled.length; y++) {
    if (ignored.includes(y)) continue;
    if (y < rows && drawn[y]! & ~filled[y]!) return null;
    if (filled[y]! & ~drawn[y]!) extra.push(...cellsOfRow(filled[y]! & ~drawn[y]!, y));
    if (extra.length > 4) return null;
  }
  return extra;
}

/**
 * Four cells identify their piece; fewer, at the upper edge, if only one kind has such a part or it is known. Cells
 * read above the edge are a guess: the known piece is preferred if it has the cells below the edge.
 */
function sightPiece(
  seen: readonly Cell[],
  { columns, rows }: Pick<Known, 'columns' | 'rows'>,
  type: Piece | null,
  before: Location | null,
): Location | null {
  const visible = seen.filter(([, y]) => y < rows);
  const places = (type ? [type] : pieces).flatMap((kind) => cutPlaces(visible, columns, rows, kind));
  const whole = seen.length === 4 ? identify(seen) : null;
  if (whole && (!type || whole.type === type || places.length === 0)) return whole;
  if (places.some(({ location }) => location.type !== places[0]!.location.type)) return null;
  const unturned = places.find(({ location }) => before !== null && isBelow(location, before));
  return (unturned ?? places.find(isFlat) ?? places[0])?.location ?? null;
}

/** Without a turn a piece doesn't rise. */
const isBelow = (location: Location, before: Location): boolean =>
  location.orientation === before.orientation && location.y <= before.y;

/** The orientation of pieces that come in: in every common rotation system J, L and T enter horizontally, either way up. */
const isFlat = ({ location }: Place): boolean =>
  location.orientation === 'north' || location.orientation === 'south';

export function sameLocation(a: Location | null, b: Location | null): boolean {
  return (
    a === b || (a?.type === b?.type && a?.orientation === b?.orientation && a?.x === b?.x && a?.y === b?.y)
  );
}

/** Both lead to the same position, wherever the falling piece is. */
export function agree(a: Explanation, b: Explanation): boolean {
  return a.kind === b.kind && pieceOf(a) === pieceOf(b) && sameMasks(boardOf(a), boardOf(b));
}

function pieceOf(explanation: Explanation): Piece | null {
  if (explanation.kind === 'next') return explanation.piece;
  return explanation.kind === 'locked' ? null : (explanation.location?.type ?? null);
}

function boardOf(explanation: Explanation): Masks {
  return 'landing' in explanation ? explanation.landing.stack.board : explanation.stack.board;
}

/**
 * A new piece of the same kind, no higher than the old one: it could as well still be the old one, with its ghost
 * read as locked cells. During an animated move the ghost runs ahead of its piece.
 */
export function couldBeOldPiece({ at, piece }: Known, { location }: NextPiece): boolean {
  return at !== null && location?.type === piece && location.y <= at.y + 2;
}

/**
 * The piece is suddenly on the floor. It may have been dropped, or it is its ghost while the piece itself is between
 * two cells.
 */
export function couldBeGhost({ at, stack, columns }: Known, location: Location | null): boolean {
  if (!at || !location || at.y - location.y <= 2) return false;
  return rests(stack.board, columns, placeOf(location).cells);
}
