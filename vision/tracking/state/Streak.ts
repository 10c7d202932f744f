import { streakAfter } from '../../../engine/tetris/rules/streak.ts';
import type { Known, Landing } from '../explaining/explanation.ts';
import { cannotMove } from '../explaining/pieceCells.ts';

/** The combo and back-to-back, counted by the rules from clear to clear. */
export class Streak {
  combo = 0;
  backToBack = false;

  /** A piece has locked on the known stack. A T that is enclosed on all sides was turned in: a spin. */
  lock({ placed, cleared }: Landing, { stack, columns }: Known): void {
    if (!placed) return;
    const isSpin = cleared > 0 && placed.location.type === 'T' && cannotMove(stack.board, columns, placed);
    const after = streakAfter(this, { rows: cleared, spin: isSpin ? 'full' : 'none' });
    this.combo = after.combo;
    this.backToBack = after.backToBack;
  }

  /** Locks may have been missed, or all of it was another game. */
  forget(what: 'combo' | 'all'): void {
    this.combo = 0;
    if (what === 'all') this.backToBack = false;
  }
}
