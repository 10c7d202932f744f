import type { Piece } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';

/** Equal readings after which a held piece is accepted. */
const readsToTrust = 2;
/** Equal readings of a held piece that prove a hold box. */
const readsToProve = 3;

/** The held piece by the rules, corrected by the hold box when a new piece falls. */
export class HoldBox {
  /** The game has one: its layout contains one, or a piece was read there repeatedly. */
  exists = false;
  private isInLayout = false;
  private held: Piece | null = null;
  private used = false;
  private read: Piece | null = null;
  private reads = 0;

  get piece(): Piece | null {
    return this.exists ? this.held : null;
  }

  get canTake(): boolean {
    return this.exists && !this.used;
  }

  readBox({ hold, doubts }: TetrisObservation, isInLayout: boolean): void {
    if (this.isInLayout && !isInLayout) this.forget();
    this.isInLayout = isInLayout;
    this.exists ||= isInLayout;
    if (doubts.includes('hold piece not readable')) return;
    this.reads = hold === this.read ? this.reads + 1 : 1;
    this.read = hold;
    this.exists ||= hold !== null && this.reads >= readsToProve;
  }

  /** It shows this piece now, and did not before. */
  hasTaken(piece: Piece, { hold }: TetrisObservation): boolean {
    return hold === piece && this.held !== piece;
  }

  /** Takes the falling piece. Returns the one that comes out; null if it was empty, or does not exist. */
  swapFor(piece: Piece): Piece | null {
    this.exists ||= this.read === piece;
    const before = this.piece;
    this.held = this.exists ? piece : null;
    this.used = true;
    this.read = this.held;
    this.reads = 0;
    return before;
  }

  nextPiece(): void {
    if (this.reads >= readsToTrust) this.held = this.read;
    this.used = false;
  }

  /** The supposed hold box isn't one. */
  private forget(): void {
    this.exists = false;
    this.held = this.read = null;
    this.reads = 0;
  }
}
