import { explain, stackOf, type Explanation, type Known } from './explanation.ts';
import { sameMasks, type Masks } from './masks.ts';

/**
 * A landing that was reported while rows were vanishing: the settled rows may show that the piece landed at another
 * place.
 */
export class UnsettledLanding {
  /** The known position before it. */
  private before: Known | null = null;

  /** The piece of `before` has locked; `inFlux`: full rows are still on the screen. */
  start(before: Known, inFlux: boolean): void {
    this.before = inFlux ? before : null;
  }

  /** The same falling piece over the stack of another landing, if exactly that is visible. */
  amended(known: Known, filled: Masks): Explanation | null {
    if (known.stack.views.length === 1) this.before = null;
    if (!this.before || !known.piece) return null;
    const other = explain(this.before, filled, known.piece);
    if (other?.kind !== 'next' || other.inFlux || other.piece !== known.piece) return null;
    return { kind: 'same', location: other.location, stack: stackOf(other.landing.stack.board) };
  }
}

/** The explanation corrects the landing place of a piece. */
export const amends = (explanation: Explanation, { stack }: Known): boolean =>
  explanation.kind === 'same' && !explanation.garbage && !sameMasks(explanation.stack.board, stack.board);
