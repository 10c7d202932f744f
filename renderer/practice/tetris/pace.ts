/** How fast a game is played, as players compare it: pieces per second and attack per minute. */
import type { PracticeMessages } from '../../../electron/contract/words/practice/practiceMessages.en.ts';
import type { Clock } from './clock.ts';

/** Before that, one piece more or less changes too much. */
const leastMs = 1000;

/** Pieces a second, to two places; 0 in the first second. */
export function paceOf(placed: number, milliseconds: number): string {
  return (milliseconds < leastMs ? 0 : (placed * 1000) / milliseconds).toFixed(2);
}

/** Garbage rows sent in a minute, to one place; 0 in the first second. */
function attackRate(attack: number, milliseconds: number): string {
  return (milliseconds < leastMs ? 0 : (attack * 60_000) / milliseconds).toFixed(1);
}

export function paceFigures(
  { game, attack, elapsed }: Pick<Clock, 'game' | 'attack' | 'elapsed'>,
  words: PracticeMessages,
): [name: string, value: string][] {
  return [
    [words.pace, paceOf(game.locked, elapsed)],
    [words.attack, attackRate(attack, elapsed)],
  ];
}
