import type { Location } from '../../engine/tetris/types.ts';
import { isSure } from '../trust.ts';
import type { TetrisObservation } from '../types.ts';
import type { Known } from './explaining/explanation.ts';
import { floorOf, isEmpty, sameMasks, type Masks } from './explaining/masks.ts';
import { separate, type Separation } from './explaining/separation.ts';
import { canFollowWithGarbage } from './explaining/succession.ts';

interface Demand {
  reads: number;
  /** The equal readings span at least this long: pictures may come faster than an animation passes. */
  trialMs: number;
  /** How long the game must have been without an explanation. */
  unexplainedMs: number;
}

const afresh: Demand = { reads: 2, trialMs: 100, unexplainedMs: 0 };
const withinGame: Demand = { reads: 3, trialMs: 100, unexplainedMs: 200 };
/** A stack that disappears suddenly is far more often hidden than a new round. */
const anew: Demand = { reads: 6, trialMs: 1400, unexplainedMs: 1400 };
/** But not after a cover that lasted, or beside previews of another round. */
const anewForSure: Demand = { reads: 4, trialMs: 300, unexplainedMs: 0 };
const againstTheRules: Demand = { reads: 8, trialMs: 600, unexplainedMs: 1000 };

/** Full rows at the bottom are vanishing, unless they stay for longer than any cleared row does. */
const floorMs = 1200;
/** Blocks that are visible for this long are not hidden. */
const liesMs = 2500;
/** A new round's piece comes in within so many rows of the top. */
const entryRows = 4;
/** An effect may cover a stack for a picture or two. */
const readsToHide = 3;

/** No piece lasts for a shorter time. */
const shortestPieceMs = 250;
/** Pieces missed while nothing was explained; after more of them anything is possible. */
const mostPieces = 12;

/** The known position while it still explained the readings. */
export interface Before {
  board: Masks;
  falling: Location | null;
  /** Something else was shown in its place for long. */
  isCovered: boolean;
  /** A piece had landed just before. */
  isFresh: boolean;
  /** The previews don't come after those of that position. */
  isReplaced: boolean;
}

/** null: no position was known. */
export const beforeIn = (
  known: Known | null,
  signs: Pick<Before, 'isCovered' | 'isFresh' | 'isReplaced'>,
): Before | null => known && { board: known.stack.board, falling: known.at, ...signs };

/** Times in milliseconds; `isOver`: the game had ended. */
interface Since {
  at: number;
  explainedAt: number;
  isOver: boolean;
}

interface Trial {
  separation: Separation;
  reads: number;
  since: number;
  moved: boolean;
}

/** Finds the position in the middle of a game, if the known one does not lead to the reading. */
export class Recovery {
  private trial: Trial | null = null;
  /** Consecutive readings in which all blocks had disappeared under the same piece. */
  private hidden = 0;
  private hidesBlocks = false;
  /** Full rows at the bottom, and since when they have been there. */
  private floor = 0;
  private floorSince = 0;

  reset(): void {
    this.trial = null;
  }

  /**
   * The position once enough equal readings confirm it, and the piece has been seen moving or the readings are sure
   * by themselves; null until then. Letters over a board that was wiped, or dimmed at the end (`isOver`), look like a
   * piece, but are never read with confidence. `before` is the previously known position, which has explained nothing
   * since `explainedAt`; times in milliseconds.
   */
  separationIn(
    observation: TetrisObservation,
    filled: Masks,
    before: Before | null,
    { at, explainedAt, isOver }: Since,
  ): Separation | null {
    this.seeFloor(floorOf(filled, observation.columns), at);
    const separation = separate(observation, filled);
    if (!separation || this.mayBeVanishing(at)) return null;
    const trial = this.compare(separation, at);
    this.trial = trial;
    if (before && !isOver && this.hides(trial, before, observation.rows, at)) return null;
    const isRead = observation.current !== null && isSure(observation);
    const isBare = isEmpty(separation.board);
    const isFirst = !isOver && (before === null || isEmpty(before.board));
    const isProven = trial.moved || isRead || (isBare && isFirst);
    const demand = demandOf(separation, before, observation.columns, at - explainedAt);
    if (!isProven || trial.reads < demand.reads || at - trial.since < demand.trialMs) return null;
    if (at - explainedAt < demand.unexplainedMs) return null;
    this.reset();
    return separation;
  }

  /** Full rows have been there only for a short time. */
  private mayBeVanishing(at: number): boolean {
    return this.floor > 0 && at - this.floorSince < floorMs;
  }

  /** A floor may rise; a row that is lower than before was one that vanishes. */
  private seeFloor(rows: number, at: number): void {
    if (rows < this.floor || (rows > 0 && this.floor === 0)) this.floorSince = at;
    this.floor = rows;
  }

  /**
   * Blocks that disappear soon after a piece has landed, or far below the place where pieces come in, while the same
   * piece continues to fall, were neither cleared nor wiped for a new round: the game hides locked blocks, and nothing is
   * known of it until all of it is visible again, or another stack stays visible.
   */
  private hides({ separation, since }: Trial, before: Before, rows: number, at: number): boolean {
    const { board, location } = separation;
    const isAllSeen = before.board.every((mask, y) => (mask & ~board[y]!) === 0);
    const isSamePiece = before.falling?.type === location.type && location.y <= before.falling.y;
    const isSameRound = isSamePiece && (before.isFresh || location.y < rows - entryRows);
    const hasLeft = isEmpty(board) && isSameRound && !isAnother(before);
    this.hidden = isAllSeen || !hasLeft ? 0 : this.hidden + 1;
    const lies = !isEmpty(board) && at - since >= liesMs;
    this.hidesBlocks = !isAllSeen && !lies && (this.hidesBlocks || this.hidden >= readsToHide);
    return this.hidesBlocks;
  }

  private compare(separation: Separation, at: number): Trial {
    const before = this.trial?.separation;
    const again =
      before &&
      sameMasks(before.board, separation.board) &&
      before.location.type === separation.location.type;
    if (!again || !this.trial) return { separation, reads: 1, since: at, moved: false };
    const stays = before.location.x === separation.location.x && before.location.y === separation.location.y;
    const { reads, since, moved } = this.trial;
    return { separation, reads: reads + 1, since, moved: moved || !stays };
  }
}

/** A position that the rules don't explain is a new game or a misreading, so it has to last. */
function demandOf(
  { board, location }: Separation,
  before: Before | null,
  columns: number,
  unexplainedMs: number,
): Demand {
  if (!before) return afresh;
  if (isEmpty(board) && !isEmpty(before.board)) return isAnother(before) ? anewForSure : anew;
  if (isOther(location, before.falling) && sameMasks(board, before.board)) return againstTheRules;
  const pieces = Math.min(mostPieces, 1 + Math.floor(unexplainedMs / shortestPieceMs));
  if (canFollowWithGarbage(before.board, board, columns, pieces)) return withinGame;
  return againstTheRules;
}

/** Something tells a new round from a stack that is hidden. */
const isAnother = ({ isCovered, isReplaced }: Before): boolean => isCovered || isReplaced;

/** Not the previous falling piece: that must have landed somewhere, and be on the board. */
const isOther = (location: Location, falling: Location | null): boolean =>
  falling !== null && (location.type !== falling.type || location.y > falling.y + 1);
