/** What the engine has said, in the player's language. */
import type { Candidate, Pair } from '../../../engine/puyo/types.ts';
import { factWords } from '../../../electron/contract/words/puyo/adviceWords.ts';
import type { PuyoMessages } from '../../../electron/contract/words/puyoMessages.en.ts';

/** More would not be read while a pair falls. */
const mostFacts = 3;

export function pairWords({ axis, child }: Pair, { pair, advice: { colours } }: PuyoMessages): string {
  return pair(colours[axis], colours[child]);
}

/** What a candidate is for; one that fires before its time isn't advised to fire now, nor one that starts no chain. */
export function roleWords({ role, facts }: Candidate, { role: words }: PuyoMessages): string {
  if (facts.some(({ kind }) => kind === 'early')) return words.early;
  const pops = facts.some((fact) => fact.kind === 'fires' && fact.steps === 1);
  return words[role === 'fire' && pops ? 'pop' : role];
}

/** One line for each fact, the most telling first. */
export function factLines({ facts }: Candidate, { advice }: PuyoMessages): string[] {
  return facts.slice(0, mostFacts).map((fact) => capitalised(factWords(fact, advice)));
}

function capitalised(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
