import type { Piece } from '../../engine/tetris/types.ts';

/** Equal readings after which a preview that has changed is believed: it may have been caught growing. */
const readsToTrust = 2;
/** Equal readings after which a preview is believed that looks as before, or other than the rules say. */
const readsToTrustRepetition = 5;

/** After a piece came that was not the one announced, so many must come as announced. */
const hitsToRedeem = 3;

/** The pieces announced by the previews, as far as they can be relied on. */
export class PreviewQueue {
  /** The pieces after the falling one, as the previews have it. */
  private announced: readonly Piece[] = [];
  /** Pieces in a row that came as announced. */
  private hits = hitsToRedeem;
  private lastRead: readonly Piece[] = [];
  private reads = 0;
  /** What the previews showed before the falling piece appeared; null: not known. */
  private before: readonly Piece[] | null = null;
  private settled = false;

  /** The pieces after the falling one; none while the previews name others than then come. */
  get ahead(): readonly Piece[] {
    return this.hits >= hitsToRedeem ? this.announced : [];
  }

  /** The piece that the previews name as the one after the falling one. */
  get expected(): Piece | null {
    return this.ahead[0] ?? null;
  }

  see(next: readonly Piece[]): void {
    this.reads = equal(next, this.lastRead) ? this.reads + 1 : 1;
    this.lastRead = next;
  }

  /**
   * The previews have moved on by one while the falling piece looked as before: it has locked. A single
   * preview is too weak a sign for that.
   */
  get hasShifted(): boolean {
    return (
      this.settled &&
      this.ahead.length > 1 &&
      this.reads >= readsToTrust &&
      equal(this.lastRead.slice(0, this.ahead.length - 1), this.ahead.slice(1)) &&
      this.lastRead.length === this.ahead.length &&
      !equal(this.lastRead, this.ahead)
    );
  }

  /** They can be relied on, and show something else than before, by however little. */
  get hasMoved(): boolean {
    const { ahead, lastRead, reads } = this;
    const isRead = this.settled && reads >= readsToTrust && lastRead.length > 0;
    return isRead && ahead.length > 0 && !equal(lastRead, ahead);
  }

  /** A new piece falls: the queue moves on where it had named that piece, and is forgotten otherwise. */
  shift(piece: Piece): void {
    const [named, ...rest] = this.announced;
    if (named) this.hits = named === piece ? this.hits + 1 : 0;
    this.before = this.settled ? this.announced : null;
    this.announced = named === piece ? rest : [];
    this.settled = false;
    this.trust();
  }

  /** What was announced before is void; equal readings go on being counted. */
  forget(): void {
    this.announced = [];
    this.before = null;
    this.settled = false;
  }

  /**
   * Takes over what the previews show for the piece that falls now. True where something has changed by it.
   * Not to be asked while the piece may have locked: the previews may have moved on already.
   */
  trust(): boolean {
    const { lastRead, announced, before } = this;
    const continues = equal(lastRead.slice(0, announced.length), announced);
    if (lastRead.length === 0 || (this.settled && !continues)) return false;
    const doubtful = !continues || (before !== null && equal(lastRead, before));
    if (this.reads < (doubtful ? readsToTrustRepetition : readsToTrust)) return false;
    const changes = !continues || lastRead.length > announced.length;
    if (changes) this.announced = lastRead;
    this.settled = true;
    return changes;
  }
}

function equal(a: readonly Piece[], b: readonly Piece[]): boolean {
  return a.length === b.length && a.every((piece, index) => piece === b[index]);
}
