import type { EventKind, Layout, Track } from '../types.ts';

/** Found so surely, a board needs no more than a legal position on it. */
const sureConfidence = 0.9;

/** What only a game does to a board. */
const changes: readonly EventKind[] = ['move', 'spawn', 'lock', 'hold'];

/**
 * A board that is not trusted yet. No picture proves it, but what happens there does: a position that leads to
 * the next one by the rules, in which every other cell stays as it was.
 */
export class Trial {
  private needed: number;
  /** The piece that fell before the board was lost. */
  private readonly pieceBefore: number;

  /** `needed`: legal changes after the first legal position. */
  constructor(needed: number, pieceBefore: number) {
    this.needed = needed;
    this.pieceBefore = pieceBefore;
  }

  static of({ confidence }: Layout, pieceBefore: number): Trial {
    return new Trial(confidence >= sureConfidence ? 0 : 1, pieceBefore);
  }

  /** Whether the board is proven now. */
  passes({ state, events, piece }: Pick<Track, 'state' | 'events' | 'piece'>): boolean {
    const kinds = events.map(({ kind }) => kind);
    const goesOn = kinds.includes('found') && piece > 0 && piece === this.pieceBefore;
    if (kinds.some((kind) => changes.includes(kind))) this.needed--;
    return state !== null && (goesOn || this.needed <= 0);
  }
}
