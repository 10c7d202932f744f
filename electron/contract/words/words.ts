/** What the data says, in the player's language. */
import type { ClearOutlook } from '../../../engine/protocol/solver/clearing.ts';
import type { Candidate } from '../../../engine/tetris/types.ts';
import type { Observation } from '../../../vision/types.ts';
import type { Messages } from './messages.en.ts';

/** One line holds two facts. */
const mostFacts = 2;

/** Which piece goes where: "T to columns 4–6". */
export function placeWords(
  { placement, cells, useHold }: Pick<Candidate, 'placement' | 'cells' | 'useHold'>,
  { hint }: Messages,
): string {
  const columns = cells.map(([x]) => x + 1);
  const say = useHold ? hint.placeAfterHold : hint.place;
  return say(placement.location.type, Math.min(...columns), Math.max(...columns));
}

/** The same for a voice: "T to columns 4 to 6". */
export function spokenWords(
  { placement, cells, useHold }: Pick<Candidate, 'placement' | 'cells' | 'useHold'>,
  { hint }: Messages,
): string {
  const columns = cells.map(([x]) => x + 1);
  const say = useHold ? hint.spokenAfterHold : hint.spoken;
  return say(placement.location.type, Math.min(...columns), Math.max(...columns));
}

/** Why, in one line. `columns` of the board. */
export function whyWords({ facts }: Pick<Candidate, 'facts'>, columns: number, messages: Messages): string {
  return messages.sentence(
    facts.slice(0, mostFacts).map(({ kind, value }) => messages.reason[kind](value, columns)),
  );
}

/** Whether the board can be cleared to the last, and how much of what may come allows it: never all of it or nothing, where it depends. */
export function clearWords(
  { answer, lines, pieces, solved, total }: ClearOutlook,
  { hint }: Messages,
): string {
  const { possible, depends, impossible } = hint.clear;
  if (answer === 'impossible') return impossible(pieces);
  if (answer === 'possible') return possible(lines, pieces);
  return depends(Math.min(99, Math.max(1, Math.round((100 * solved) / total))));
}

/** What a second place is good for, and where it is. */
export function secondWords(second: Candidate, messages: Messages): string {
  const { safe, clears, other } = messages.hint.second;
  const say = second.role === 'safe' ? safe : second.role === 'clears' ? clears : other;
  return say(placeWords(second, messages));
}

/** Where not to put the piece, and what would come of it. */
export function notHereWords(notHere: Candidate, columns: number, messages: Messages): string {
  const holes = notHere.facts.filter(({ kind }) => kind === 'makesHoles');
  return messages.hint.notHere(
    placeWords(notHere, messages),
    whyWords({ ...notHere, facts: holes }, columns, messages),
  );
}

/** What keeps the reading from being sure, without repeats. */
export function doubtWords(observation: Observation | null, { doubt, puyo }: Messages): string[] {
  const said = observation?.game === 'puyo' ? { ...doubt, ...puyo.doubt } : doubt;
  return [...new Set(observation?.doubts ?? [])].map((name) => said[name]);
}
