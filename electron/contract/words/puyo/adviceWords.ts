/** Advice on Puyo in a language. */
import type { Fact, Silence } from '../../../../engine/puyo/types.ts';
import type { AdviceMessages } from './adviceMessages.ts';

/** A fact within a sentence. */
export function factWords(fact: Fact, { fact: words }: AdviceMessages): string {
  return (words[fact.kind] as (fact: Fact) => string)(fact);
}

/** Why there is no hint. */
export function silenceWords(silence: Silence, { silence: words }: AdviceMessages): string {
  return (words[silence.kind] as (silence: Silence) => string)(silence);
}
