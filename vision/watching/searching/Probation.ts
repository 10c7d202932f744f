import { slant } from '../../grids.ts';
import { isCommon } from '../../locating/network/gridScore.ts';
import { trust } from '../../trust.ts';
import type { EventKind, Layout, Track } from '../../types.ts';

/**
 * The number of legal changes after the first legal position that prove a board, by its confidence: if there was
 * hardly any evidence for it, something beside it can look like a moving piece for a while.
 */
const demands = [
  { from: trust.sureEnoughToDraw, changes: 0 },
  { from: trust.provenByOneChange, changes: 1 },
  { from: 0, changes: 4 },
] as const;

/** Changes that only a game makes. */
const changes: readonly EventKind[] = ['move', 'spawn', 'lock', 'hold'];

/**
 * The cells of an unlikely board whose sides differ by more than this, as a logarithm, are probably others, and moves
 * look legal in wrong cells as well: such a board has to be measured by its movement, which shows other numbers of cells.
 */
const oblong = 0.1;

/** The number for a board with this confidence and these cells; Infinity if changes alone can't prove it. */
export function demandOf(layout: Layout): number {
  const { confidence } = layout;
  const mayBeOthers = slant(layout) > oblong || (layout.game === 'puyo' && !isCommon(layout));
  if (confidence < trust.likelierThanNot && mayBeOthers) return Infinity;
  return demands.find((one) => confidence >= one.from)!.changes;
}

/**
 * A board that is not trusted yet. No picture proves it, but its events do: a position that leads to the next one by
 * the rules, while every other cell is unchanged.
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
   * Whether the board is proven now. `isMeasured`: the movement on it is in steps of exactly its cells, which
   * confirms the place, so that a single legal change is enough.
   */
  passes({ state, events, piece }: Pick<Track, 'state' | 'events' | 'piece'>, isMeasured: boolean): boolean {
    const kinds = events.map(({ kind }) => kind);
    const goesOn = kinds.includes('found') && piece > 0 && piece === this.pieceBefore;
    if (isMeasured) this.needed = Math.min(this.needed, 1);
    if (kinds.some((kind) => changes.includes(kind))) this.needed--;
    return state !== null && (goesOn || this.needed <= 0);
  }
}
