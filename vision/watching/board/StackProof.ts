import { floorOf, isEmpty } from '../../tracking/explaining/masks.ts';
import type { EventKind, Observation, Track } from '../../types.ts';

/**
 * Whether what lies on a board is borne out, where single pictures leave in doubt which cells are filled: art behind a
 * well reads as a stack just as steadily as blocks do. A piece that comes to rest on it as the rules have it tells them
 * apart, and so does a picture that leaves nothing in doubt; but full rows at the bottom are proven only by a piece that moves
 * over them in such pictures, or lands on them.
 */
export class StackProof {
  private isProven = false;
  /** The piece that fell last has come to rest. */
  private hasLocked = false;
  private hasMoved = false;

  /** `isSeenMoving`: the cells are told by what has moved on the board. */
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
    if (kind === 'lock') this.isProven = this.hasLocked = true;
    if (kind === 'move') this.hasMoved = true;
    if (kind !== 'found' && kind !== 'restart' && kind !== 'spawn') return;
    const goesOn = kind === 'spawn' && this.hasLocked;
    this.isProven &&= goesOn;
    this.hasLocked = this.hasMoved = false;
  }
}
