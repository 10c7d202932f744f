/** What the engine has said, in the player's language. */
import { colourWords, describe } from '../../../engine/puyo/advice/words.ts';
import type { Candidate, Pair, Words } from '../../../engine/puyo/types.ts';
import type { PuyoMessages } from '../words/puyoMessages.ts';

/** More would not be read while a pair falls. */
const mostFacts = 3;

export function said(text: Words, { language }: PuyoMessages): string {
  return text[language];
}

export function pairWords({ axis, child }: Pair, messages: PuyoMessages): string {
  return messages.pair(said(colourWords[axis], messages), said(colourWords[child], messages));
}

/** What a candidate is for; one that fires before its time isn't told to fire now. */
export function roleWords({ role, facts }: Candidate, { role: words }: PuyoMessages): string {
  return words[facts.some(({ kind }) => kind === 'early') ? 'early' : role];
}

/** One line for each fact, the most telling first. */
export function factWords({ facts }: Candidate, messages: PuyoMessages): string[] {
  return facts.slice(0, mostFacts).map((fact) => capitalised(said(describe(fact), messages)));
}

function capitalised(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
