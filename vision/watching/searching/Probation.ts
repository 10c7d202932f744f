import { trust } from '../../trust.ts';
import type { EventKind, Layout, Track } from '../../types.ts';

/**
 * So many legal changes after the first legal position prove a board, by how surely it was found: where hardly anything
 * spoke for it, what lies beside it can look like a piece that moves for a while.
 */
const demands = [
  { from: trust.sureEnoughToDraw, changes: 0 },
  { from: trust.provenByOneChange, changes: 1 },
  { from: 0, changes: 4 },
] as const;

/** What only a game does to a board. */
const changes: readonly EventKind[] = ['move', 'spawn', 'lock', 'hold'];

/** How many a board asks for that was found so surely. */
export const demandOf = ({ confidence }: Layout): number =>
  demands.find((one) => confidence >= one.from)!.changes;

/**
 * A board that is not trusted yet. No picture proves it, but what happens there does: a position that leads to
 * the next one by the rules, in which every other cell stays as it was.
 */
export class Probation {
  private needed: number;
  /** The piece that fell before the board was lost. */
  private readonly pieceBefore: number;

  /** `needed`: legal changes after the first legal position. */
  constructor(needed: number, pieceBefore: number) {
    this.needed = needed;
    this.pieceBefore = pieceBefore;
  }

  static of(layout: Layout, pieceBefore: number): Probation {
    return new Probation(demandOf(layout), pieceBefore);
  }

  /**
   * Whether the board is proven now. `isMeasured`: what moves on it does so in steps of its very cells, which bears out
   * the place, so that a single legal change is enough.
   */
  passes({ state, events, piece }: Pick<Track, 'state' | 'events' | 'piece'>, isMeasured: boolean): boolean {
    const kinds = events.map(({ kind }) => kind);
    const goesOn = kinds.includes('found') && piece > 0 && piece === this.pieceBefore;
    if (isMeasured) this.needed = Math.min(this.needed, 1);
    if (kinds.some((kind) => changes.includes(kind))) this.needed--;
    return state !== null && (goesOn || this.needed <= 0);
  }
}
