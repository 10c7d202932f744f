import { identify } from '../../../engine/tetris/rules/pieces.ts';
import { pieces, type Cell, type Location } from '../../../engine/tetris/types.ts';
import { ghostBelow, partOfGhost } from './drawnGhost.ts';
import {
  couldBeGhost,
  couldBeOldPiece,
  landings,
  mostLift,
  stackOf,
  type Explanation,
  type Known,
  type Stack,
} from '../explaining/explanation.ts';
import { cellsOfMasks, isFilled, landed, withCells, withoutCells, type Masks } from '../explaining/masks.ts';
import { bottomOf, cutPlaces, includesCell, placeOf, topOf } from '../explaining/pieceCells.ts';
import { groupOf, type Separation } from '../explaining/separation.ts';
import type { PreviewQueue } from '../previewQueue.ts';
import { isSure } from '../../trust.ts';
import type { TetrisObservation } from '../../types.ts';

export interface Seen {
  known: Known;
  filled: Masks;
  observation: TetrisObservation;
  queue: Pick<PreviewQueue, 'hasMoved' | 'expected'>;
}

/** By the rules alone. */
export type Explain = (known: Known, filled: Masks) => Explanation | null;

/** Equal readings of a resting piece before it counts as landed there. */
const readsToRest = 2;
/** A game whose pieces had no ghost at so many places has none; those closer to it than this would hide it. */
const placesWithout = 8;
const rowsToGhost = 3;
/** Sure readings of the falling piece at so many places, with the same stack below it, show no ghost in that. */
const placesToClear = 3;

/**
 * Ghosts that are read as locked cells. A single reading can't distinguish one from a landed piece of the same kind
 * below; a group that moves along with the piece is a ghost, and so is one that stays while the previews do.
 */
export class GhostReadings {
  /** The place of the falling piece when its ghost was first visible. */
  private first: Location | null = null;
  private isProven = false;
  private isOpen = false;
  /**
   * Cells of a stack that comes from a single reading, and that may be the ghost of the piece falling then; null if
   * there are none.
   */
  private suspect: { cells: readonly Cell[]; at: Location } | null = null;
  /** The falling piece's rows in sure readings above the suspect cells. */
  private readonly sureRows = new Set<number>();
  /** The supposed ghost of the piece in the last reading that had one. */
  private last: readonly Cell[] = [];
  /** Places of pieces high above the stack in readings without a ghost, since the last one with a ghost. */
  private readonly bare = new Set<string>();
  /** The last place of the piece in the air, before it suddenly seemed to land. */
  private air: Location | null = null;
  /** A new piece is visible above its supposed ghost. */
  private hasComeIn = false;
  /** Readings in which the piece has been resting after falling row by row. */
  private lay = 0;

  /** The supposed ghost could as well be a landed piece: the stack is not certain. */
  get mayHaveLanded(): boolean {
    return this.isOpen || this.suspect !== null;
  }

  /**
   * The explanation of a reading without the ghost of the falling piece if that is read as locked cells; and the
   * known position then, which is less than before if part of the stack has turned out to be a ghost.
   */
  explain(seen: Seen, by: Explain): { known: Known; explanation: Explanation | null } {
    const explanation = this.explainLocked(seen, by);
    const bare = explanation ? null : this.withoutSuspect(seen.known, seen.filled);
    const asGhost = bare && this.explainLocked({ ...seen, known: bare }, by);
    const either = explanation ?? asGhost;
    if (either) this.settleSuspect(either, asGhost !== null, isSure(seen.observation));
    return { known: bare && asGhost ? bare : seen.known, explanation: either };
  }

  /**
   * A group that looks like the ghost of the falling piece is one, unless the previews or the previous piece show
   * that it has landed.
   */
  private explainLocked(seen: Seen, by: Explain): Explanation | null {
    const { known, filled, queue } = seen;
    this.hasComeIn = false;
    const mayBeGhost = !queue.hasMoved && !this.hasAgain(known, queue);
    const explanation = mayBeGhost ? this.explainBare(seen, known.stack, by) : null;
    if (explanation) {
      this.note(explanation);
      this.isOpen = queue.expected === null && !this.isProven;
      return explanation;
    }
    const plain =
      by(known, filled) ??
      (mayBeGhost && this.isProven ? this.explainCleared(seen, by) : null) ??
      this.explainPart(seen, by);
    this.isOpen = plain !== null && this.hasStayed(known, plain);
    if (plain?.kind === 'same') this.noteBare(known, plain.location);
    return plain;
  }

  /** The reading without the ghost on that stack. */
  private explainBare({ known, filled, observation }: Seen, stack: Stack, by: Explain): Explanation | null {
    const without = this.without({ ...known, stack }, filled, observation.current?.cells ?? null);
    return without && by(known, without);
  }

  /** The previous piece has cleared rows, so that the ghost of the new one may be where blocks were. */
  private explainCleared(seen: Seen, by: Explain): Explanation | null {
    for (const { stack, cleared } of landings(seen.known)) {
      const explanation = cleared > 0 ? this.explainBare(seen, stackOf(stack.board), by) : null;
      if (explanation) return explanation;
    }
    return null;
  }

  /** The reading without a ghost of which one cell was read as empty; the previous piece may have landed. */
  private explainPart({ known, filled, observation: { current } }: Seen, by: Explain): Explanation | null {
    if (current?.cells.length !== 4) return null;
    for (const { board } of [known.stack, ...landings(known).map(({ stack }) => stack)]) {
      const ghost = partOfGhost(filled, board, known.columns, current.cells);
      const explanation = ghost && by(known, withoutCells(filled, ghost));
      if (!explanation || explanation.kind === 'swap') continue;
      this.note(explanation);
      return explanation;
    }
    return null;
  }

  /** The game has shown no ghosts, and the next piece is of the same kind: one below it is the previous one. */
  private hasAgain({ piece }: Known, { expected }: Seen['queue']): boolean {
    return piece === expected && !this.isProven && this.bare.size >= placesWithout;
  }

  private noteBare({ stack, columns }: Known, at: Location | null): void {
    if (!at || this.bare.size >= placesWithout) return;
    const { cells } = placeOf(at);
    const below = landed(stack.board, columns, cells);
    if (bottomOf(cells) - bottomOf(below) >= rowsToGhost) this.bare.add(`${at.type} ${at.x} ${at.y}`);
  }

  /**
   * The reading without the ghost of its falling piece; null if nothing looks like one. `current`: the falling piece
   * of the reading, if any.
   */
  without(known: Known, filled: Masks, current: readonly Cell[] | null): Masks | null {
    const above = current?.length === 4 ? [current] : piecesAbove(known, filled);
    for (const piece of above) {
      const ghost = ghostBelow(filled, known.stack.board, known.columns, piece);
      if (!ghost || !this.isWhole(ghost) || this.hasLanded(known, ghost)) continue;
      this.hasComeIn = this.hasEntered(known, ghost, piece);
      if (this.hasComeIn) return null;
      this.last = ghost;
      return withoutCells(filled, ghost);
    }
    return null;
  }

  /** A stack comes from single readings, with a piece at `location` above it; sure readings leave no doubt about it. */
  begin({ board, location }: Separation, { columns, confidence }: TetrisObservation): void {
    this.suspect = null;
    this.sureRows.clear();
    this.air = location;
    if (isSure({ confidence })) return;
    const { cells } = placeOf(location);
    const below = ghostBelow(withCells(board, cells), new Uint16Array(board.length), columns, cells);
    this.suspect = below && this.isWhole(below) ? { cells: below, at: location } : null;
  }

  /**
   * The known position without the part of its stack that may be a ghost; null if there is none, or all of it is
   * still visible.
   */
  private withoutSuspect(known: Known, filled: Masks): Known | null {
    const { suspect } = this;
    if (!suspect || suspect.cells.every((cell) => isFilled(filled, cell))) return null;
    return { ...known, stack: stackOf(withoutCells(known.stack.board, suspect.cells)) };
  }

  /** The reading was explained with the suspect part of the stack, or without it as a ghost. */
  private settleSuspect(explanation: Explanation, wasGhost: boolean, isClear: boolean): void {
    const { suspect, sureRows } = this;
    const at = 'location' in explanation ? explanation.location : null;
    if (isClear && at) sureRows.add(at.y);
    const isAcross = at !== null && suspect !== null && isElsewhere(at, suspect.at);
    if (wasGhost) this.isProven = true;
    const isCleared = sureRows.size >= placesToClear;
    if (wasGhost || isAcross || isCleared || explanation.kind === 'next') this.suspect = null;
  }

  /** The reading was explained without its ghost. */
  private note(explanation: Explanation): void {
    const at = 'location' in explanation ? explanation.location : null;
    this.bare.clear();
    if (!at) return;
    const { first } = this;
    if (first?.type === at.type) this.isProven ||= isElsewhere(first, at);
    this.first = first?.type === at.type ? first : at;
  }

  /** The supposed ghost has not moved with its piece, or the piece has come in again: it has landed there. */
  hasStayed(known: Known, explanation: Explanation): boolean {
    if (explanation.kind !== 'next' || !couldBeOldPiece(known, explanation)) return false;
    const { placed } = explanation.landing;
    if (this.hasComeIn) return true;
    return (
      placed !== null && this.last.length === 4 && this.last.every((cell) => includesCell(placed.cells, cell))
    );
  }

  /** Records the explanation of a reading, before it is accepted. */
  addReading(known: Known, explanation: Explanation): void {
    const at = explanation.kind === 'same' ? explanation.location : null;
    const leapt = at !== null && couldBeGhost(known, at);
    if (!leapt) this.air = at ?? this.air;
    const stays = at !== null && known.at !== null && at.x === known.at.x && at.y === known.at.y;
    if (leapt || !at) this.lay = 0;
    else this.lay = stays ? this.lay + 1 : 1;
    if (explanation.kind !== 'next') return;
    this.isOpen = false;
    this.first = null;
    this.air = explanation.location;
    this.last = [];
  }

  /** A part of a ghost, the rest behind its piece, is distinguished from a misread piece only if such ghosts are known. */
  private isWhole(ghost: readonly Cell[]): boolean {
    return this.isProven || ghost.length === 4;
  }

  /**
   * The previous falling piece has come down to those cells, and the visible one is higher than that one was: a new
   * piece.
   */
  private hasEntered({ stack, columns }: Known, ghost: readonly Cell[], piece: readonly Cell[]): boolean {
    if (!this.air) return false;
    const { cells } = placeOf(this.air);
    const lift = this.isProven ? mostLift : 0;
    const isHigher = topOf(piece) > topOf(cells) + lift && bottomOf(piece) > bottomOf(cells) + lift;
    return isHigher && landed(stack.board, columns, cells).every((cell) => includesCell(ghost, cell));
  }

  /** The previous falling piece was seen resting in those cells. */
  private hasLanded({ at }: Known, ghost: readonly Cell[]): boolean {
    if (!at || this.lay < readsToRest) return false;
    const lying = placeOf(at).cells;
    return ghost.length === 4 && ghost.every((cell) => includesCell(lying, cell));
  }
}

/** It has moved sideways or turned, which a ghost does but a landed piece does not. */
const isElsewhere = (a: Location, b: Location): boolean => a.x !== b.x || a.orientation !== b.orientation;

/**
 * The possible places of the falling piece, by the cells outside the stack: a group of four above everything else, or
 * one that the upper edge cuts off.
 */
function piecesAbove({ stack, columns, rows }: Known, filled: Masks): (readonly Cell[])[] {
  const extra = withoutCells(filled, cellsOfMasks(stack.board));
  const [top] = cellsOfMasks(extra)
    .filter(([, y]) => y < rows)
    .reverse();
  const group = top ? groupOf(extra, top) : [];
  if (group.length === 4) return [group];
  const whole = cellsOfMasks(extra).slice(-4);
  const cut = pieces.flatMap((kind) => cutPlaces(group, columns, rows, kind)).map(({ cells }) => cells);
  return group.length < 4 ? cut : identify(whole) ? [whole] : [];
}
