/** What is said of the engine's advice on Puyo. */
import type { Fact, Placement, PuyoColour, Silence } from '../../../../engine/puyo/types.ts';

/** What is said of each kind of thing. */
type ByKind<Thing extends { kind: string }> = {
  [Kind in Thing['kind']]: (thing: Extract<Thing, { kind: Kind }>) => string;
};

export interface AdviceMessages {
  colours: Record<PuyoColour, string>;
  /** Pattern and column, as the thesis of 2018 says it. */
  place: (placement: Placement) => string;
  /** The same within a sentence. */
  placeWithin: (placement: Placement) => string;
  /** What speaks for a place, or against it. */
  fact: ByKind<Fact>;
  /** Several facts as one line; '' of none. */
  facts: (facts: readonly string[]) => string;
  /** Why there is no hint. */
  silence: ByKind<Silence>;
}

/** Of two columns the left one. */
export const leftColumn = ({ column, direction }: Placement): number =>
  direction === 'left' ? column - 1 : column;
