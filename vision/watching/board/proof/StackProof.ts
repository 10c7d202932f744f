import { floorOf, isEmpty } from '../../../tracking/explaining/masks.ts';
import type { EventKind, Observation, Track } from '../../../types.ts';

/**
 * Whether the stack of a board is confirmed, if single pictures leave in doubt which cells are filled: art behind a
 * well is read as a stack just as steadily as blocks. A piece that lands on it by the rules distinguishes them, and
 * so does a picture without a doubt; but full rows at the bottom are proven only by a piece that moves over them in
 * such pictures, or lands on them.
 */
export class StackProof {
  private isProven = false;
  /** The last falling piece has landed. */
  private hasLocked = false;
  private hasMoved = false;
  private hasGrown = false;

  /** A piece has landed since the position was found: pictures alone are not all that speaks for the stack. */
  get isLandedOn(): boolean {
    return this.hasGrown;
  }

  /** `isSeenMoving`: the cells are read from the movement on the board. */
  isBorneOut({ doubts }: Observation, { state, events }: Track, isSeenMoving: boolean): boolean {
    for (const { kind } of events) this.note(kind);
    if (state?.game !== 'tetris') return true;
    const hasFloor = floorOf(state.board.masks, state.board.columns) > 0;
    const isClear = isSeenMoving || !doubts.includes('cells not readable');
    const isFloor = this.hasMoved && doubts.length === 0;
    this.isProven ||= (hasFloor ? isFloor : isClear) || isEmpty(state.board.masks);
    return this.isProven;
  }

  private note(kind: EventKind): void {
    if (kind === 'lock') this.isProven = this.hasLocked = this.hasGrown = true;
    if (kind === 'move') this.hasMoved = true;
    if (kind !== 'found' && kind !== 'restart' && kind !== 'spawn') return;
    const goesOn = kind === 'spawn' && this.hasLocked;
    this.isProven &&= goesOn;
    this.hasGrown &&= goesOn;
    this.hasLocked = this.hasMoved = false;
  }
}
