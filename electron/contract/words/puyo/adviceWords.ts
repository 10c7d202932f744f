/** Advice on Puyo in a language. */
import type { Fact, Silence, Placement, PuyoColour } from '../../../../engine/puyo/types.ts';

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

/** A fact within a sentence. */
export function factWords(fact: Fact, { fact: words }: AdviceMessages): string {
  return (words[fact.kind] as (fact: Fact) => string)(fact);
}

/** Why there is no hint. */
export function silenceWords(silence: Silence, { silence: words }: AdviceMessages): string {
  return (words[silence.kind] as (silence: Silence) => string)(silence);
}
